import type { Feed, FeedEntry, FeedPosition, FeedSource } from './feed.js';

/** Some commits of one source, never none. */
export interface FeedPage {
  readonly source: FeedSource;
  readonly entries: readonly FeedEntry[];
  /** Position of the last of them. */
  readonly end: FeedPosition;
}

/** The next page of each source, and the faults of sources that could not be read. */
export interface NextPages {
  readonly pages: readonly FeedPage[];
  readonly faults: readonly unknown[];
}

/** The next page of each source of a feed; a source that is read to its end has no page. One that cannot be read holds up no other. */
export async function nextPages(
  feed: Feed,
  placeIn: (source: FeedSource) => FeedPosition,
  limit: number,
): Promise<NextPages> {
  const sources = await feed.sources();
  const read = await Promise.allSettled(
    sources.map(async (source) => {
      const entries = await feed.read(source, placeIn(source), limit);
      const end = entries.at(-1)?.position;
      return end === undefined ? [] : [{ source, entries, end }];
    }),
  );
  return {
    pages: read.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    faults: read.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  };
}
