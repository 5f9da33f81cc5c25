import type { TreeHead } from '#audit';
import type { Pool } from 'pg';

/** The findings of a full verification. */
export interface Verified {
  /** How many games, campaigns and other streams were checked. */
  readonly streams: number;
  readonly faults: number;
}

/** The findings of a full verification that came to its end. */
interface EndedVerification extends Verified {
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** The notes of a verification for the next one. */
export interface VerifiedAll extends Verified {
  /** The log of games, where it contains its earlier entries. */
  readonly log?: TreeHead | undefined;
}

/** Records full verifications and their findings, for metrics and alarms. */
export class Verifications {
  constructor(private readonly pool: Pool) {}

  /**
   * Begins one, and gives its id, to end it with; `undefined` where another process has begun that of this night.
   * @param night as `2026-11-26`; absent for one by hand.
   */
  async begin(night?: string): Promise<string | undefined> {
    const text = 'insert into verifications (night) values ($1) on conflict (night) do nothing returning id';
    const { rows } = await this.pool.query<{ id: string }>(text, [night ?? null]);
    return rows[0]?.id;
  }

  /** Ends one that was begun. */
  async end(id: string, { streams, faults, log }: VerifiedAll): Promise<void> {
    const text = `update verifications set ended_at = now(), streams = $2, faults = $3, log_size = $4, log_root = $5
      where id = $1`;
    await this.pool.query(text, [id, streams, faults, log?.size ?? null, log ? Buffer.from(log.root) : null]);
  }

  /** The log of games as it was when it was last found to contain its earlier entries; `undefined` before the first time. */
  async lastLog(): Promise<TreeHead | undefined> {
    const text = `select log_size as size, log_root as root from verifications
      where log_size is not null order by log_size desc, ended_at limit 1`;
    const { rows } = await this.pool.query<{ size: string; root: Buffer }>(text);
    return rows[0] && { size: Number(rows[0].size), root: Uint8Array.from(rows[0].root) };
  }

  /** The latest that came to its end; `undefined` before the first. */
  async last(): Promise<EndedVerification | undefined> {
    return (await this.latest(1))[0];
  }

  /** The latest that came to their end, the last one first. */
  async latest(most: number): Promise<readonly EndedVerification[]> {
    const text = `select extract(epoch from ended_at)::float8 * 1000 as "endedAt", streams, faults
      from verifications where ended_at is not null order by ended_at desc limit $1`;
    return (await this.pool.query<EndedVerification>(text, [most])).rows;
  }
}
