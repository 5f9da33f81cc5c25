import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { figureOf } from './figures.js';

/** Whether two figures are enemies, as their game says. */
export const isEnemy = ({ book, state }: Table, a: FigureId, b: FigureId): boolean =>
  book.isEnemy(state, figureOf(state, a), figureOf(state, b));

/** Whether two different figures are allies (CLASH-079). */
export const isAlly = (table: Table, a: FigureId, b: FigureId): boolean => a !== b && !isEnemy(table, a, b);
