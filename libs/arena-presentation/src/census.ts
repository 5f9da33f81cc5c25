import { cardCensus } from '#cards-presentation';
import { type Event, rulebook, type State } from '#arena/queries';

/** The counts of `chronicler simulate arena`. */
export const census = cardCensus<State, Event>(rulebook, ['cardsDrawn', 'deckShuffled']);
