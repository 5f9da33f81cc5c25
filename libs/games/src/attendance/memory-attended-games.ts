import { FeedReader, type EventStore } from '#event-store';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { tellingIn } from './attendance-projection.js';
import type { AttendedGame, AttendedGames } from './attended-games.js';
import { attendedIn } from './attended-in.js';

/** How accounts were there, in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryAttendedGames implements AttendedGames {
  private readonly attended = new Map<string, ReturnType<typeof attendedIn>[number]>();
  private readonly reader: FeedReader;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Pick<EventStore, 'feed' | 'read'>,
    private readonly rulesets: Pick<RulesetRegistry, 'pinned'>,
  ) {
    this.reader = new FeedReader(store.feed);
  }

  async latest(account: string, limit: number): Promise<readonly AttendedGame[]> {
    this.reading = this.reading.then(() => this.catchUp());
    await this.reading;
    return [...this.attended.values()]
      .flatMap(({ account: one, timedOut, at }) => (one === account ? [{ account, timedOut, at }] : []))
      .sort((one, other) => other.at - one.at)
      .slice(0, limit);
  }

  private async catchUp(): Promise<void> {
    for await (const told of this.reader.news())
      for (const { gameId, header, upTo } of tellingIn([told])) {
        const commits = await this.store.read(gameId, { upTo });
        for (const one of attendedIn(gameId, await this.rulesets.pinned(header.subject), commits)) {
          const key = `${gameId} ${one.seat}`;
          if (!this.attended.has(key)) this.attended.set(key, one);
        }
      }
  }
}
