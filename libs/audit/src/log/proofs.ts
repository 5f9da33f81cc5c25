import { isSameHash, nodeHash, type Hash } from './hashes.js';
import type { Range } from './subtrees.js';

/** The split of a range of more than one entry: after the largest power of two below its length. */
function middleOf({ from, to }: Range): number {
  let left = 1;
  while (left * 2 < to - from) left *= 2;
  return from + left;
}

/**
 * The proof that an entry is in a log: the ranges whose hashes lead from it to the root (RFC 6962, section 2.1.1:
 * `PATH`).
 * @param index number of the entry, from 0. Throws a RangeError when the log has no such entry.
 */
export function inclusionPath(index: number, size: number): readonly Range[] {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size)
    throw new RangeError(`A log of ${size} entries has no entry ${index}.`);
  const path = (range: Range): Range[] => {
    if (range.to - range.from === 1) return [];
    const middle = middleOf(range);
    const [left, right] = [
      { ...range, to: middle },
      { ...range, from: middle },
    ];
    return index < middle ? [...path(left), right] : [...path(right), left];
  };
  return path({ from: 0, to: size });
}

/**
 * The proof that a log is append-only (RFC 6962, section 2.1.2: `PROOF`). Empty for an empty log, and for the same
 * size. Throws a RangeError when the log has become smaller.
 */
export function consistencyPath(before: number, size: number): readonly Range[] {
  if (!Number.isSafeInteger(before) || before < 0 || before > size)
    throw new RangeError(`A log of ${size} entries did not have ${before} before.`);
  const path = (range: Range, isWhole: boolean): Range[] => {
    if (range.to === before) return isWhole ? [] : [range];
    const middle = middleOf(range);
    const [left, right] = [
      { ...range, to: middle },
      { ...range, from: middle },
    ];
    return before <= middle ? [...path(left, isWhole), right] : [...path(right, false), left];
  };
  return before === 0 ? [] : path({ from: 0, to: size }, true);
}

const isOdd = (number: number): boolean => number % 2 === 1;
const half = (number: number): number => Math.floor(number / 2);

/** The path from an entry, and from the last one, towards the root. */
class Climb {
  constructor(
    private own: number,
    private last: number,
  ) {}

  /** True at the root. */
  get isOver(): boolean {
    return this.last === 0;
  }

  /** True when the next hash is on the left. */
  get isRight(): boolean {
    return isOdd(this.own) || this.own === this.last;
  }

  /** Ascends past all levels without a right neighbour. */
  skip(until: (own: number) => boolean): void {
    while (!until(this.own)) this.up();
  }

  up(): void {
    this.own = half(this.own);
    this.last = half(this.last);
  }

  /** Ascends past a hash of the proof. */
  past(): void {
    if (this.isRight) this.skip((own) => isOdd(own) || own === 0);
    this.up();
  }
}

/** Whether a proof shows that a leaf is at a position of the log with a root (RFC 9162, section 2.1.3.2). */
export function isIncluded(
  {
    index,
    size,
    leaf,
    root,
  }: { readonly index: number; readonly size: number; readonly leaf: Hash; readonly root: Hash },
  proof: readonly Hash[],
): boolean {
  if (index < 0 || index >= size) return false;
  const climb = new Climb(index, size - 1);
  let hash = leaf;
  for (const next of proof) {
    if (climb.isOver) return false;
    hash = climb.isRight ? nodeHash(next, hash) : nodeHash(hash, next);
    climb.past();
  }
  return climb.isOver && isSameHash(hash, root);
}

/** A log at some time. */
export interface TreeHead {
  readonly size: number;
  readonly root: Hash;
}

/** Whether a proof shows that a log is append-only (RFC 9162, section 2.1.4.2). */
export function isConsistent(before: TreeHead, after: TreeHead, proof: readonly Hash[]): boolean {
  if (before.size > after.size) return false;
  if (before.size === after.size) return proof.length === 0 && isSameHash(before.root, after.root);
  if (before.size === 0) return proof.length === 0;
  const [first, ...rest] = Number.isInteger(Math.log2(before.size)) ? [before.root, ...proof] : proof;
  if (!first) return false;
  const climb = new Climb(before.size - 1, after.size - 1);
  climb.skip((own) => !isOdd(own));
  let [old, now] = [first, first];
  for (const next of rest) {
    if (climb.isOver) return false;
    if (climb.isRight) old = nodeHash(next, old);
    now = climb.isRight ? nodeHash(next, now) : nodeHash(now, next);
    climb.past();
  }
  return climb.isOver && isSameHash(old, before.root) && isSameHash(now, after.root);
}
