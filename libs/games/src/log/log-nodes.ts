import type { Hash, Subtree } from '#audit';

/** Name of the read model that lists which entry each game is. */
export const GAME_LOG = 'game_log';

/** A game in the log. */
export interface LoggedGame {
  /** The number of its entry, from 0. */
  readonly entry: number;
  readonly gameId: string;
}

/** The stored log of games that are over: a tree that is only added to. */
export interface LogNodes {
  /** How many entries it has. */
  size(): Promise<number>;
  /** Hashes of complete subtrees, by `nameOf`. */
  hashes(subtrees: readonly Subtree[]): Promise<ReadonlyMap<string, Hash>>;
  /** Number of the entry with this leaf; `undefined` when there is none. */
  entryOf(leaf: Hash): Promise<number | undefined>;
  /** The games of entries from a number on, in order, without a gap. The list of them may be a moment behind the tree. */
  games(from: number, limit: number): Promise<readonly LoggedGame[]>;
  /** How many games are in that list. */
  listed(): Promise<number>;
}

/** The name of a subtree in a map. */
export const nameOf = ({ level, index }: Subtree): string => `${level}/${index}`;
