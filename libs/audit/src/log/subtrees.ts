import { EMPTY_ROOT, nodeHash, type Hash } from './hashes.js';

/** A complete subtree of the log: the 2^level entries from index × 2^level on. Its hash never changes. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}

/** A range of entries, from one (inclusive) to another (exclusive); numbered from 0. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Looks up the hash of a complete subtree. */
export type HashOf = (subtree: Subtree) => Hash;

/** The complete subtrees of a range of entries, from left to right. */
export function subtreesOf({ from, to }: Range): readonly Subtree[] {
  const found: Subtree[] = [];
  for (let at = from; at < to;) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= to) level += 1;
    found.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return found;
}

/** Hash of the entries of a range that is a subtree of some log (RFC 6962, section 2.1: `MTH`). */
export function hashOfRange(range: Range, hashOf: HashOf): Hash {
  const hashes = subtreesOf(range).map(hashOf);
  return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));
}

/** Root of a log of a number of entries. */
export const rootOf = (size: number, hashOf: HashOf): Hash => hashOfRange({ from: 0, to: size }, hashOf);

/** A complete subtree with its hash. */
export interface HashedSubtree extends Subtree {
  readonly hash: Hash;
}

/**
 * The subtrees that further leaves complete, in the order in which each follows from those before it.
 * @param size entries of the log so far.
 * @param hashOf looks up those of `subtreesOf({ from: 0, to: size })`, and no others.
 */
export function growth(size: number, leaves: readonly Hash[], hashOf: HashOf): readonly HashedSubtree[] {
  const grown: HashedSubtree[] = [];
  const edge = subtreesOf({ from: 0, to: size }).map((subtree) => ({ ...subtree, hash: hashOf(subtree) }));
  for (const [place, leaf] of leaves.entries()) {
    let last: HashedSubtree = { level: 0, index: size + place, hash: leaf };
    grown.push(last);
    for (let left = edge.at(-1); left?.level === last.level; left = edge.at(-1)) {
      edge.pop();
      last = { level: last.level + 1, index: left.index / 2, hash: nodeHash(left.hash, last.hash) };
      grown.push(last);
    }
    edge.push(last);
  }
  return grown;
}
