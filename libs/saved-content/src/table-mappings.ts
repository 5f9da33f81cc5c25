import type { BaseContent } from './bases.js';
import type { DeckContent } from './decks.js';

/** The table of one kind of things, with the same columns for the common fields. */
export interface TableMapping<Content extends object> {
  readonly table: string;
  /** The column of the id. */
  readonly id: string;
  /** The columns of the content, named like its fields: plain values, or JSON. */
  readonly columns: Readonly<Record<keyof Content & string, 'plain' | 'json'>>;
}

/** The table of decks. */
export const deckTable: TableMapping<DeckContent> = { table: 'decks', id: 'deck_id', columns: { cards: 'json' } };

/** The table of bases. */
export const baseTable: TableMapping<BaseContent> = {
  table: 'bases',
  id: 'base_id',
  columns: { layout: 'json', shared: 'plain' },
};
