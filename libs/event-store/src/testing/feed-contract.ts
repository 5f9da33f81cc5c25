import { newStreamId } from '#records/testing';
import { FEED_START, type FeedEntry, type FeedPosition, type FeedSource } from '../feed.js';
import { FeedReader } from '../feed-reader.js';
import { appendMany } from './sample-commits.js';
import type { StoreUnderTest } from './store-under-test.js';

/** The part of the contract of an event store that is about its feed: a jest suite. */
export function describeFeed(theStore: () => StoreUnderTest): void {
  describe('the feed', () => {
    const sourceOf = async (): Promise<FeedSource> => (await theStore().store.feed.sources())[0]!;

    const idInSource = (): string => theStore().idInFirstSource?.() ?? newStreamId();

    async function everything(after: FeedPosition, page: number): Promise<FeedEntry[]> {
      const { feed } = theStore().store;
      const source = await sourceOf();
      const entries: FeedEntry[] = [];
      for (;;) {
        const next = await feed.read(source, entries.at(-1)?.position ?? after, page);
        if (next.length === 0) return entries;
        entries.push(...next);
      }
    }

    it('gives the commits of all streams in the order of their positions, page by page', async () => {
      const { store, publish } = theStore();
      const [streamId, other] = [idInSource(), idInSource()];
      await publish();
      const before = (await everything(FEED_START, 1000)).at(-1)?.position ?? FEED_START;
      const tip = await appendMany(store, streamId, 2);
      await appendMany(store, other, 2);
      await appendMany(store, streamId, 1, tip);
      await publish();
      const entries = await everything(before, 2);
      expect(entries.map((entry) => entry.commit.streamId)).toEqual([streamId, streamId, other, other, streamId]);
      expect(entries.map((entry) => entry.commit.lastVersion)).toEqual([1, 2, 1, 2, 3]);
      expect(entries[4]!.commit).toEqual((await store.read(streamId))[2]);
      expect(entries[0]!.header).toEqual({
        kind: 'game',
        subject: { name: 'lantern', version: '1.0' },
        status: 'running',
      });
      expect(new Set(entries.map((entry) => entry.position)).size).toBe(5);
    });

    it('says where it ends: after that position nothing comes until something is appended', async () => {
      const { store, publish } = theStore();
      const source = await sourceOf();
      const streamId = idInSource();
      const tip = await appendMany(store, streamId, 1);
      await publish();
      const end = await store.feed.end(source);
      expect(await store.feed.read(source, end, 10)).toEqual([]);
      expect((await everything(FEED_START, 1000)).at(-1)?.position).toBe(end);
      await appendMany(store, streamId, 1, tip);
      await publish();
      expect(await store.feed.read(source, end, 10)).toMatchObject([{ commit: { streamId, firstVersion: 2 } }]);
    });

    it('is read on by a reader from where it broke off, with any size of a page', async () => {
      const { store, publish } = theStore();
      const reader = new FeedReader(store.feed, 2);
      await publish();
      for await (const _ of reader.news());
      const streamId = idInSource();
      await appendMany(store, streamId, 5);
      await publish();
      for await (const { commit } of reader.news()) if (commit.lastVersion === 3) break;
      const rest: number[] = [];
      for await (const { commit } of reader.news()) rest.push(commit.lastVersion);
      expect(rest).toEqual([4, 5]);
    });
  });
}
