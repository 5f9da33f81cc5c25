import type { SpaceId } from '#skirmish';
import { hitChance } from '#skirmish/dice';
import type { Actor } from './actor.js';
import { sum, type Fighter } from './battle.js';
import { isBeside, zonesBetween, type Ground } from './ground.js';

/** How a figure of the other side may strike before this side acts again. */
export interface Menace {
  readonly foe: Fighter;
  readonly ranged: boolean;
  /** Attacks that it may have. */
  readonly attacks: number;
  /** Zones that it may come nearer. */
  readonly zones: number;
  /** The part of its attacks that falls to one target. */
  readonly share: number;
}

/**
 * The expected cost for an actor on a space of those who may strike at it.
 * @param ground with the doors that the foes pass.
 * @param harm the cost of one damage.
 */
export function dangerFrom(
  ground: Ground,
  menaces: readonly Menace[],
  actor: Actor,
  spaceId: SpaceId,
  harm: number,
): number {
  const strikes = menaces.map(
    (menace) => menace.share * menace.attacks * reaches(ground, menace, spaceId) * hitChanceOf(menace, actor),
  );
  return 0.7 * harm * sum(strikes);
}

const hitChanceOf = ({ foe }: Menace, { defense }: Actor): number => hitChance(foe.combatDice, foe.powerDice, defense);

/** How likely it is that a foe gets at a space, from 0 to 1. */
function reaches(ground: Ground, { foe, ranged, zones }: Menace, spaceId: SpaceId): number {
  if (isBeside(ground, foe.spaceId, spaceId)) return 1;
  const away = zonesBetween(ground, foe.spaceId, spaceId) - (ranged ? 1 : 0);
  if (away <= zones) return 0.8;
  return away <= 2 * zones ? 0.25 : 0.05;
}
