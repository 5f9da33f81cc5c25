import type { Hash, Subtree } from '#audit';
import { fromReadModel, liveTable } from '#event-store';
import type { Pool, PoolClient } from 'pg';
import { GAME_LOG, nameOf, type LoggedGame, type LogNodes } from './log-nodes.js';

/** The game of each entry, as the projection `game_log` lists it. */
const LIST = liveTable(GAME_LOG);

/** The tree, in a table without updates. */
export class PostgresLogNodes implements LogNodes {
  constructor(private readonly pool: Pool) {}

  size(): Promise<number> {
    return sizeIn(this.pool);
  }

  hashes(subtrees: readonly Subtree[]): Promise<ReadonlyMap<string, Hash>> {
    return hashesIn(this.pool, subtrees);
  }

  async entryOf(leaf: Hash): Promise<number | undefined> {
    const text = 'select index from log_nodes where level = 0 and hash = $1';
    const { rows } = await this.pool.query<{ index: string }>({ name: 'log-entry', text, values: [leaf] });
    return rows[0] && Number(rows[0].index);
  }

  games(from: number, limit: number): Promise<readonly LoggedGame[]> {
    const text = `select entry, game_id as "gameId" from ${LIST} where entry >= $1 order by entry limit $2`;
    return fromReadModel(async () => {
      const { rows } = await this.pool.query<{ entry: string; gameId: string }>(text, [from, limit]);
      return rows.map(({ entry, gameId }) => ({ entry: Number(entry), gameId }));
    }, []);
  }

  listed(): Promise<number> {
    const text = `select coalesce(max(entry) + 1, 0) as size from ${LIST}`;
    return fromReadModel(async () => Number((await this.pool.query<{ size: string }>(text)).rows[0]?.size), 0);
  }
}

/** How many entries the log has. */
export async function sizeIn(db: Pool | PoolClient): Promise<number> {
  const text = 'select coalesce(max(index) + 1, 0) as size from log_nodes where level = 0';
  const { rows } = await db.query<{ size: string }>({ name: 'log-size', text });
  return Number(rows[0]?.size);
}

/** Hashes of subtrees, by their names. */
export async function hashesIn(
  db: Pool | PoolClient,
  subtrees: readonly Subtree[],
): Promise<ReadonlyMap<string, Hash>> {
  const text = `select level, index, hash from unnest($1::smallint[], $2::bigint[]) as wanted (level, index) join log_nodes using (level, index)`;
  const values = [subtrees.map(({ level }) => level), subtrees.map(({ index }) => index)];
  const { rows } = await db.query<{ level: number; index: string; hash: Buffer }>({ name: 'log-hashes', text, values });
  return new Map(
    rows.map(({ level, index, hash }) => [nameOf({ level, index: Number(index) }), Uint8Array.from(hash)] as const),
  );
}
