import { NONE } from './forest.js';

/**
 * A complete matching that can be led towards wanted pairs, as long as it stays complete. Uses Edmonds' search for an
 * augmenting path, without weights, each time that a pair is dissolved.
 */
export class WholeMatching {
  private readonly around: readonly (readonly number[])[];
  /** By the numbers of two vertices, whether they may be paired. */
  private readonly open: Uint8Array;
  private mates: Int32Array;

  /** @param edges the possible pairs. @param mates the partner of each. */
  constructor(
    readonly count: number,
    edges: readonly { readonly one: number; readonly other: number }[],
    mates: readonly number[],
  ) {
    const around = Array.from({ length: count }, (): number[] => []);
    this.open = new Uint8Array(count * count);
    for (const { one, other } of edges) {
      around[one]?.push(other);
      around[other]?.push(one);
      this.open[one * count + other] = this.open[other * count + one] = 1;
    }
    this.around = around;
    this.mates = Int32Array.from(mates);
  }

  /** The partner of each. */
  get pairs(): readonly number[] {
    return [...this.mates];
  }

  mateOf(vertex: number): number {
    return this.mates[vertex] as number;
  }

  mayPair(one: number, other: number): boolean {
    return this.open[one * this.count + other] === 1;
  }

  /** The changes of a call of `lead`, for `undo`. */
  private keep(): Kept {
    return { mates: this.mates.slice(), closed: [] };
  }

  /**
   * Pairs a vertex with one of the wanted ones, and rematches others. Returns the change for `undo`; undefined,
   * without any change, where one would be left unpaired.
   */
  lead(vertex: number, isWanted: (other: number) => boolean): Kept | undefined {
    const before = this.keep();
    for (const other of this.around[vertex] ?? [])
      if (!isWanted(other) && this.mayPair(vertex, other)) {
        this.setOpen(vertex, other, 0);
        before.closed.push([vertex, other]);
      }
    const mate = this.mateOf(vertex);
    if (this.mayPair(vertex, mate)) return before;
    this.mates[vertex] = this.mates[mate] = NONE;
    if (this.augmentFrom(vertex)) return before;
    this.undo(before);
    return undefined;
  }

  /** Undoes the last call of `lead`. */
  undo({ mates, closed }: Kept): void {
    this.mates = mates;
    for (const [one, other] of closed) this.setOpen(one, other, 1);
  }

  /** Replaces the matching by another of the same graph. */
  take(mates: readonly number[]): void {
    this.mates = Int32Array.from(mates);
  }

  private setOpen(one: number, other: number, value: 0 | 1): void {
    this.open[one * this.count + other] = this.open[other * this.count + one] = value;
  }

  private augmentFrom(root: number): boolean {
    const { end, parents } = new Search(this.count, this.around, this.mates, (one, other) =>
      this.mayPair(one, other),
    ).from(root);
    for (let vertex = end; vertex !== NONE;) {
      const parent = parents[vertex] as number;
      const next = this.mates[parent] as number;
      this.mates[vertex] = parent;
      this.mates[parent] = vertex;
      vertex = next;
    }
    return end !== NONE;
  }
}

/** The function that undoes a change. */
export interface Kept {
  readonly mates: Int32Array;
  readonly closed: (readonly [number, number])[];
}

/** A search for an alternating path between two unpaired vertices. */
class Search {
  private readonly parents: Int32Array;
  private readonly base: Int32Array;
  private readonly isOuter: Uint8Array;
  private readonly queue: number[] = [];

  constructor(
    private readonly count: number,
    private readonly around: readonly (readonly number[])[],
    private readonly mates: Int32Array,
    private readonly mayPair: (one: number, other: number) => boolean,
  ) {
    this.parents = new Int32Array(count).fill(NONE);
    this.base = Int32Array.from({ length: count }, (_, vertex) => vertex);
    this.isOuter = new Uint8Array(count);
  }

  /** The end of the path, `NONE` where there is none, and the predecessor of each vertex. */
  from(root: number): { readonly end: number; readonly parents: Int32Array } {
    const { parents, mates } = this;
    this.reach(root);
    for (let place = 0; place < this.queue.length; place += 1) {
      const vertex = this.queue[place] as number;
      for (const other of this.around[vertex] ?? []) {
        if (!this.mayPair(vertex, other) || this.baseOf(vertex) === this.baseOf(other) || mates[vertex] === other)
          continue;
        const mate = mates[other] as number;
        if (other === root || (mate !== NONE && parents[mate] !== NONE)) this.shrink(vertex, other);
        else if (parents[other] === NONE) {
          parents[other] = vertex;
          if (mate === NONE) return { end: other, parents };
          this.reach(mate);
        }
      }
    }
    return { end: NONE, parents };
  }

  private reach(vertex: number): void {
    this.isOuter[vertex] = 1;
    this.queue.push(vertex);
  }

  private baseOf(vertex: number): number {
    return this.base[vertex] as number;
  }

  /** Contracts an odd circle to one vertex. */
  private shrink(one: number, other: number): void {
    const base = this.commonBase(one, other);
    const inCircle = new Uint8Array(this.count);
    this.markWay(inCircle, one, base, other);
    this.markWay(inCircle, other, base, one);
    for (let vertex = 0; vertex < this.count; vertex += 1) {
      if (inCircle[this.baseOf(vertex)] !== 1) continue;
      this.base[vertex] = base;
      if (this.isOuter[vertex] === 0) this.reach(vertex);
    }
  }

  private markWay(inCircle: Uint8Array, from: number, base: number, child: number): void {
    let [vertex, via] = [from, child];
    while (this.baseOf(vertex) !== base) {
      const mate = this.mates[vertex] as number;
      inCircle[this.baseOf(vertex)] = inCircle[this.baseOf(mate)] = 1;
      this.parents[vertex] = via;
      via = mate;
      vertex = this.parents[mate] as number;
    }
  }

  private commonBase(one: number, other: number): number {
    const seen = new Uint8Array(this.count);
    for (let vertex = this.baseOf(one); ; vertex = this.baseOf(this.parents[this.mates[vertex] as number] as number)) {
      seen[vertex] = 1;
      if (this.mates[vertex] === NONE) break;
    }
    let vertex = this.baseOf(other);
    while (seen[vertex] !== 1) vertex = this.baseOf(this.parents[this.mates[vertex] as number] as number);
    return vertex;
  }
}
