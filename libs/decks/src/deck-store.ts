import type { DeckList } from '#kernel';

/** A deck that an account keeps, whether it may be played or not. */
export interface SavedDeck {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** In canonical order. */
  readonly cards: DeckList['cards'];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** What a change of a deck may change. */
export type DeckChange = Pick<SavedDeck, 'name' | 'cards' | 'changedAt'>;

/** Decks of accounts. An account finds its own decks only. */
export abstract class DeckStore {
  /** Keeps a new deck, unless its account has `most` already. */
  abstract add(deck: SavedDeck, most: number): Promise<'added' | 'tooMany'>;
  /** Changes a deck of an account. Gives it as it is now; `undefined` when the account has no such deck. */
  abstract change(accountId: string, id: string, change: DeckChange): Promise<SavedDeck | undefined>;
  /** Forgets a deck of an account. False when the account has no such deck. */
  abstract remove(accountId: string, id: string): Promise<boolean>;
  /** A deck of an account; `undefined` when the account has no such deck. */
  abstract deck(accountId: string, id: string): Promise<SavedDeck | undefined>;
  /** Every deck of an account, oldest first. */
  abstract decks(accountId: string): Promise<readonly SavedDeck[]>;
}
