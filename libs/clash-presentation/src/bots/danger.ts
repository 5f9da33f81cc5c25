import { onceFor } from '#kernel';
import { dangerFrom, type Actor, type Menace, timesGranted } from '#skirmish-presentation';
import type { SpaceId } from '#skirmish';
import { powersOf } from './open-powers.js';
import { heroOf, type Outlook } from './outlook.js';
import { costOfHarm } from './stakes.js';

const menacesOf = onceFor((outlook: Outlook): Menace[] => {
  // A villain has one attack for all: the more targets, the less falls to each.
  const targets = Math.max(1, outlook.standing.filter(({ kind }) => kind !== 'VILLAIN').length);
  return outlook.foes.map((foe) => {
    const hero = heroOf(outlook, foe.figureId);
    const villain = foe.kind === 'VILLAIN';
    return {
      foe,
      ranged: timesGranted(powersOf(outlook, foe), 'RANGED_ATTACKS') > 0,
      attacks: villain ? 1 : hero?.activated === true ? 0.5 : 1.2,
      zones: foe.speed,
      share: villain ? 1 / targets ** 0.5 : 0.6,
    };
  });
});

/** The expected cost for an actor on a space of those who may strike at it. */
export const dangerAt = (outlook: Outlook, actor: Actor, spaceId: SpaceId): number =>
  dangerFrom(outlook.ground, menacesOf(outlook), actor, spaceId, costOfHarm(outlook, actor.figure));
