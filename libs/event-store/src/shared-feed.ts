import type { Feed, FeedEntry, FeedPosition, FeedSource } from './feed.js';

/** Most pages that are kept: readers that stand elsewhere read for themselves. */
const KEPT = 8;

/** A feed for several readers of one process: a page that one of them has read is there for the others. */
export class SharedFeed implements Feed {
  private readonly pages = new Map<string, Promise<readonly FeedEntry[]>>();

  /** `onRead` is told of each page that is read, once. */
  constructor(
    private readonly feed: Feed,
    private readonly onRead: (page: readonly FeedEntry[]) => void = () => undefined,
  ) {}

  sources(): Promise<readonly FeedSource[]> {
    return this.feed.sources();
  }

  end(source: FeedSource): Promise<FeedPosition> {
    return this.feed.end(source);
  }

  /** As far as the source could be read when this page was first asked for, or at the last call of `advanced`. */
  read(source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> {
    const key = `${source} ${after} ${limit}`;
    const page = this.pages.get(key) ?? this.readPage(source, after, limit);
    this.pages.delete(key);
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > KEPT && oldest !== undefined) this.pages.delete(oldest);
    page.catch(() => this.pages.get(key) === page && this.pages.delete(key));
    return page;
  }

  private async readPage(source: FeedSource, after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> {
    const page = await this.feed.read(source, after, limit);
    this.onRead(page);
    return page;
  }

  /** There may be more to read. */
  advanced(): void {
    this.pages.clear();
  }
}
