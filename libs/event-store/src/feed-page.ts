import type { Feed, FeedEntry, FeedPosition, FeedSource } from './feed.js';

/** Some commits of one source, never none. */
export interface FeedPage {
  readonly source: FeedSource;
  readonly entries: readonly FeedEntry[];
  /** Position of the last of them. */
  readonly end: FeedPosition;
}

/** The next page of each source of a feed; a source that is read to its end has no page. */
export async function nextPages(
  feed: Feed,
  placeIn: (source: FeedSource) => FeedPosition,
  limit: number,
): Promise<readonly FeedPage[]> {
  const sources = await feed.sources();
  const pages = sources.map(async (source) => {
    const entries = await feed.read(source, placeIn(source), limit);
    const end = entries.at(-1)?.position;
    return end === undefined ? [] : [{ source, entries, end }];
  });
  return (await Promise.all(pages)).flat();
}
