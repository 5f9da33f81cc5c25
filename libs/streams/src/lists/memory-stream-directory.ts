import { FeedReader, type EventStore } from '#event-store';
import type { StreamDirectory, StreamQuery } from './stream-directory.js';
import type { StreamList, StreamListing } from './stream-list.js';

/** Keeps a list of streams in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryStreamDirectory implements StreamDirectory {
  private readonly listings = new Map<string, StreamListing>();
  private readonly reader: FeedReader;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    store: Pick<EventStore, 'feed'>,
    private readonly list: StreamList,
  ) {
    this.reader = new FeedReader(store.feed);
  }

  async find({
    account,
    descending,
    after,
    limit,
    withHidden = false,
  }: StreamQuery): Promise<readonly StreamListing[]> {
    this.reading = this.reading.then(() => this.catchUp());
    await this.reading;
    const direction = descending ? -1 : 1;
    const beyond = (one: StreamListing): boolean =>
      !after || direction * compare(one, { openedAt: after.at, streamId: after.streamId }) > 0;
    return [...this.listings.values()]
      .filter((one) => withHidden || !one.isHidden)
      .filter((one) => (account === undefined || one.accounts.includes(account)) && beyond(one))
      .sort((a, b) => direction * compare(a, b))
      .slice(0, limit);
  }

  private async catchUp(): Promise<void> {
    for await (const { commit, header } of this.reader.news()) {
      if (header.kind !== this.list.kind) continue;
      this.listings.set(commit.streamId, this.list.listingAfter(this.listings.get(commit.streamId), commit));
    }
  }
}

type Place = Pick<StreamListing, 'openedAt' | 'streamId'>;

function compare(a: Place, b: Place): number {
  if (a.openedAt !== b.openedAt) return a.openedAt - b.openedAt;
  return a.streamId === b.streamId ? 0 : a.streamId < b.streamId ? -1 : 1;
}
