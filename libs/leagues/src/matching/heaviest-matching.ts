import type { Edge } from './edge.js';
import { Matcher } from './matcher.js';

/**
 * Pairs as many as can be, and of all ways to do so takes one with the greatest sum of weights. Weights are whole numbers of any size, so
 * that criteria of which each goes before all later ones fit into one. The time is in the order of n³.
 * @param count how many there are, numbered from 0.
 * @param edges each pair once at most.
 * @returns with whom each is paired; null for nobody.
 */
export function heaviestMatching(count: number, edges: readonly Edge[]): readonly (number | null)[] {
  if (edges.length === 0) return Array.from({ length: count }, () => null);
  return new Matcher(count, edges).solve();
}
