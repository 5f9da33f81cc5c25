import type { Pool } from 'pg';
import pg from 'pg';
import { createPool } from '#platform';
import { PostgresEventStore } from '../postgres-event-store.js';
import { scratchDatabase } from './scratch-database.js';

/** A store on a database of its own, and the connections to look behind it. */
export interface StoreOnPostgres {
  readonly store: PostgresEventStore;
  /** Works as the application. */
  readonly pool: Pool;
  /** Works as the owner of the database. */
  readonly owner: Pool;
  /** Address of the database, as its owner. */
  readonly ownerUrl: string;
  /** Lets the feed be read as far as it can; answers with the mark, or `null` while an append is open. */
  publish(): Promise<number | null>;
  stop(): Promise<void>;
}

/** Makes a database, and a store on a pool of at most `max` connections. */
export async function storeOnPostgres(max = 10): Promise<StoreOnPostgres> {
  const database = await scratchDatabase();
  const pool = createPool({ databaseUrl: database.loginUrl, max });
  const owner = new pg.Pool({ connectionString: database.url, max: 4 });
  return {
    store: new PostgresEventStore(pool),
    pool,
    owner,
    ownerUrl: database.url,
    publish: async () => {
      const { rows } = await pool.query<{ mark: string | null }>('select mark from advance_feed_mark()');
      return rows[0]?.mark == null ? null : Number(rows[0].mark);
    },
    stop: async () => {
      if (!pool.ended) await pool.end();
      await owner.end();
      await database.drop();
    },
  };
}
