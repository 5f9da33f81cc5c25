import { eventsAgainstHeroes } from './event-cards/against-heroes.js';
import { eventsForVillains } from './event-cards/for-villains.js';
import type { EventCard } from './schema.js';

/** The event pile: 20 cards, some texts in copies (SKAROV-EVT-01). */
export const eventCards: readonly EventCard[] = [...eventsForVillains, ...eventsAgainstHeroes];
