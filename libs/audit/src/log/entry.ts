import { utf8 } from '@scure/base';
import { leafHash, type Hash } from './hashes.js';

/** A finished game, as an entry of the log. */
export interface LogEntry {
  /** A UUID. */
  readonly gameId: string;
  /** Hash of its last commit, lower-case hex. */
  readonly hash: string;
}

/** Hash of an entry: the leaf of `<game id> <hash of the last commit>` and a newline. */
export const leafOf = ({ gameId, hash }: LogEntry): Hash => leafHash(utf8.decode(`${gameId} ${hash}\n`));
