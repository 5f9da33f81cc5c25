import { type FeedEntry, MemoryEventStore } from '#event-store';
import { appendMany } from '#event-store/testing';
import { LocalBus, type News } from '#games';
import { newStreamId } from '#records/testing';
import { UntoldNews } from './untold-news.js';

describe('News that a process did not live to tell', () => {
  it('are told by the reader of the feed, once for each game, and only those', async () => {
    const store = new MemoryEventStore();
    const [told, untold] = [newStreamId(), newStreamId()];
    await appendMany(store, told, 2);
    await appendMany(store, untold, 3);
    const bus = new LocalBus();
    const news = new UntoldNews(bus);
    news.listen();
    await bus.tell({ gameId: told, version: 2 });
    const heard: News[] = [];
    bus.listen((one) => heard.push(one));
    const [source] = await store.feed.sources();
    const page: readonly FeedEntry[] = await store.feed.read(source!, '0' as FeedEntry['position'], 10);
    await news.tell(page);
    await news.tell(page);
    expect(heard).toEqual([{ gameId: untold, version: 3 }]);
  });
});
