import type { Seat } from './seat.js';

/** A part of a seat's points, by a code of the ruleset. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
}

/** How a seat did, in a game that is over. */
export interface Placing {
  readonly seat: Seat;
  /** 1 is best; equal ranks are shared. */
  readonly rank: number;
  readonly points: number;
  /** Where the points come from; their sum is `points`. */
  readonly parts: readonly ScorePart[];
}
