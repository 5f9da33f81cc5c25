import { refuse, type Json, type RefusalFacts, type Refusal } from '#kernel';
import type { CardBook } from '../card-book.js';

/** The refusals of a deck, and of its builder, in the order in which they test it: spread among a game's own. */
export const deckRefusals = {
  DECK_NOT_IN_POOL: ['printed'],
  DECK_TOO_SMALL: ['least'],
  DECK_NOT_WANTED: [],
  DECK_REFUSED: ['reasons'],
} as const satisfies RefusalFacts;

/** The codes of shared rules of decks; those that are not above have a message of the game's own. */
export type DeckCode = keyof typeof deckRefusals | 'UNKNOWN_CARD' | 'WRONG_CARD_TYPE' | 'ALREADY_DONE';

/** A refusal under the game's rule about decks. */
export const refuseDeck = <Code extends DeckCode>(
  { rules }: Pick<CardBook, 'rules'>,
  code: Code,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<Code> => refuse(rules.deck, code, facts);
