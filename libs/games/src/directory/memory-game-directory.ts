import type { EventStore } from '#event-store';
import { GAME_STREAM } from '../streams/stream-kinds.js';
import type { GameDirectory, GameQuery } from './game-directory.js';
import { listingAfter, type GameListing } from './game-listing.js';

const PAGE = 500;

/** Keeps the list of games in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryGameDirectory implements GameDirectory {
  private readonly listings = new Map<string, GameListing>();
  private position = 0;
  private reading: Promise<void> = Promise.resolve();

  constructor(private readonly store: Pick<EventStore, 'feed'>) {}

  async find(query: GameQuery): Promise<readonly GameListing[]> {
    this.reading = this.reading.then(() => this.catchUp());
    await this.reading;
    const direction = query.descending ? -1 : 1;
    const compare = (a: GameListing, b: GameListing): number => direction * byPlace(query, a, b);
    const { after } = query;
    return [...this.listings.values()]
      .filter((listing) => matches(query, listing))
      .sort(compare)
      .filter(
        (listing) =>
          !after ||
          direction * byPlace(query, listing, { ...listing, [query.order]: after.at, gameId: after.gameId }) > 0,
      )
      .slice(0, query.limit);
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const entries = await this.store.feed(this.position, PAGE);
      for (const { commit, header, position } of entries) {
        this.position = position;
        if (header.kind !== GAME_STREAM) continue;
        this.listings.set(commit.streamId, listingAfter(this.listings.get(commit.streamId), commit));
      }
      if (entries.length === 0) return;
    }
  }
}

const matches = ({ status, ruleset, account }: GameQuery, listing: GameListing): boolean =>
  (status === undefined || listing.status === status) &&
  (ruleset === undefined || listing.ruleset === ruleset) &&
  (account === undefined || listing.seats.some((seat) => seat.account === account));

function byPlace({ order }: GameQuery, a: GameListing, b: GameListing): number {
  if (a[order] !== b[order]) return a[order] - b[order];
  return a.gameId === b.gameId ? 0 : a.gameId < b.gameId ? -1 : 1;
}
