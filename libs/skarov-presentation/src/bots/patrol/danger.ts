import { onceFor } from '#kernel';
import { dangerFrom, sum, testValue, zoneAt, type Actor, type Menace, timesGranted } from '#skirmish-presentation';
import type { SpaceId, ZoneId } from '#skirmish';
import { passChance } from '#skirmish/dice';
import { type Trap, villainSheet } from '#skarov/queries';
import type { Outlook } from '../outlook.js';
import { powersOf } from './open-powers.js';
import { costOfHarm, pressureOf } from './stakes.js';

const menacesOf = onceFor((outlook: Outlook): Menace[] => {
  const share = pressureOf(outlook) / Math.max(1, outlook.ours.length) ** 0.5;
  return outlook.foes
    .filter(({ sheetId }) => outlook.isControlOpen || villainSheet(sheetId).rank !== 'MASTER')
    .map((foe) => ({
      foe,
      ranged: timesGranted(powersOf(outlook, foe), 'RANGED_ATTACKS') > 0,
      attacks: Math.max(1, villainSheet(foe.sheetId).actions - 0.7),
      zones: foe.speed,
      share,
    }));
});

/** The expected cost for a hero on a space of villains, and of traps at the end of the turn. */
export function dangerAt(outlook: Outlook, actor: Actor, spaceId: SpaceId): number {
  const harm = costOfHarm(outlook, actor.figure);
  const zone = zoneAt(outlook.ground, spaceId);
  const traps = trapsOf(outlook).filter(({ on, zones }) => on.turnEnd && zones.includes(zone));
  return dangerFrom(outlook.villainGround, menacesOf(outlook), actor, spaceId, harm) + costOfTraps(actor, traps, harm);
}

/** The cost for a hero of the traps that it sets off in a zone (SKAROV-TILE-13). */
export const costOfEntering = (outlook: Outlook, actor: Actor, zone: ZoneId): number =>
  costOfTraps(
    actor,
    trapsOf(outlook).filter(({ on }) => on.zoneEntered?.zone === zone),
    costOfHarm(outlook, actor.figure),
  );

/** The traps of the base that work: one whose test is closed does not (SKAROV-TILE-13). */
const trapsOf = onceFor(({ rooms, view }: Outlook): Trap[] =>
  rooms
    .flatMap(({ traps }) => traps)
    .filter(({ test }) => !view.tests.some(({ testId, closed }) => closed && testId === test?.id)),
);

const costOfTraps = (actor: Actor, traps: readonly Trap[], harm: number): number =>
  sum(
    traps.map(({ test, do: effects }) => {
      const damage = sum(effects.map((effect) => effect.damage?.points ?? 0.5));
      return (1 - bestChance(actor, test)) * damage * harm;
    }),
  );

/** The chance of a hero to pass the test of a trap, by its best characteristic. */
const bestChance = (actor: Actor, test: Trap['test']): number =>
  Math.max(
    0,
    ...(test?.offers ?? []).map(({ characteristic, difficulty }) =>
      passChance(difficulty + actor.testDice, testValue(actor, characteristic)),
    ),
  );
