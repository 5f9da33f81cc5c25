/** An estimate of a player's strength and its uncertainty, in the scale of a system. */
export interface Rating {
  /** The mean. */
  readonly mean: number;
  /** The standard deviation of the estimate. */
  readonly deviation: number;
  /** The expected fluctuation of the strength itself (Glicko-2); absent in systems without it. */
  readonly volatility?: number;
}

/** The ratings of a side before a game, and its result. */
export interface RatedSide {
  readonly ratings: readonly Rating[];
  /** 1 is best; equal sides share a rank. */
  readonly rank: number;
}

/**
 * A way to estimate the strengths of players from results. Pure: the same input gives the same output, to the last
 * bit.
 */
export interface RatingSystem {
  /** The estimate for a newcomer. */
  readonly initial: Rating;
  /** Whether a game with these numbers of players per side can be rated. */
  takes(sizes: readonly number[]): boolean;
  /** The ratings of the players after a game, by side, in their order. */
  after(sides: readonly RatedSide[]): readonly (readonly Rating[])[];
  /** A rating after a pause, in milliseconds since the player's last game: as certain as before, or less. */
  rested(rating: Rating, pause: number): Rating;
  /** The probabilities of the sides to win before a game, from 0 to 1; their sum is 1. */
  chances(sides: readonly (readonly Rating[])[]): readonly number[];
  /** The number by which lists are sorted, higher is better: a lower bound of the estimate. */
  shown(rating: Rating): number;
}
