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

/** Every object inside a value, itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

/** What stands under a name anywhere inside a value. */
export const under = (value: unknown, name: string): unknown[] =>
  objectsIn(value).flatMap((record) => (record[name] === undefined ? [] : [record[name]]));

/** Ids that occur more than once. */
export const repeated = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) !== place);
