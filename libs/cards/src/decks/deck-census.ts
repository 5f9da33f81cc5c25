import type { Library } from '../library/library.js';
import type { Card } from '../schema/card-fields.js';
import type { CardType } from '../words.js';
import { canonicalDeck, sizeOf, type DeckList } from './deck-list.js';

/** A card of a deck, and how many of it. */
export interface Held {
  readonly card: Card;
  readonly copies: number;
}

/** The contents of a deck, counted. The order of the list is dropped (CARD-47). */
export interface DeckCensus {
  readonly size: number;
  /** The cards that the library knows, by id. */
  readonly held: readonly Held[];
  /** Ids that the library does not know. */
  readonly unknown: readonly string[];
}

/** Counts a deck. */
export function censusOf(deck: DeckList, library: Library): DeckCensus {
  const entries = canonicalDeck(deck).cards;
  const cardOf = (id: string): Card | undefined => (Object.hasOwn(library, id) ? library[id] : undefined);
  return {
    size: sizeOf(deck),
    held: entries.flatMap(({ cardId, copies }) => {
      const card = cardOf(cardId);
      return card ? [{ card, copies }] : [];
    }),
    unknown: entries.map(({ cardId }) => cardId).filter((id) => !cardOf(id)),
  };
}

/** The cards of these types. */
export const ofTypes = (census: DeckCensus, ...types: readonly CardType[]): readonly Held[] =>
  census.held.filter(({ card }) => types.includes(card.type));

/** How many cards that is in all. */
export const countOf = (held: readonly Held[]): number => held.reduce((sum, { copies }) => sum + copies, 0);
