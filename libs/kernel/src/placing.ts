import type { Localized } from './locale.js';
import type { Seat } from './seat.js';

/** A part of a seat's points, by a code of the ruleset. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
}

/** What people call a part of a score, and the rule that counts it. */
export interface ScorePartWords extends Localized {
  readonly ruleId?: string;
}

/** The name of a part of a score in both languages, with the rule that counts it. */
export const scoredBy = (ruleId: string, en: string, fr: string): ScorePartWords => ({ en, fr, ruleId });

/** The result of a seat in a game that is over. */
export interface Placing {
  readonly seat: Seat;
  /** 1 is best; equal ranks are shared. */
  readonly rank: number;
  readonly points: number;
  /** Where the points come from; their sum is `points`. */
  readonly parts: readonly ScorePart[];
}

/** Points may be fractions: their parts add up to within floating-point error. */
const close = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/**
 * The fault in the placings of these seats; `undefined` when they are whole: each seat once, by rank, then seat;
 * no rank below 1; points that are the sum of their parts.
 */
export function wrongWithPlacings(
  placings: readonly Placing[],
  seats: readonly { readonly seat: Seat }[],
): string | undefined {
  const placed = placings.map(({ seat }) => seat).sort((a, b) => a - b);
  if (String(placed) !== String(seats.map(({ seat }) => seat))) {
    return `are those of the seats ${placed.join(', ')}, each of which should be there once`;
  }
  for (const [index, { seat, rank, points, parts }] of placings.entries()) {
    const before = placings[index - 1];
    if (!Number.isInteger(rank) || rank < 1) return `give seat ${seat} the rank ${rank}`;
    if (before && (before.rank - rank || before.seat - seat) > 0) return 'are not sorted by rank, then seat';
    const sum = parts.reduce((total, part) => total + part.points, 0);
    // Not a number is close to nothing.
    if (!close(sum, points)) return `give seat ${seat} ${points} points and parts that come to ${sum}`;
  }
  return undefined;
}
