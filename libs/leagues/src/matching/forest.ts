import type { Edge } from './edge.js';

/** What a vertex, or a blossom, is in the forest of alternating trees of a stage. */
export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;
/** An outer one that a search for a common root has come through. */
export const SEEN = 5;

/** There is none. */
export const NONE = -1;

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

/**
 * What Edmonds' algorithm knows: vertices from 0 to `count - 1`, and from there on blossoms, which are odd circles that are taken for one
 * vertex. An edge `k` has two ends, `2k` and `2k + 1`: the end `p` lies at the vertex `endpoint[p]`, and `p ^ 1` at the other one.
 */
export class Forest {
  readonly endpoint: readonly number[];
  /** The far ends of the edges at a vertex. */
  readonly around: readonly (readonly number[])[];
  /** The far end of the edge by which a vertex is matched. */
  readonly mate: number[];
  readonly label: number[];
  /** The end through which a vertex or blossom got its label. */
  readonly labelEnd: number[];
  /** The outermost blossom that a vertex is in: itself where there is none. */
  readonly inBlossom: number[];
  readonly parent: number[];
  readonly children: number[][];
  /** The ends that join the children of a blossom, each to the next. */
  readonly joints: number[][];
  /** The one vertex of a blossom that is matched outside of it. */
  readonly base: number[];
  readonly bestEdge: number[];
  readonly bestEdges: (number[] | null)[];
  readonly unused: number[];
  /** The dual variables, doubled for edges' sake: whole as long as weights are. */
  readonly dual: bigint[];
  allowed: boolean[] = [];
  queue: number[] = [];

  constructor(
    readonly count: number,
    readonly edges: readonly Edge[],
  ) {
    const all = 2 * count;
    this.endpoint = edges.flatMap(({ one, other }) => [one, other]);
    const around = Array.from({ length: count }, (): number[] => []);
    for (const [place, { one, other }] of edges.entries()) {
      around[one]?.push(2 * place + 1);
      around[other]?.push(2 * place);
    }
    this.around = around;
    this.mate = filled(count, NONE);
    this.label = filled(all, FREE);
    this.labelEnd = filled(all, NONE);
    this.inBlossom = Array.from({ length: count }, (_, vertex) => vertex);
    this.parent = filled(all, NONE);
    this.children = Array.from({ length: all }, () => []);
    this.joints = Array.from({ length: all }, () => []);
    this.base = Array.from({ length: all }, (_, number) => (number < count ? number : NONE));
    this.bestEdge = filled(all, NONE);
    this.bestEdges = filled(all, null);
    this.unused = Array.from({ length: count }, (_, number) => count + number);
    const heaviest = edges.reduce((most, { weight }) => (weight > most ? weight : most), 0n);
    this.dual = Array.from({ length: all }, (_, number) => (number < count ? heaviest : 0n));
  }

  /** Forgets labels and best edges: a stage begins. */
  clear(): void {
    this.label.fill(FREE);
    this.bestEdge.fill(NONE);
    this.bestEdges.fill(null, this.count);
    this.allowed = filled(this.edges.length, false);
    this.queue = [];
  }

  /** By how much the duals of an edge exceed its weight, doubled: nothing for edges that a best matching may use. */
  slack(edge: number): bigint {
    const { one, other, weight } = this.edges[edge] as Edge;
    return this.dualOf(one) + this.dualOf(other) - 2n * weight;
  }

  dualOf(number: number): bigint {
    return this.dual[number] ?? 0n;
  }

  /** The vertices of a blossom. */
  leaves(blossom: number): number[] {
    if (blossom < this.count) return [blossom];
    return (this.children[blossom] ?? []).flatMap((child) => this.leaves(child));
  }

  /** The vertex at an end. */
  at(end: number): number {
    return this.endpoint[end] as number;
  }

  /** The outermost blossom at an end. */
  blossomAt(end: number): number {
    return this.inBlossom[this.at(end)] as number;
  }

  /** Whether the first of two edges is nearer to being of use; any is nearer than none. */
  isNearer(edge: number, than: number): boolean {
    return than === NONE || this.slack(edge) < this.slack(than);
  }
}
