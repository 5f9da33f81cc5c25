import type { Fighter } from './battle.js';

/** How far a hero is from being out; `undefined` stands for figures that fall when their health is used up. */
export interface Endurance {
  /** Wound cards in hand. */
  readonly wounds: number;
  /** Wound cards that have been played and will come back. */
  readonly laid: number;
  /** Wound cards in hand that put it out. */
  readonly woundLimit: number;
}

/** Damage that a figure can still take before it is out, as a guess; 1 at least. */
export function lifeLeft({ health, damage }: Fighter, endurance: Endurance | undefined): number {
  if (!endurance) return Math.max(1, health - damage);
  const { wounds, laid, woundLimit } = endurance;
  return Math.max(1, (woundLimit - wounds - laid) * health - damage);
}

/**
 * The weight of one more damage on a hero that has `taken` some: it counts once it makes a wound this turn; what goes
 * beyond that waits for another (CLASH-169, CLASH-170, SKAROV-WND-01 to SKAROV-WND-03).
 */
export function urgency({ health, damage }: Fighter, endurance: Endurance | undefined, taken = 0): number {
  if (!endurance) return 1;
  const after = damage + taken + 1;
  const last = endurance.wounds >= endurance.woundLimit - 1;
  if (after < health) return 1;
  if (after > health) return 0.6;
  return last ? 2.5 : 1.3;
}
