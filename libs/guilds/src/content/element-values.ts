import type { ElementValues } from './vocabulary.js';

/** One value for each element, in their order: fire, water, air, earth. */
export const values = (fire: number, water: number, air: number, earth: number): ElementValues => ({
  fire,
  water,
  air,
  earth,
});
