import type { Edge } from './edge.js';
import { Matcher } from './matcher.js';

/** A matching of all vertices. */
export interface BestMatching {
  /** The partner of each. */
  readonly mates: readonly number[];
  /** By the index of each edge, whether it may be in a best matching: no best one has another. */
  readonly tight: readonly boolean[];
}

/**
 * Makes as many pairs as possible, and among such matchings chooses one with the greatest sum of weights. Weights are
 * whole numbers of any size, so that a list of criteria in order of priority fits into one. The time is O(n³). The
 * choice among equal matchings must not change: pairings of arenas are stored, and decided again.
 * @param count the number of vertices, numbered from 0.
 * @param edges each pair at most once.
 * @returns the partner of each; null for none.
 */
export function heaviestMatching(count: number, edges: readonly Edge[]): readonly (number | null)[] {
  if (edges.length === 0) return Array.from({ length: count }, () => null);
  return new Matcher(count, edges, false).solve();
}

/**
 * Pairs all of them, with the greatest sum of weights; undefined where one would be left unpaired. The choice among
 * equal matchings is unspecified.
 */
export function bestMatching(count: number, edges: readonly Edge[]): BestMatching | undefined {
  if (edges.length === 0) return count === 0 ? { mates: [], tight: [] } : undefined;
  const matcher = new Matcher(count, edges, true);
  const mates = matcher.solve().filter((mate) => mate !== null);
  return mates.length === count ? { mates, tight: matcher.tight() } : undefined;
}
