import type { Pool } from 'pg';

/** What a verification of everything has found. */
export interface Verified {
  /** How many games, campaigns and other streams were checked. */
  readonly streams: number;
  readonly faults: number;
}

/** Writes down that everything was verified, and what was found, for metrics and alarms. */
export class Verifications {
  constructor(private readonly pool: Pool) {}

  /**
   * Begins one, and gives what it is ended by; `undefined` where somebody else has begun that of this night.
   * @param night as `2026-11-26`; absent for one by hand.
   */
  async begin(night?: string): Promise<string | undefined> {
    const text = 'insert into verifications (night) values ($1) on conflict (night) do nothing returning id';
    const { rows } = await this.pool.query<{ id: string }>(text, [night ?? null]);
    return rows[0]?.id;
  }

  /** Ends one that was begun. */
  async end(id: string, { streams, faults }: Verified): Promise<void> {
    const text = 'update verifications set ended_at = now(), streams = $2, faults = $3 where id = $1';
    await this.pool.query(text, [id, streams, faults]);
  }

  /** The latest that came to its end, and when, in milliseconds since 1970; `undefined` before the first. */
  async last(): Promise<(Verified & { readonly endedAt: number }) | undefined> {
    const text = `select extract(epoch from ended_at)::float8 * 1000 as "endedAt", streams, faults
      from verifications where ended_at is not null order by ended_at desc limit 1`;
    const { rows } = await this.pool.query<Verified & { readonly endedAt: number }>(text);
    return rows[0];
  }
}
