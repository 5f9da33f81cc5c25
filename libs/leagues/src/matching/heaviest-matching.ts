import type { Edge } from './edge.js';
import { Matcher } from './matcher.js';

/** A matching that leaves nobody alone. */
export interface BestMatching {
  /** With whom each is paired. */
  readonly mates: readonly number[];
  /** By the place of each edge, whether it may be in a best matching: no best one has another. */
  readonly tight: readonly boolean[];
}

/**
 * Pairs as many as can be, and of all ways to do so takes one with the greatest sum of weights. Weights are whole numbers of any size, so
 * that criteria of which each goes before all later ones fit into one. The time is in the order of n³. Which of several equals it takes
 * must not change: pairings of arenas are stored, and decided again.
 * @param count how many there are, numbered from 0.
 * @param edges each pair once at most.
 * @returns with whom each is paired; null for nobody.
 */
export function heaviestMatching(count: number, edges: readonly Edge[]): readonly (number | null)[] {
  if (edges.length === 0) return Array.from({ length: count }, () => null);
  return new Matcher(count, edges, false).solve();
}

/** Pairs all of them, with the greatest sum of weights; undefined where somebody would be left alone. Which of several equals it takes is not said. */
export function bestMatching(count: number, edges: readonly Edge[]): BestMatching | undefined {
  if (edges.length === 0) return count === 0 ? { mates: [], tight: [] } : undefined;
  const matcher = new Matcher(count, edges, true);
  const mates = matcher.solve().filter((mate) => mate !== null);
  return mates.length === count ? { mates, tight: matcher.tight() } : undefined;
}
