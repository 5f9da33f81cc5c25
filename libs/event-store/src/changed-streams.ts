import type { Pool } from 'pg';
import type { FeedPosition } from './feed.js';

/** Streams that have commits in a part of the feed. */
export interface ChangedStreams {
  /** Those whose last commits stand in it, in their order. One that has gone on since stands further on. */
  readonly streamIds: readonly string[];
  /** The last place of the part. */
  readonly end: FeedPosition;
}

/** The streams in the next commits of a database, at most `limit`, as far as the feed can be read; `undefined` at its end. */
export async function changedStreams(
  pool: Pool,
  after: FeedPosition,
  limit: number,
): Promise<ChangedStreams | undefined> {
  const text = `select c.game_id as "streamId", c.position,
      c.last_version = (select max(l.last_version) from commits l where l.game_id = c.game_id) as "isLast"
    from (select p.game_id, p.last_version, p.position from commits p
      where p.position > $1 and p.position <= (select m.position from feed_mark m) order by p.position limit $2) c
    order by c.position`;
  const { rows } = await pool.query<{ streamId: string; position: FeedPosition; isLast: boolean }>(text, [
    after,
    limit,
  ]);
  const last = rows.at(-1);
  return last && { streamIds: rows.filter(({ isLast }) => isLast).map(({ streamId }) => streamId), end: last.position };
}
