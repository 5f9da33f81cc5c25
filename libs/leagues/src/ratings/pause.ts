import type { Rating } from './rating-system.js';

/** The growth of uncertainty about players who pause. */
export interface Pausing {
  /** The length of a rating period in days; by default 30. */
  readonly period: number | undefined;
  /** The growth in each period, as a standard deviation. */
  readonly growth: number;
  /** The most that it grows to: the uncertainty about a newcomer. */
  readonly most: number;
}

/** A rating after whole rating periods without a game. */
export function afterPause(rating: Rating, pause: number, { period = 30, growth, most }: Pausing): Rating {
  const periods = Math.floor(pause / (period * 86_400_000));
  if (periods < 1 || rating.deviation >= most) return rating;
  return { ...rating, deviation: Math.min(most, Math.sqrt(rating.deviation ** 2 + periods * growth ** 2)) };
}
