import { FEED_START, type Feed, type FeedEntry, type FeedPosition, type FeedSource } from './feed.js';

/** Reads a feed to its end, again and again, in memory: keeps a place for each source. */
export class FeedReader {
  private readonly places = new Map<FeedSource, FeedPosition>();

  /** `page`: most commits that are read at a time. */
  constructor(
    private readonly feed: Feed,
    private readonly page = 500,
  ) {}

  /** Every commit that was not given yet. One at a time: a reader that breaks off goes on after the last one that it was given. */
  async *news(): AsyncGenerator<FeedEntry, void> {
    for (const source of await this.feed.sources()) yield* this.newsOf(source);
  }

  private async *newsOf(source: FeedSource): AsyncGenerator<FeedEntry, void> {
    for (;;) {
      const entries = await this.feed.read(source, this.places.get(source) ?? FEED_START, this.page);
      if (entries.length === 0) return;
      for (const entry of entries) {
        this.places.set(source, entry.position);
        yield entry;
      }
    }
  }
}
