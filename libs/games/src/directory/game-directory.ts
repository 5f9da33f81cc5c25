import type { GameListing } from './game-listing.js';

/**
 * The order of a list of games; the id decides between equals. `shownAt`: by `changedAt`, as far as it may be told to
 * accounts without a seat.
 */
export type GameOrder = 'openedAt' | 'changedAt' | 'shownAt';

/** By what a list is ordered, of a game. A game that is shown late stands where it stood when it began, until it is over. */
export const placeOf = (listing: GameListing, order: GameOrder): number =>
  order === 'shownAt' ? (listing.startedFrom ?? listing.changedAt) : listing[order];

/** Where a page of a list begins: after this game. */
export interface GamePlace {
  /** This game's value in the order of the list. */
  readonly at: number;
  readonly gameId: string;
}

/** A query for games. */
export interface GameQuery {
  readonly status?: GameListing['status'] | undefined;
  readonly ruleset?: string | undefined;
  /** Only games in which this account has a seat. */
  readonly account?: string | undefined;
  /** The asking account: games by invitation and unlisted ones are found by their players and their openers. */
  readonly viewer?: string | undefined;
  /** Only games that this account has opened. */
  readonly openedBy?: string | undefined;
  /** True: only games with a seat that any account may take over. */
  readonly seatOffered?: boolean | undefined;
  readonly order: GameOrder;
  /** True: newest first. */
  readonly descending: boolean;
  readonly after?: GamePlace | undefined;
  readonly limit: number;
}

/** The games and seats of one account on a server, in games that are not over. */
export interface Holdings {
  /** Games that it has opened and that have not started. */
  readonly openGames: number;
  /** Games that it has opened and that are played. */
  readonly runningGames: number;
  /** Of these, games at which only bots sit. */
  readonly botTables: number;
  /** Seats that it has in games that have not started, its own games or others. */
  readonly openSeats: number;
}

/** Finds games. A read model: it may be a moment behind. */
export interface GameDirectory {
  find(query: GameQuery): Promise<readonly GameListing[]>;
  /** The games and seats of an account: one look. */
  holdings(account: string): Promise<Holdings>;
}
