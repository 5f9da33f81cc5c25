import type { Hash, Subtree } from '#audit';

/** What is kept of the log of games that are over: a tree that is only added to. */
export interface LogNodes {
  /** How many entries it has. */
  size(): Promise<number>;
  /** Hashes of complete subtrees, by `nameOf`. */
  hashes(subtrees: readonly Subtree[]): Promise<ReadonlyMap<string, Hash>>;
  /** Number of the entry with this leaf; `undefined` when there is none. */
  entryOf(leaf: Hash): Promise<number | undefined>;
}

/** What a subtree is called in a map. */
export const nameOf = ({ level, index }: Subtree): string => `${level}/${index}`;
