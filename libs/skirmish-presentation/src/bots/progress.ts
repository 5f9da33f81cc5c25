import type { Amount, Condition } from '#skirmish/content/vocabulary';
import { sum } from './battle.js';

/** Steps that a condition seems away that cannot be counted here. */
const UNKNOWN = 3;

/** The part of the game that a bot reads for a condition, before or after a possible happening. */
export interface Reading {
  /** A number of the game; `undefined` where it cannot be read. */
  readonly measure: (amount: Amount) => number | undefined;
  /** Steps until a condition holds that only one game has, or that speaks of articles; `undefined` for others. */
  readonly further: (condition: Condition) => number | undefined;
  readonly isOpen: (doorId: string) => boolean;
}

/**
 * How far a condition is from holding, in steps: 0 when it holds. Each count that is missing is a step, of several ways
 * the shortest counts.
 */
export function stepsLeft(condition: Condition, reading: Reading): number {
  const { atLeast, atMost, and, or, not, doorOpen } = condition;
  const inner = (one: Condition): number => stepsLeft(one, reading);
  if (atLeast) return Math.max(0, atLeast.number - (reading.measure(atLeast.what) ?? -UNKNOWN));
  if (atMost) return Math.max(0, (reading.measure(atMost.what) ?? 0) - atMost.number);
  if (and) return sum(and.map(inner));
  if (or) return Math.min(...or.map(inner));
  if (not) return inner(not) > 0 ? 0 : UNKNOWN;
  if (doorOpen !== undefined) return reading.isOpen(doorOpen) ? 0 : 1;
  return reading.further(condition) ?? UNKNOWN;
}

/** The part of the way to a condition that a happening goes, from 0 to 1; of several ways the one that it helps most. */
export function advanceOf(condition: Condition, before: Reading, after: Reading): number {
  const left = stepsLeft(condition, before);
  if (left === 0) return 0;
  if (condition.or) return Math.max(...condition.or.map((way) => advanceOf(way, before, after)));
  return (left - stepsLeft(condition, after)) / left;
}
