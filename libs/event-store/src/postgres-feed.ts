import type { Pool } from 'pg';
import { ArchivedStreams } from './archive/archived-streams.js';
import { STUB_COLUMNS } from './archive/postgres-commits.js';
import { FEED_START, type Feed, type FeedEntry, type FeedPosition, type FeedSource } from './feed.js';
import { COMMIT_COLUMNS, HEADER_COLUMNS, toFeedEntry, type FeedRow } from './postgres-rows.js';

/** The source of a database that stands alone, and of the home of several. */
export const MAIN = 'main' as FeedSource;

/** A row of the feed: a commit, or the stub of an archived stream. */
type FeedOrStubRow = FeedRow & { readonly digest: string | null };

/**
 * The feed of one database: one source. Its positions are numbers of a sequence, up to the mark that a ticker publishes.
 * An archived stream is told whole at the place of its last commit: so no reader that begins there misses it, and one that has read parts of it before gets these twice.
 */
export class PostgresFeed implements Feed {
  constructor(
    private readonly pool: Pool,
    private readonly archive = new ArchivedStreams(),
  ) {}

  sources(): Promise<readonly FeedSource[]> {
    return Promise.resolve([MAIN]);
  }

  async read(_source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> {
    const within = (table: string): string =>
      `${table}.position > $1 and ${table}.position <= (select m.position from feed_mark m) order by ${table}.position limit $2`;
    const text = `(select ${COMMIT_COLUMNS}, null as digest, c.position, ${HEADER_COLUMNS}
        from commits c join streams s using (game_id) where ${within('c')})
      union all (select ${STUB_COLUMNS}, a.position, ${HEADER_COLUMNS}
        from archived_streams a join streams s using (game_id) where ${within('a')}) order by position`;
    const values = [Number(after), limit];
    const entries: FeedEntry[] = [];
    for (const row of (await this.pool.query<FeedOrStubRow>({ name: 'feed', text, values })).rows) {
      if (entries.length >= limit) break;
      entries.push(...(await this.entriesOf(row)));
    }
    return entries;
  }

  private async entriesOf(row: FeedOrStubRow): Promise<readonly FeedEntry[]> {
    const { game_id: streamId, digest } = row;
    if (digest === null) return [toFeedEntry(row)];
    const { position, header } = toFeedEntry(row);
    return (await this.archive.commits({ streamId, digest })).map((commit) => ({ position, commit, header }));
  }

  async end(): Promise<FeedPosition> {
    const text = 'select position from feed_mark';
    const { rows } = await this.pool.query<{ position: FeedPosition }>({ name: 'feed-end', text });
    return rows[0]?.position ?? FEED_START;
  }
}
