/** How strong somebody is thought to be, and how sure that is, in the numbers of a system. */
export interface Rating {
  /** The mean. */
  readonly mean: number;
  /** The standard deviation of what is not known. */
  readonly deviation: number;
  /** How much the strength itself is expected to change (Glicko-2); absent where a system has no such number. */
  readonly volatility?: number;
}

/** What sides of a game bring to it, and how they did. */
export interface RatedSide {
  readonly ratings: readonly Rating[];
  /** 1 is best; equals share a rank. */
  readonly rank: number;
}

/** A way to learn from results how strong players are. Pure: the same numbers give the same numbers, to the last bit. */
export interface RatingSystem {
  /** What somebody is thought to be of whom nothing is known. */
  readonly initial: Rating;
  /** Whether a game of so many sides, with so many players each, can be rated. */
  takes(sizes: readonly number[]): boolean;
  /** What is thought of the players after a game, by side, in their order. */
  after(sides: readonly RatedSide[]): readonly (readonly Rating[])[];
  /** How likely each of several sides was to win, from 0 to 1, before anything was played; together 1. */
  chances(sides: readonly (readonly Rating[])[]): readonly number[];
  /** The number that lists are sorted by, the higher the better: what somebody is at least, as far as is known. */
  shown(rating: Rating): number;
}
