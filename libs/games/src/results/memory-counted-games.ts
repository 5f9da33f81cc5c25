import { FeedReader, type EventStore, type ProjectedCommit } from '#event-store';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { countDecided, countEnded, vouchesIn, type CountableGame, type CountingParts } from './count-games.js';
import type { CountedChange, CountedGames, CountedPage, CountedPlace } from './counted-games.js';

/** The games that count, in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryCountedGames implements CountedGames {
  private readonly counted = new Map<string, CountableGame & CountedChange>();
  private readonly vouched = new Map<string, boolean>();
  private readonly reader: FeedReader;
  private readonly parts: CountingParts;
  private changes = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(store: Pick<EventStore, 'feed' | 'read'>, rulesets: Pick<RulesetRegistry, 'pinned'>) {
    this.reader = new FeedReader(store.feed);
    this.parts = { rulesets, read: (streamId) => store.read(streamId) };
  }

  async after({ change }: CountedPlace, limit: number): Promise<CountedPage> {
    this.reading = this.reading.then(() => this.catchUp());
    await this.reading;
    const changes = [...this.counted.values()].filter((one) => one.change > change);
    const page = changes.sort((one, other) => one.change - other.change).slice(0, limit);
    return {
      generation: 1,
      changes: page.map(({ gameId, leagueId, change: number, result }) => ({
        gameId,
        change: number,
        result: leagueId === null || this.vouched.get(leagueId) === true ? result : null,
      })),
    };
  }

  private async catchUp(): Promise<void> {
    for await (const told of this.reader.news()) {
      const news: readonly ProjectedCommit[] = [told];
      for (const [leagueId, isVouched] of vouchesIn(news)) {
        this.vouched.set(leagueId, isVouched);
        for (const one of this.counted.values()) if (one.leagueId === leagueId) this.put(one);
      }
      for (const one of await countEnded(news, this.parts)) this.put(one);
      for (const one of await countDecided(news, this.parts)) this.put(one);
    }
  }

  private put(one: CountableGame): void {
    this.changes += 1;
    this.counted.set(one.gameId, { ...one, change: this.changes });
  }
}
