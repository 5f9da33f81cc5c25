import { z } from 'zod';
import { libraryOf, type Library } from '../library/library.js';
import { cardSchema } from '../schema/card.js';
import { type Card } from '../schema/card-fields.js';
import { firstReinforcementCards } from './first-reinforcement/index.js';
import { highPastures } from './high-pastures/index.js';
import { hollowTide } from './hollow-tide/index.js';
import { kilns } from './kilns/index.js';
import { lanternCourt } from './lantern-court/index.js';
import { wayside } from './wayside/index.js';

/** Every card of this version of the library, set by set (cards.md 10 and 11). */
export const cards: readonly Card[] = [
  ...lanternCourt,
  ...hollowTide,
  ...firstReinforcementCards,
  ...highPastures,
  ...kilns,
  ...wayside,
];

/** The same, by id. */
export const library: Library = libraryOf(cards);

/** The cards of a set by its code, in order; none when there is no such set. */
export const cardsOfSet = (set: string): readonly Card[] => cards.filter((card) => card.set === set);

/** The library for clients. */
export const contentSchema = z.strictObject({ cards: z.array(cardSchema) });
