import { cardCensus } from '#cards';
import type { Event } from './events.js';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';

/** What `chronicler simulate arena` counts. */
export const census = cardCensus<State, Event>(rulebook, ['cardsDrawn', 'deckShuffled']);
