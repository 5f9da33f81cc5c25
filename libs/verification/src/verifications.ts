import type { TreeHead } from '#audit';
import type { FeedPosition, FeedSource } from '#event-store';
import type { Pool } from 'pg';

/** The findings of a verification. */
export interface Verified {
  /** How many games, campaigns and other streams were checked. */
  readonly streams: number;
  /** How many faults are known. */
  readonly faults: number;
}

/** The verification of a night: not begun, at work, left by its process, or ended. */
export type NightState = 'none' | 'runs' | 'left' | 'ended';

/** A process that verifies and gives no sign of life for so long has ended. */
const ALIVE = `now() - interval '5 minutes'`;

/** The findings of a verification that came to its end. */
interface EndedVerification extends Verified {
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** The notes of a verification for the next one. */
export interface VerifiedAll extends Verified {
  /** The log of games, where it contains its earlier entries. */
  readonly log?: TreeHead | undefined;
}

/** Records verifications, how far they have come and their findings: for those that go on with them, for metrics and alarms. */
export class Verifications {
  constructor(private readonly pool: Pool) {}

  /**
   * Begins one, or takes up that of a night that another process has left, and gives its id, to end it with; `undefined` where that of this night has
   * ended, or another process is at one.
   * @param night as `2026-11-26`; absent for one of everything, by hand.
   */
  async begin(night?: string): Promise<string | undefined> {
    const text = `insert into verifications as v (night) select $1::date where not exists (
        select from verifications where night <> $1::date and ended_at is null and alive_at > ${ALIVE})
      on conflict (night) do update set alive_at = now() where v.ended_at is null and v.alive_at <= ${ALIVE}
      returning id`;
    const { rows } = await this.pool.query<{ id: string }>(text, [night ?? null]);
    return rows[0]?.id;
  }

  /** How it is with the verification of a night. While that of another night is at work, so is this one. */
  async state(night: string): Promise<NightState> {
    const text = `select ended_at is not null as "isOver", alive_at > ${ALIVE} as "isAlive" from verifications
      where night = $1::date or (night is not null and ended_at is null and alive_at > ${ALIVE})`;
    const { rows } = await this.pool.query<{ isOver: boolean; isAlive: boolean }>(text, [night]);
    if (rows.some(({ isOver, isAlive }) => isAlive && !isOver)) return 'runs';
    if (rows.length === 0) return 'none';
    return rows[0]?.isOver === true ? 'ended' : 'left';
  }

  /** Records that a verification has looked at a stream, and how many faults it has found. */
  async looked(id: string, streamId: string, faults: number): Promise<void> {
    const text = `with counted as (update verifications set checked = checked + 1, alive_at = now() where id = $1),
        mended as (delete from faulty_streams where game_id = $2 and $3::integer = 0)
      insert into faulty_streams (game_id, faults) select $2::uuid, $3 where $3 > 0
      on conflict (game_id) do update set faults = excluded.faults`;
    await this.pool.query({ name: 'verified-stream', text, values: [id, streamId, faults] });
  }

  /** The streams with known faults, or so many of them, the oldest first. */
  async faulty(limit?: number): Promise<readonly string[]> {
    const text = 'select game_id as "streamId" from faulty_streams order by since, game_id limit $1';
    return (await this.pool.query<{ streamId: string }>(text, [limit ?? null])).rows.map(({ streamId }) => streamId);
  }

  /** How many streams a verification has looked at, and all faults of streams that are known. */
  async known(id: string): Promise<Verified> {
    const text = `select checked as streams, (select coalesce(sum(faults), 0)::integer from faulty_streams) as faults
      from verifications where id = $1`;
    const { rows } = await this.pool.query<Verified>(text, [id]);
    return rows[0] ?? { streams: 0, faults: 0 };
  }

  /** How far nightly verifications have looked at changed streams, by the sources of the feed. */
  async places(): Promise<ReadonlyMap<FeedSource, FeedPosition>> {
    const text = 'select source, position from verified_places';
    const { rows } = await this.pool.query<{ source: FeedSource; position: FeedPosition }>(text);
    return new Map(rows.map(({ source, position }) => [source, position]));
  }

  async placeReached(source: FeedSource, position: FeedPosition): Promise<void> {
    const text = `insert into verified_places as p (source, position) values ($1, $2)
      on conflict (source) do update set position = greatest(p.position, excluded.position)`;
    await this.pool.query(text, [source, position]);
  }

  /** The night that last looked at each portion of the streams. */
  async portions(): Promise<ReadonlyMap<number, string>> {
    const text = 'select portion, night::text from verified_portions';
    const { rows } = await this.pool.query<{ portion: number; night: string }>(text);
    return new Map(rows.map(({ portion, night }) => [portion, night]));
  }

  async portionDone(portion: number, night: string): Promise<void> {
    const text = `insert into verified_portions (portion, night) values ($1, $2)
      on conflict (portion) do update set night = excluded.night`;
    await this.pool.query(text, [portion, night]);
  }

  /** Ends one that was begun, unless another process has ended it. */
  async end(id: string, { streams, faults, log }: VerifiedAll): Promise<void> {
    const text = `update verifications set ended_at = now(), streams = $2, faults = $3, log_size = $4, log_root = $5
      where id = $1 and ended_at is null`;
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
