import { refuse, type Json, type Localized, type Refusal } from '#kernel';
import type { CardBook } from '../card-book.js';

/** The refusals of a deck, and of its builder, in the order in which they test it: spread among a game's own. */
export const deckRefusals = {
  DECK_NOT_IN_POOL: { en: '{printed} is not in your pool.', fr: '{printed} n’est pas dans votre réserve de cartes.' },
  DECK_TOO_SMALL: {
    en: 'A deck needs at least {least} cards in its draw pile.',
    fr: 'Un paquet a besoin d’au moins {least} cartes dans sa pioche.',
  },
  DECK_NOT_WANTED: {
    en: 'This game is played with sealed boosters: bring no deck.',
    fr: 'Cette partie se joue avec des boosters scellés : n’apportez pas de paquet.',
  },
  DECK_REFUSED: { en: 'This deck is not legal. {reasons}', fr: 'Ce paquet n’est pas légal. {reasons}' },
} as const satisfies Record<string, Localized>;

/** The codes of shared rules of decks; those that are not above have a message of the game's own. */
export type DeckCode = keyof typeof deckRefusals | 'UNKNOWN_CARD' | 'WRONG_CARD_TYPE' | 'ALREADY_DONE';

/** A refusal under the game's rule about decks. */
export const refuseDeck = <Code extends DeckCode>(
  { rules }: Pick<CardBook, 'rules'>,
  code: Code,
  facts: Readonly<Record<string, Json>> = {},
): Refusal<Code> => refuse(rules.deck, code, facts);
