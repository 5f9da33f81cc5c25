import type { CardId } from '../ids.js';
import type { Card } from '../schema/card-fields.js';

/** All cards of a version of the library, by id, in the order of the sets. */
export type Library = Readonly<Record<CardId, Card>>;

/** A library of these cards. Throws an Error when two have one id (CARD-01). */
export function libraryOf(cards: readonly Card[]): Library {
  const library: Record<CardId, Card> = {};
  for (const card of cards) {
    if (Object.hasOwn(library, card.id)) throw new Error(`Two cards have the id ${card.id}.`);
    library[card.id] = card;
  }
  return library;
}
