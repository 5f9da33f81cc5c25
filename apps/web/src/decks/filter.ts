import { locale } from '../messages/locale.js';
import type { Copies } from './draft.js';
import type { LibraryCard } from './library.js';

/** What is asked of cards; an empty text asks nothing. */
export interface Filter {
  readonly text: string;
  readonly set: string;
  readonly type: string;
  readonly kind: string;
  /** A number of power stones; `0` for cards that cost none. */
  readonly cost: string;
  /** Only cards that are in the deck. */
  readonly chosen: boolean;
}

/** Asks nothing. */
export const noFilter: Filter = { text: '', set: '', type: '', kind: '', cost: '', chosen: false };

/** The cards that a filter admits. */
export function admitted(cards: readonly LibraryCard[], filter: Filter, copies: Copies): readonly LibraryCard[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  const fits = (wanted: string, value: string): boolean => wanted === '' || wanted === value;
  return cards.filter(
    (card) =>
      fits(filter.set, card.set) &&
      fits(filter.type, card.type) &&
      fits(filter.kind, card.kind ?? '') &&
      fits(filter.cost, String(card.cost ?? 0)) &&
      (!filter.chosen || copies.has(card.id)) &&
      hasAll(card, words),
  );
}

function hasAll({ name, typeLine, text }: LibraryCard, words: readonly string[]): boolean {
  const all = folded(`${name[locale]} ${typeLine[locale]} ${text[locale]}`);
  return words.every((word) => all.includes(word));
}

/** A text without accents, in lower case. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The values of a field among some cards, each once. */
export const valuesOf = (cards: readonly LibraryCard[], field: 'set' | 'type' | 'kind' | 'cost'): readonly string[] =>
  [...new Set(cards.map((card) => String(card[field] ?? '')))].filter((value) => value !== '');
