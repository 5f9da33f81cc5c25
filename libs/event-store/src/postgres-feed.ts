import type { Pool } from 'pg';
import { FEED_START, type Feed, type FeedEntry, type FeedPosition, type FeedSource } from './feed.js';
import { COMMIT_COLUMNS, HEADER_COLUMNS, toFeedEntry, type FeedRow } from './postgres-rows.js';

/** The source of a database that stands alone, and of the home of several. */
export const MAIN = 'main' as FeedSource;

/** The feed of one database: one source. Its positions are numbers of a sequence, up to the mark that a ticker publishes. */
export class PostgresFeed implements Feed {
  constructor(private readonly pool: Pool) {}

  sources(): Promise<readonly FeedSource[]> {
    return Promise.resolve([MAIN]);
  }

  async read(_source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> {
    const text = `select c.position, ${COMMIT_COLUMNS}, ${HEADER_COLUMNS}
      from commits c join streams s using (game_id)
      where c.position > $1 and c.position <= (select m.position from feed_mark m) order by c.position limit $2`;
    const values = [Number(after), limit];
    return (await this.pool.query<FeedRow>({ name: 'feed', text, values })).rows.map(toFeedEntry);
  }

  async end(): Promise<FeedPosition> {
    const text = 'select position from feed_mark';
    const { rows } = await this.pool.query<{ position: FeedPosition }>({ name: 'feed-end', text });
    return rows[0]?.position ?? FEED_START;
  }
}
