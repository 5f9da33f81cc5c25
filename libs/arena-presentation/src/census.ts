import { cardCensus } from '#cards-presentation';
import { type Event, rulebook, type State } from '#arena/queries';

/** What `chronicler simulate arena` counts. */
export const census = cardCensus<State, Event>(rulebook, ['cardsDrawn', 'deckShuffled']);
