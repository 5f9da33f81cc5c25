import type { Edge } from './edge.js';

/** The label of a vertex, or a blossom, in the forest of alternating trees of a stage. */
export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;
/** An outer one that a search for a common root has passed. */
export const SEEN = 5;

/** There is none. */
export const NONE = -1;

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);

/**
 * The state of Edmonds' algorithm: vertices from 0 to `count - 1`, then blossoms, which are odd circles contracted to
 * one vertex. An edge `k` has two ends, `2k` and `2k + 1`: the end `p` lies at the vertex `endpoint[p]`, and `p ^ 1`
 * at the other one.
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
  /** The dual variables, doubled so that they stay whole if weights are. */
  readonly dual: bigint[];
  /** The edges that are allowed in this stage have its number. */
  private readonly allowedIn: Uint32Array;
  private stage = 0;
  queue: number[] = [];
  private readonly doubled: readonly bigint[];

  /**
   * @param isWarm whether each vertex begins with the dual of its own best edge: correct where every vertex is
   * matched in the end.
   */
  constructor(
    readonly count: number,
    readonly edges: readonly Edge[],
    isWarm: boolean,
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
    this.allowedIn = new Uint32Array(edges.length);
    // Four times the weight, and even duals: half of the slack of two outer vertices is then whole.
    this.doubled = edges.map(({ weight }) => 4n * weight);
    const heaviest = edges.reduce((most, { weight }) => (weight > most ? weight : most), 0n);
    this.dual = Array.from({ length: all }, (_, number) => (number < count ? 2n * heaviest : 0n));
    if (isWarm) this.warmUp();
  }

  /** The least duals, vertex by vertex, and an initial matching under them. */
  private warmUp(): void {
    for (let vertex = 0; vertex < this.count; vertex += 1) {
      const ends = this.around[vertex] ?? [];
      const [first, ...others] = ends;
      if (first === undefined || this.mate[vertex] !== NONE) continue;
      const slack = others.reduce(
        (least, end) => {
          const own = this.slack(end >> 1);
          return own < least ? own : least;
        },
        this.slack(first >> 1),
      );
      this.dual[vertex] = this.dualOf(vertex) - slack;
      const free = ends.find((end) => this.mate[this.at(end)] === NONE && this.slack(end >> 1) === 0n);
      if (free === undefined) continue;
      this.mate[vertex] = free;
      this.mate[this.at(free)] = free ^ 1;
    }
  }

  /** Forgets labels and best edges: a stage begins. */
  clear(): void {
    this.label.fill(FREE);
    this.bestEdge.fill(NONE);
    this.bestEdges.fill(null, this.count);
    this.stage += 1;
    this.queue = [];
  }

  /**
   * The slack of an edge, doubled: the excess of its duals over its weight, zero for edges that a best matching may
   * use.
   */
  slack(edge: number): bigint {
    const { dual, endpoint } = this;
    const both = (dual[endpoint[2 * edge] as number] as bigint) + (dual[endpoint[2 * edge + 1] as number] as bigint);
    return both - (this.doubled[edge] as bigint);
  }

  /** Whether an edge is allowed in this stage. */
  isAllowed(edge: number): boolean {
    return this.allowedIn[edge] === this.stage;
  }

  /** Allows an edge in this stage. */
  allow(edge: number): void {
    this.allowedIn[edge] = this.stage;
  }

  /** By the index of each edge, whether a best matching may use it, once a best one is known. */
  tight(): readonly boolean[] {
    const blossoms = Array.from({ length: this.count }, (_, vertex) => this.blossomsOf(vertex));
    return this.edges.map(({ one, other }, edge) => {
      const within = blossoms[one] as readonly number[];
      const shared = (blossoms[other] as readonly number[]).filter((blossom) => within.includes(blossom));
      return shared.reduce((sum, blossom) => sum + 2n * this.dualOf(blossom), this.slack(edge)) === 0n;
    });
  }

  private blossomsOf(vertex: number): readonly number[] {
    const found: number[] = [];
    for (let at = this.parent[vertex] as number; at !== NONE; at = this.parent[at] as number) found.push(at);
    return found;
  }

  dualOf(number: number): bigint {
    return this.dual[number] ?? 0n;
  }

  /** The vertices of a blossom. */
  leaves(blossom: number): number[] {
    const found: number[] = [];
    this.addLeaves(blossom, found);
    return found;
  }

  private addLeaves(blossom: number, found: number[]): void {
    if (blossom < this.count) found.push(blossom);
    else for (const child of this.children[blossom] as readonly number[]) this.addLeaves(child, found);
  }

  /** The vertex at an end. */
  at(end: number): number {
    return this.endpoint[end] as number;
  }

  /** The outermost blossom at an end. */
  blossomAt(end: number): number {
    return this.inBlossom[this.at(end)] as number;
  }

  /** Whether the first of two edges has less slack; any has less than none. */
  isNearer(edge: number, than: number): boolean {
    return than === NONE || this.slack(edge) < this.slack(than);
  }
}
