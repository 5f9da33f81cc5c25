/** How far counts are from being equal. */
export interface Spread {
  /** Pearson's statistic: the sum of (count − mean)² / mean. */
  readonly chiSquare: number;
  /** One less than there are counts. */
  readonly freedom: number;
  /**
   * The same in standard deviations, about normal where chance is fair (Wilson and Hilferty, 1931): beyond 3.3 in one of a thousand
   * runs on either side.
   */
  readonly deviations: number;
}

/** The spread of counts that should be equal. Throws a RangeError for fewer than two. */
export function spreadOf(counts: ArrayLike<number>): Spread {
  const { length } = counts;
  if (length < 2) throw new RangeError('Two counts at least can be compared.');
  const all = Array.from(counts);
  const mean = all.reduce((sum, count) => sum + count, 0) / length;
  const chiSquare = all.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = length - 1;
  const step = 2 / (9 * freedom);
  return { chiSquare, freedom, deviations: (Math.cbrt(chiSquare / freedom) - (1 - step)) / Math.sqrt(step) };
}
