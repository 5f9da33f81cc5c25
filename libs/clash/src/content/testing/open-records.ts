import { box } from '../catalogue.js';
import type { Power } from '../vocabulary.js';

/** A power of a hero card, sheet, wound or sidekick, with what it belongs to and its text. */
export interface PowerOfRecord {
  id: string;
  text: { en: string; fr: string };
  power: Power;
}

/** All powers that heroes, their cards, wounds and sidekicks have. */
export const powersOfHeroes: readonly PowerOfRecord[] = [
  ...box.printed.hero.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate)),
  ...box.printed.powerCard.flatMap(({ id, special }) =>
    special ? [{ id, text: special.text, power: special.power }] : [],
  ),
  ...box.printed.woundText.flatMap(({ id, text, power }) => (power ? [{ id, text, power }] : [])),
  ...box.printed.sidekick.flatMap(({ innate }) => (innate ? [innate] : [])),
];
