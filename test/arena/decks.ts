import { each, type Entry } from '../table/card-decks.js';

/** The guardian of the Kilns, whose influence is worth most, with creatures to raid and shields to capture. */
export const captorsDeck: readonly Entry[] = [
  ...each(1, 'K20', 'K21', 'K22', 'K23'),
  ...each(5, 'K01', 'K06', 'K10', 'K14', 'K16'),
  ...each(13, 'K24-4', 'K24-16'),
];

/** A guardian of vitality 27, and creatures each of which can be influenced beyond that. */
export const offeringsDeck: readonly Entry[] = [
  ...each(1, 'P20', 'P21', 'P22', 'P23'),
  ...each(5, 'P05', 'P16', 'W09', 'T01', 'L09'),
  ...each(26, 'P26'),
];
