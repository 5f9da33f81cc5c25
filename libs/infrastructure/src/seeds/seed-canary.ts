import { createPool } from '#platform';
import type { Pool } from 'pg';
import type { SeedCipher } from './seed-cipher.js';

/** Takes the place of a game's id in the sealed canary. */
const NAME = 'canary';

/**
 * Tells, before any game is loaded, whether the seeds of a database can be opened: a value that was sealed under its key
 * stands in it. The first process that starts on a database leaves it there.
 */
export class SeedCanary {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  /** Leaves a canary under the newest key. Throws, for people, when the key is not the one of this database. */
  async enter(): Promise<void> {
    await this.check();
    const text = `insert into seed_canary (sealed) values ($1) on conflict (single) do update set sealed = excluded.sealed`;
    await this.pool.query(text, [this.cipher.seal(NAME, Buffer.alloc(32))]);
  }

  /** Throws, for people, when the key is not the one of this database. */
  async check(): Promise<void> {
    const kept = await this.kept();
    if (kept === undefined) return;
    try {
      this.cipher.open(kept.name, kept.sealed);
    } catch (cause) {
      throw new Error(
        'SEED_KEY is not the key that the seeds of this database were stored under: its games could not go on. ' +
          'Bring the right key back; docs/runbook.md says what to do when it is lost.',
        { cause },
      );
    }
  }

  /** The canary, or in a database that has none yet, the seed of any game. */
  private async kept(): Promise<{ readonly name: string; readonly sealed: Buffer } | undefined> {
    const text = `select $1 as name, sealed from seed_canary
      union all (select game_id::text, sealed from seeds where not exists (select from seed_canary) limit 1)`;
    const { rows } = await this.pool.query<{ name: string; sealed: Buffer | null }>(text, [NAME]);
    const [row] = rows;
    return row && row.sealed !== null ? { name: row.name, sealed: row.sealed } : undefined;
  }
}

/** Whether a database has seeds, which cannot be opened without the key that it was begun with. */
export async function hasSeeds(databaseUrl: string): Promise<boolean> {
  const pool = createPool({ databaseUrl, max: 1 });
  try {
    const text = `select exists (select from seeds) or exists (select from seed_canary where sealed is not null) as has`;
    return (await pool.query<{ has: boolean }>(text)).rows[0]?.has === true;
  } finally {
    await pool.end();
  }
}
