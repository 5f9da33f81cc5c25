/** The middle value; the mean of the middle two. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.');
  return (low + high) / 2;
}

/** The smallest value that is not below the share `share` of all values: 0.99 gives the 99th percentile. Throws without values. */
export function quantile(values: readonly number[], share: number): number {
  const value = values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(share * values.length) - 1)];
  if (value === undefined) throw new RangeError('There is no quantile of nothing.');
  return value;
}
