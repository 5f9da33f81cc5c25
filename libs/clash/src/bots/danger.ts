import { onceFor } from '#kernel';
import type { SpaceId } from '#skirmish';
import type { Actor } from './actor.js';
import { isBeside, zonesBetween } from './ground.js';
import { hitChance } from './odds.js';
import { powersOf, timesGranted } from './open-powers.js';
import { heroOf, sum, type Outlook, type Standing } from './outlook.js';
import { costOfHarm } from './stakes.js';

/** How a figure of the other side, or of the villain, may strike before this side acts again. */
interface Menace {
  readonly foe: Standing;
  readonly ranged: boolean;
  /** Attacks that it may have. */
  readonly attacks: number;
  /** Zones that it may come nearer. */
  readonly zones: number;
}

const menacesOf = onceFor((outlook: Outlook): Menace[] =>
  outlook.foes.map((foe) => {
    const hero = heroOf(outlook, foe.figureId);
    const villain = foe.kind === 'VILLAIN';
    return {
      foe,
      ranged: timesGranted(powersOf(outlook, foe), 'RANGED_ATTACKS') > 0,
      attacks: villain ? 1 : hero?.activated === true ? 0.5 : 1.2,
      zones: foe.speed,
    };
  }),
);

/** What whoever may strike at an actor on a space is likely to cost it. */
export function dangerAt(outlook: Outlook, actor: Actor, spaceId: SpaceId): number {
  const harm = costOfHarm(outlook, actor.figure);
  // A villain has one attack for all: the more targets, the less falls to each.
  const targets = Math.max(1, outlook.standing.filter(({ kind }) => kind !== 'VILLAIN').length);
  const attacks = menacesOf(outlook).map((menace) => {
    const share = menace.foe.kind === 'VILLAIN' ? 1 / targets ** 0.5 : 0.6;
    return share * menace.attacks * reaches(outlook, menace, spaceId) * hitChanceOf(menace, actor);
  });
  return 0.7 * harm * sum(attacks);
}

const hitChanceOf = ({ foe }: Menace, { defense }: Actor): number => hitChance(foe.combatDice, foe.powerDice, defense);

/** How likely it is that a foe gets at a space, from 0 to 1. */
function reaches({ ground }: Outlook, { foe, ranged, zones }: Menace, spaceId: SpaceId): number {
  if (isBeside(ground, foe.spaceId, spaceId)) return 1;
  const away = zonesBetween(ground, foe.spaceId, spaceId) - (ranged ? 1 : 0);
  if (away <= zones) return 0.8;
  return away <= 2 * zones ? 0.25 : 0.05;
}
