import { FeedReader, type EventStore } from '#event-store';
import { GAME_STREAM } from '#streams';
import { placeOf, type GameDirectory, type GamePlace, type GameQuery, type Holdings } from './game-directory.js';
import { listingAfter, type GameListing } from './game-listing.js';

/** Keeps the list of games in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryGameDirectory implements GameDirectory {
  private readonly listings = new Map<string, GameListing>();
  private readonly reader: FeedReader;
  private reading: Promise<void> = Promise.resolve();

  constructor(store: Pick<EventStore, 'feed'>) {
    this.reader = new FeedReader(store.feed);
  }

  async find(query: GameQuery): Promise<readonly GameListing[]> {
    await this.read();
    const direction = query.descending ? -1 : 1;
    const placeIn = (listing: GameListing): GamePlace => ({
      at: placeOf(listing, query.order),
      gameId: listing.gameId,
    });
    const compare = (a: GameListing, b: GameListing): number => direction * byPlace(placeIn(a), placeIn(b));
    const { after } = query;
    return [...this.listings.values()]
      .filter((listing) => matches(query, listing))
      .sort(compare)
      .filter((listing) => !after || direction * byPlace(placeIn(listing), after) > 0)
      .slice(0, query.limit);
  }

  async holdings(account: string): Promise<Holdings> {
    await this.read();
    const count = (holds: (listing: GameListing) => boolean): number =>
      [...this.listings.values()].filter(holds).length;
    const isHis = ({ openedBy }: GameListing): boolean => openedBy === account;
    return {
      openGames: count((listing) => listing.status === 'open' && isHis(listing)),
      runningGames: count((listing) => listing.status === 'running' && isHis(listing)),
      botTables: count(
        (listing) =>
          listing.status === 'running' && isHis(listing) && listing.seats.every(({ account: one }) => one === null),
      ),
      openSeats: count(({ status, seats }) => status === 'open' && seats.some((seat) => isOf(seat, account))),
    };
  }

  private read(): Promise<void> {
    this.reading = this.reading.then(() => this.catchUp());
    return this.reading;
  }

  private async catchUp(): Promise<void> {
    for await (const { commit, header } of this.reader.news()) {
      if (header.kind !== GAME_STREAM) continue;
      this.listings.set(commit.streamId, listingAfter(this.listings.get(commit.streamId), commit));
    }
  }
}

const matches = (
  { status, ruleset, account, viewer, openedBy, seatOffered }: GameQuery,
  listing: GameListing,
): boolean =>
  ((!listing.byInvitation && !listing.unlisted) ||
    listing.openedBy === viewer ||
    listing.seats.some((seat) => isOf(seat, viewer))) &&
  (status === undefined || listing.status === status) &&
  (ruleset === undefined || listing.ruleset === ruleset) &&
  (seatOffered !== true || listing.offered !== undefined) &&
  (openedBy === undefined || listing.openedBy === openedBy) &&
  (account === undefined || listing.seats.some((seat) => isOf(seat, account)));

const isOf = (seat: GameListing['seats'][number], account: string | undefined): boolean =>
  account !== undefined && seat.account === account;

function byPlace(a: GamePlace, b: GamePlace): number {
  if (a.at !== b.at) return a.at - b.at;
  return a.gameId === b.gameId ? 0 : a.gameId < b.gameId ? -1 : 1;
}
