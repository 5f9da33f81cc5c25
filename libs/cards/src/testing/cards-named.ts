import { library } from '../content/index.js';

/** Every string in a value, at any depth, that is the id of a card of the library. */
export function cardsNamedIn(value: unknown): string[] {
  if (typeof value === 'string') return value in library ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsNamedIn) : [];
}
