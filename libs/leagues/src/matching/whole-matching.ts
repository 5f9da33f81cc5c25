import { NONE } from './forest.js';

/**
 * A matching in which everybody is paired, and that can be led: towards pairs that are wanted, as long as everybody stays paired. Edmonds'
 * search for one way more, without weights, each time that a pair has to go.
 */
export class WholeMatching {
  private readonly around: readonly (readonly number[])[];
  /** By the numbers of two, whether they may be paired. */
  private readonly open: Uint8Array;
  private mates: Int32Array;

  /** @param edges who may be paired. @param mates with whom each is paired. */
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

  /** With whom each is paired. */
  get pairs(): readonly number[] {
    return [...this.mates];
  }

  mateOf(vertex: number): number {
    return this.mates[vertex] as number;
  }

  mayPair(one: number, other: number): boolean {
    return this.open[one * this.count + other] === 1;
  }

  /** What a call of `lead` changed: to be given to `undo`. */
  private keep(): Kept {
    return { mates: this.mates.slice(), closed: [] };
  }

  /**
   * From now on somebody is paired with one of those who are wanted, and others make room. Gives what takes that back; undefined where
   * somebody would be left alone, and then nothing has changed.
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

  /** Takes back what `lead` did last. */
  undo({ mates, closed }: Kept): void {
    this.mates = mates;
    for (const [one, other] of closed) this.setOpen(one, other, 1);
  }

  /** Takes another matching of the same graph, as it is now. */
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

/** What takes a change back. */
export interface Kept {
  readonly mates: Int32Array;
  readonly closed: (readonly [number, number])[];
}

/** A search for a way on which pairs and other edges take turns, from somebody alone to somebody else alone. */
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

  /** The end of the way, `NONE` where there is none, and by whom each was reached. */
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

  /** An odd circle is one vertex from now on. */
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
