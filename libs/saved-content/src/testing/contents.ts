import type { BaseContent } from '../bases.js';
import type { DeckContent } from '../decks.js';

/** Contents of one kind, for tests of stores. */
export interface Contents<Content extends object> {
  /** For instance `decks`. */
  readonly sort: string;
  readonly full: Content;
  readonly empty: Content;
}

/** Contents of decks. */
export const decksOf: Contents<DeckContent> = {
  sort: 'decks',
  full: {
    cards: [
      { cardId: 'L01', copies: 2 },
      { cardId: 'L24-7', copies: 1 },
    ],
  },
  empty: { cards: [] },
};

/** Contents of bases. */
export const basesOf: Contents<BaseContent> = {
  sort: 'bases',
  full: { layout: { tiles: [{ faceId: 't4b', column: -1, row: 0, turns: 3 }], difficulty: null }, shared: true },
  empty: { layout: {}, shared: false },
};
