import { addBlossom, assignLabel, augmentBlossom, expandBlossom } from './blossoms.js';
import { Forest, FREE, INNER, NONE, OUTER, SEEN } from './forest.js';
import type { Edge } from './edge.js';

/** The least change of duals that makes a step possible, and the step. */
type Change =
  | { readonly by: bigint; readonly frees: 'edge'; readonly edge: number }
  | { readonly by: bigint; readonly frees: 'blossom'; readonly blossom: number };

/**
 * Edmonds' algorithm for matchings of the greatest weight among those of the most pairs (*Paths, trees, and flowers*, 1965), with Galil's
 * bookkeeping (*Efficient algorithms for finding maximum matching in graphs*, 1986), after van Rantwijk's `mwmatching.py`.
 */
export class Matcher {
  private readonly forest: Forest;

  constructor(count: number, edges: readonly Edge[], isWarm: boolean) {
    this.forest = new Forest(count, edges, isWarm);
  }

  /** The partner of each; null for none. */
  solve(): readonly (number | null)[] {
    const { forest } = this;
    for (let stage = 0; stage < forest.count && this.augments(); stage += 1) {
      for (let blossom = forest.count; blossom < 2 * forest.count; blossom += 1)
        if (this.isOutermost(blossom) && forest.label[blossom] === OUTER && forest.dualOf(blossom) === 0n)
          expandBlossom(forest, blossom, true);
    }
    return forest.mate.map((end) => (end === NONE ? null : forest.at(end)));
  }

  /** The edges of best matchings, by their indices. */
  tight(): readonly boolean[] {
    return this.forest.tight();
  }

  /** A stage: one pair more. False where there is no better matching. */
  private augments(): boolean {
    const { forest } = this;
    forest.clear();
    for (let vertex = 0; vertex < forest.count; vertex += 1)
      if (forest.mate[vertex] === NONE && forest.label[forest.inBlossom[vertex] as number] === FREE)
        assignLabel(forest, vertex, OUTER, NONE);
    for (;;) {
      if (this.search()) return true;
      const change = this.leastChange();
      if (!change) return false;
      this.changeDuals(change.by);
      if (change.frees === 'blossom') expandBlossom(forest, change.blossom, false);
      else this.free(change.edge);
    }
  }

  private free(edge: number): void {
    const { forest } = this;
    const { one, other } = forest.edges[edge] as Edge;
    forest.allow(edge);
    forest.queue.push(forest.label[forest.inBlossom[one] as number] === FREE ? other : one);
  }

  /** Grows trees along allowed edges. True once a path from one root to another was found and augmented. */
  private search(): boolean {
    const { forest } = this;
    for (let vertex = forest.queue.pop(); vertex !== undefined; vertex = forest.queue.pop())
      for (const end of forest.around[vertex] ?? []) if (this.looksAlong(vertex, end)) return true;
    return false;
  }

  private looksAlong(vertex: number, end: number): boolean {
    const { forest } = this;
    const edge = end >> 1;
    const far = forest.at(end);
    const [here, there] = [forest.inBlossom[vertex] as number, forest.inBlossom[far] as number];
    if (here === there) return false;
    if (!forest.isAllowed(edge) && forest.slack(edge) <= 0n) forest.allow(edge);
    if (forest.isAllowed(edge)) return this.goesAlong(vertex, end);
    const keeper = forest.label[there] === OUTER ? here : forest.label[far] === FREE ? far : NONE;
    if (keeper !== NONE && forest.isNearer(edge, forest.bestEdge[keeper] as number)) forest.bestEdge[keeper] = edge;
    return false;
  }

  private goesAlong(vertex: number, end: number): boolean {
    const { forest } = this;
    const far = forest.at(end);
    const label = forest.label[forest.inBlossom[far] as number];
    if (label === FREE) assignLabel(forest, far, INNER, end ^ 1);
    else if (label === OUTER) {
      const base = this.commonBase(vertex, far);
      if (base === NONE) {
        this.augment(end >> 1);
        return true;
      }
      addBlossom(forest, base, end >> 1);
    } else if (forest.label[far] === FREE) {
      forest.label[far] = INNER;
      forest.labelEnd[far] = end ^ 1;
    }
    return false;
  }

  /** The vertex where the paths back from two outer vertices meet; none where they lead to two roots. */
  private commonBase(one: number, other: number): number {
    const { forest } = this;
    const seen: number[] = [];
    let base = NONE;
    let [here, next] = [one, other];
    while (here !== NONE || next !== NONE) {
      const blossom = forest.inBlossom[here] as number;
      if (forest.label[blossom] === SEEN) {
        base = forest.base[blossom] as number;
        break;
      }
      seen.push(blossom);
      forest.label[blossom] = SEEN;
      const end = forest.labelEnd[blossom] as number;
      if (end === NONE) here = NONE;
      else here = forest.at(forest.labelEnd[forest.blossomAt(end)] as number);
      if (next !== NONE) [here, next] = [next, here];
    }
    for (const blossom of seen) forest.label[blossom] = OUTER;
    return base;
  }

  /** Augments the path through an edge between two trees: swaps matched and unmatched edges on it. */
  private augment(edge: number): void {
    const { forest } = this;
    const { one, other } = forest.edges[edge] as Edge;
    for (const [from, through] of [
      [one, 2 * edge + 1],
      [other, 2 * edge],
    ] as const) {
      let [vertex, end] = [from, through];
      for (;;) {
        const outer = forest.inBlossom[vertex] as number;
        if (outer >= forest.count) augmentBlossom(forest, outer, vertex);
        forest.mate[vertex] = end;
        const back = forest.labelEnd[outer] as number;
        if (back === NONE) break;
        const inner = forest.blossomAt(back);
        const up = forest.labelEnd[inner] as number;
        const near = forest.at(up ^ 1);
        if (inner >= forest.count) augmentBlossom(forest, inner, near);
        forest.mate[near] = up;
        [vertex, end] = [forest.at(up), up ^ 1];
      }
    }
  }

  /** The step that is possible with the least change; undefined where there is none. */
  private leastChange(): Change | undefined {
    const { forest } = this;
    let least: Change | undefined;
    const consider = (change: Change): void => {
      if (!least || change.by < least.by) least = change;
    };
    for (let vertex = 0; vertex < forest.count; vertex += 1) {
      const edge = forest.bestEdge[vertex] as number;
      if (forest.label[forest.inBlossom[vertex] as number] === FREE && edge !== NONE)
        consider({ by: forest.slack(edge), frees: 'edge', edge });
    }
    for (let blossom = 0; blossom < 2 * forest.count; blossom += 1) {
      if (forest.parent[blossom] !== NONE) continue;
      const edge = forest.bestEdge[blossom] as number;
      if (forest.label[blossom] === OUTER && edge !== NONE)
        consider({ by: forest.slack(edge) / 2n, frees: 'edge', edge });
      if (blossom >= forest.count && this.isOutermost(blossom) && forest.label[blossom] === INNER)
        consider({ by: forest.dualOf(blossom), frees: 'blossom', blossom });
    }
    return least;
  }

  private changeDuals(by: bigint): void {
    const { forest } = this;
    for (let vertex = 0; vertex < forest.count; vertex += 1) {
      const label = forest.label[forest.inBlossom[vertex] as number];
      if (label === OUTER) forest.dual[vertex] = forest.dualOf(vertex) - by;
      else if (label === INNER) forest.dual[vertex] = forest.dualOf(vertex) + by;
    }
    for (let blossom = forest.count; blossom < 2 * forest.count; blossom += 1) {
      if (!this.isOutermost(blossom)) continue;
      if (forest.label[blossom] === OUTER) forest.dual[blossom] = forest.dualOf(blossom) + by;
      else if (forest.label[blossom] === INNER) forest.dual[blossom] = forest.dualOf(blossom) - by;
    }
  }

  /** True for an existing blossom that is in no other. */
  private isOutermost(blossom: number): boolean {
    return this.forest.base[blossom] !== NONE && this.forest.parent[blossom] === NONE;
  }
}
