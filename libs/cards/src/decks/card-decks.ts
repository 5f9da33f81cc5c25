import type { DeckRules } from '#kernel';
import { z } from 'zod';
import { library } from '../content/index.js';
import { gameSchema } from '../words.js';
import { checkDeck } from './check-deck.js';
import { deckFaultCodes } from './deck-faults.js';
import { canonicalDeck, deckListSchema } from './deck-list.js';

/** The decks of the two games of the cards: one kind a game. Each of their rulesets names these. */
export const cardDecks: DeckRules = {
  name: 'cards',
  kinds: gameSchema.meta({ id: 'CardGame', description: 'A game that is played with decks of cards.' }),
  faultCodes: z.enum(deckFaultCodes).meta({ id: 'DeckFaultCode', description: 'What can be wrong with a deck.' }),
  list: deckListSchema,
  canonical: canonicalDeck,
  check: (deck, kind) => checkDeck(deck, gameSchema.parse(kind), library),
};
