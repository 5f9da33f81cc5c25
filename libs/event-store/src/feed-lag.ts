import type { Pool } from 'pg';

/** When the oldest commit was made that readers of the feed may not see yet, in milliseconds since 1970; `undefined` when they may see all. */
export async function feedWaitsSince(pool: Pool): Promise<number | undefined> {
  const text = `select c.at from commits c where c.position > (select m.position from feed_mark m)
    order by c.position limit 1`;
  const { rows } = await pool.query<{ at: string }>({ name: 'feed-waits-since', text });
  return rows[0] && Number(rows[0].at);
}
