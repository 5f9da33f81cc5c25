import { idSchema } from '#kernel';
import { z } from 'zod';
import type { CardId } from '../ids.js';

/** Most cards that a deck may have (CARD-42): a list need not be longer. */
export const MOST_CARDS = 110;

/** The cards of a deck that are in no pile: a guardian and three strongholds (CARD-40, CARD-41). */
export const LEADERS = 4;

/** A deck as it is handed in: cards by id, in any order (CARD-47). Whether it may be played says `checkDeck`. */
export const deckListSchema = z
  .strictObject({
    cards: z
      .array(
        z
          .strictObject({
            cardId: idSchema<'card'>().min(1).max(16).meta({ description: 'Id of a card of the library.' }),
            copies: z.int().min(1).max(60).meta({ description: 'Number of copies in the deck.' }),
          })
          .meta({ id: 'DeckEntry', description: 'A card of a deck, and how many of it.' }),
      )
      .max(MOST_CARDS)
      .meta({ description: 'In any order; a card that stands twice counts together.' }),
  })
  .meta({ id: 'DeckList', description: 'A deck: one guardian, three strongholds and a draw pile (cards.md 8).' });
export type DeckList = z.output<typeof deckListSchema>;

/** A deck list as it is compared and kept: every card once, by id (CARD-47). */
export function canonicalDeck(deck: DeckList): DeckList {
  const copies = new Map<CardId, number>();
  for (const entry of deck.cards) copies.set(entry.cardId, (copies.get(entry.cardId) ?? 0) + entry.copies);
  const ids = [...copies.keys()].sort();
  return { cards: ids.map((cardId) => ({ cardId, copies: copies.get(cardId) ?? 0 })) };
}

/** How many cards a deck has in all. */
export const sizeOf = (deck: DeckList): number => deck.cards.reduce((sum, { copies }) => sum + copies, 0);

/** Every copy of every card of a deck by its card id, in canonical order. */
export const cardIdsOf = (deck: DeckList): CardId[] =>
  canonicalDeck(deck).cards.flatMap(({ cardId, copies }) => Array.from({ length: copies }, () => cardId));
