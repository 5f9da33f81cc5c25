import type { Pool, PoolClient } from 'pg';

/**
 * Runs work in one transaction (READ COMMITTED) on one connection. Rolls back and rethrows when it fails.
 * The work uses the connection that it is given and no other: asking the pool for a second one can deadlock it.
 */
export async function inTransaction<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  let broken: Error | undefined;
  try {
    await db.query('begin isolation level read committed');
    const answer = await work(db);
    await db.query('commit');
    return answer;
  } catch (error) {
    broken = await rollBack(db);
    throw error;
  } finally {
    db.release(broken);
  }
}

/** A connection that is silent has been waited for once already, by the statement that failed. */
const ROLLBACK = { text: 'rollback', query_timeout: 1_000 };

/** Answers with the error when the connection cannot be used any more. */
const rollBack = (db: PoolClient): Promise<Error | undefined> =>
  db.query(ROLLBACK).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
