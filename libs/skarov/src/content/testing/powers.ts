import { eventCards } from '../event-cards.js';
import { heroes, powerCards } from '../heroes/index.js';
import type { EventCard } from '../schema.js';
import { villainSheets } from '../villains/index.js';
import type { Power } from '../vocabulary.js';
import { woundCards } from '../wounds.js';

/** A power of a card or sheet, with what it belongs to and its text. */
export interface PowerOfRecord {
  id: string;
  text: { en: string; fr: string };
  power: Power;
}

/** All powers that heroes, their cards and their wounds have. */
export const powersOfHeroes: readonly PowerOfRecord[] = [
  ...heroes.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate)),
  ...powerCards.flatMap(({ id, special }) => (special ? [{ id, ...special }] : [])),
  ...woundCards.flatMap(({ id, text, power }) => (power ? [{ id, text, power }] : [])),
];

/** All powers of villain sheets. */
export const powersOfVillains: readonly PowerOfRecord[] = villainSheets.flatMap(({ powers }) => powers);

/** All events, with the card that they stand on. */
export const events = eventCards.flatMap(({ id, event }) => (event ? [{ id, ...event }] : []));

/** The subject of a rules text: a power, or an event. */
export interface Told {
  id: string;
  text: { en: string; fr: string };
  does: Power | NonNullable<EventCard['event']>;
}

/** Everything whose text says what it does. */
export const told: readonly Told[] = [
  ...[...powersOfHeroes, ...powersOfVillains].map(({ id, text, power }) => ({ id, text, does: power })),
  ...events.map(({ id, text, ...does }) => ({ id, text, does: { text, ...does } })),
];
