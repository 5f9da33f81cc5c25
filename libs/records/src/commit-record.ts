import type { StoredCommit } from './commit.js';

/**
 * A commit in the form in which it is hashed, and in which it is handed out. The stream is called `gameId`, for any
 * kind: the first chains were written so, and they have to verify for ever.
 */
export interface CommitRecord extends Omit<StoredCommit, 'streamId'> {
  readonly gameId: string;
}

/** A record without its hash: exactly what the hash covers. */
export type UnhashedRecord = Omit<CommitRecord, 'hash'>;

/** The part of a commit that a hash covers; fields that do not belong to a commit are left out. */
export function unhashedRecordOf(commit: Omit<StoredCommit, 'hash'>): UnhashedRecord {
  const { streamId, commandId, firstVersion, lastVersion, actor, command, at } = commit;
  const events = commit.events.map(({ version, type, schemaVersion, data }) => ({
    version,
    type,
    schemaVersion,
    data,
  }));
  return { gameId: streamId, commandId, firstVersion, lastVersion, actor, command, at, events };
}

/** A commit in the form in which it is handed out. */
export const recordOf = (commit: StoredCommit): CommitRecord => ({ ...unhashedRecordOf(commit), hash: commit.hash });

/** The commit of a record. */
export const commitOf = ({ gameId, ...commit }: CommitRecord): StoredCommit => ({ streamId: gameId, ...commit });
