import { eventDeckEvolvers } from './event-deck.js';
import type { OverlordEvolvers } from './overlord-turn.js';
import { setEventEvolvers } from './set-events.js';

/** How events change the cards of the overlord. */
export const overlordEvolvers: OverlordEvolvers = { ...eventDeckEvolvers, ...setEventEvolvers };
