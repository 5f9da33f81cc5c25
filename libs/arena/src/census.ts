import { cardsSeenIn, cardsToSee } from '#cards';
import type { Census } from '#kernel';
import { printed } from './content/catalogue.js';
import type { Event } from './events.js';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';

/** What `chronicler simulate arena` counts: who wins with what, and whether every card comes into play. */
export const census: Census<State, Event> = {
  traits: ({ players, over }, seat) => ({
    guardian: printed(players[seat]?.guardian ?? '').name.en,
    ending: over?.reason ?? '',
  }),
  turns: ({ turn }) => turn,
  // A card is in use when it is shown in play: every event that names it among what happens.
  uses: (event) => (event.type === 'cardsDrawn' || event.type === 'deckShuffled' ? [] : cardsSeenIn(event)),
  all: cardsToSee(rulebook),
};
