import type { FeedNode } from '../feed-backlog.js';
import { feedWaitsSince } from '../feed-lag.js';

/** What one of several databases holds. */
export interface NodeStatus {
  readonly streams: number;
  /** Those of them that take commits. */
  readonly open: number;
  /** When the oldest commit was made that readers of the feed may not see yet, in milliseconds since 1970. */
  readonly waitsSince?: number;
}

/** Counts the streams of a database; reads all of their heads. */
export async function nodeStatus({ pool }: Pick<FeedNode, 'pool'>): Promise<NodeStatus> {
  const text = `select count(*)::float8 as streams, (count(*) filter (where status <> 'closed'))::float8 as open from streams`;
  const { rows } = await pool.query<Pick<NodeStatus, 'streams' | 'open'>>(text);
  const { streams = 0, open = 0 } = rows[0] ?? {};
  const waitsSince = await feedWaitsSince(pool);
  return { streams, open, ...(waitsSince === undefined ? {} : { waitsSince }) };
}
