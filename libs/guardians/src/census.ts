import { cardsSeenIn, cardsToSee } from '#cards';
import type { Census } from '#kernel';
import { printed } from './content/catalogue.js';
import type { Event, EventType } from './events.js';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';

/** Events in which cards are handled that nobody plays yet. */
const quiet = new Set<EventType>(['cardsDrawn', 'deckShuffled', 'cardLaid', 'cardTakenBack', 'excessChosen']);

/** What `chronicler simulate guardians` counts: who wins with what and how, and whether every card comes into play. */
export const census: Census<State, Event> = {
  traits: ({ players, over }, seat) => ({
    guardian: printed(players[seat]?.guardian ?? '').name.en,
    ending: over?.reason ?? '',
  }),
  turns: ({ turn }) => turn,
  uses: (event) => (quiet.has(event.type) ? [] : cardsSeenIn(event)),
  all: cardsToSee(rulebook),
};
