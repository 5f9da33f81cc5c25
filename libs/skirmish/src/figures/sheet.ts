import type { Characteristic, FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { figureOf } from './figures.js';

/** The names of the characteristics in sheets and techniques. */
export const fieldOf = { SPEED: 'speed', ATTACK: 'attack', DEFENSE: 'defense', MIND: 'mind' } as const satisfies {
  readonly [C in Characteristic]: Lowercase<C>;
};

/** A characteristic as the sheet prints it, with what the game adds to sheets (CLASH-196); without mind it is 0. */
export function printed({ book, state }: Table, id: FigureId, characteristic: Characteristic): number {
  const figure = figureOf(state, id);
  return (book.sheetOf(state, figure)[fieldOf[characteristic]] ?? 0) + book.printedBonus(state, figure, characteristic);
}

/** Health: how much damage it takes (CLASH-037). */
export const healthOf = ({ book, state }: Table, id: FigureId): number =>
  book.sheetOf(state, figureOf(state, id)).health;

/** Damage that is left before health is reached; never below 0 (CLASH-097). */
export const leftOf = (table: Table, id: FigureId): number =>
  Math.max(0, healthOf(table, id) - figureOf(table.state, id).damage);
