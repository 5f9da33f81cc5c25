import type { StoredCommit } from '#records';
import type { Pool, PoolClient } from 'pg';
import { COMMIT_COLUMNS, toCommit, type CommitRow } from './postgres-rows.js';

/** All commits of a stream, in order: over the connection of a transaction, for projections that need more than the commit that they are told of. */
export async function commitsOf(db: Pool | PoolClient, streamId: string): Promise<readonly StoredCommit[]> {
  const text = `select ${COMMIT_COLUMNS} from commits c where c.game_id = $1 order by c.last_version`;
  return (await db.query<CommitRow>({ name: 'commits-of', text, values: [streamId] })).rows.map(toCommit);
}
