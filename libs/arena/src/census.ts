import { cardCensus } from '#cards';
import type { Event } from './events.js';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';

/** The counts of `chronicler simulate arena`. */
export const census = cardCensus<State, Event>(rulebook, ['cardsDrawn', 'deckShuffled']);
