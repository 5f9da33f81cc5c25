import type { BaseContent } from './bases.js';
import type { DeckContent } from './decks.js';

/** How things of one sort stand in the database: a table of their own, with the same columns for what they all have. */
export interface Shelf<Content extends object> {
  readonly table: string;
  /** The column of the id. */
  readonly id: string;
  /** The columns of the content, called as its fields: plain values, or JSON. */
  readonly columns: Readonly<Record<keyof Content & string, 'plain' | 'json'>>;
}

/** Where decks are kept. */
export const deckShelf: Shelf<DeckContent> = { table: 'decks', id: 'deck_id', columns: { cards: 'json' } };

/** Where bases are kept. */
export const baseShelf: Shelf<BaseContent> = {
  table: 'bases',
  id: 'base_id',
  columns: { layout: 'json', shared: 'plain' },
};
