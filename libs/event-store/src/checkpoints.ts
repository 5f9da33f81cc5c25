import type { Pool, PoolClient } from 'pg';
import type { Generation } from './generation.js';
import type { ParkedStream } from './projection.js';

/** How far one stream stands in a read model. */
export interface Checkpoint {
  readonly streamId: string;
  /** Last version that the read model has; 0 before the first. */
  readonly version: number;
  /** Hash of the commit with that version; absent where it is not at hand. */
  readonly hash?: string;
  /** Why the stream is parked. */
  readonly error?: string;
}

interface CheckpointRow {
  readonly game_id: string;
  readonly version: number;
  readonly hash: string | null;
  readonly error: string | null;
}

/** The hash of the version of a checkpoint: processes of a version before leave that of an earlier one. */
export const HASH = 'case when hash_version = version then hash end as hash';

/** The checkpoints of some streams, by stream; streams that have none are not in it. */
export async function loadCheckpoints(
  db: PoolClient,
  { name, generation }: Generation,
  streamIds: readonly string[],
): Promise<Map<string, Checkpoint>> {
  const text = `select game_id, version, ${HASH}, error from checkpoints
    where game_id = any ($1::uuid[]) and projection = $2 and generation = $3`;
  const { rows } = await db.query<CheckpointRow>(text, [streamIds, name, generation]);
  return new Map(rows.map((row) => [row.game_id, toCheckpoint(row)]));
}

/** Writes checkpoints down, in the transaction of their commits. */
export async function saveCheckpoints(
  db: PoolClient,
  { name, generation }: Generation,
  checkpoints: readonly Checkpoint[],
): Promise<void> {
  const text = `insert into checkpoints (game_id, projection, generation, version, hash, hash_version, error, parked_at)
    select c.game_id, $1, $2, c.version, c.hash, c.version, c.error, case when c.error is not null then clock_timestamp() end
      from unnest($3::uuid[], $4::integer[], $5::text[], $6::text[]) as c(game_id, version, hash, error)
    on conflict (game_id, projection, generation) do update
      set version = excluded.version, hash = excluded.hash, hash_version = excluded.hash_version,
        error = excluded.error, parked_at = excluded.parked_at`;
  const ids = checkpoints.map((one) => one.streamId);
  const versions = checkpoints.map((one) => one.version);
  const hashes = checkpoints.map((one) => one.hash ?? null);
  const errors = checkpoints.map((one) => one.error ?? null);
  await db.query(text, [name, generation, ids, versions, hashes, errors]);
}

/** The streams that a generation has parked, the oldest first. */
export async function parkedStreams(db: Pool, { name, generation }: Generation): Promise<readonly ParkedStream[]> {
  const text = `select game_id, version, error, parked_at from checkpoints
    where projection = $1 and generation = $2 and parked_at is not null order by parked_at, game_id`;
  const { rows } = await db.query<Omit<CheckpointRow, 'hash'> & { error: string; parked_at: Date }>(text, [
    name,
    generation,
  ]);
  return rows.map((row) => ({
    streamId: row.game_id,
    version: row.version,
    error: row.error,
    since: row.parked_at.getTime(),
  }));
}

const toCheckpoint = (row: CheckpointRow): Checkpoint => ({
  streamId: row.game_id,
  version: row.version,
  ...(row.hash === null ? {} : { hash: row.hash }),
  ...(row.error === null ? {} : { error: row.error }),
});
