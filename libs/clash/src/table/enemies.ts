import type { State } from '../state.js';
import type { FigureId } from '../words.js';
import { figureOf } from './figures.js';

/** Whether two figures are enemies: heroes and sidekicks of different sides, and villains of everybody else (CLASH-079). */
export const isEnemy = (state: State, a: FigureId, b: FigureId): boolean =>
  figureOf(state, a).side !== figureOf(state, b).side;

/** Whether two different figures are allies (CLASH-079). */
export const isAlly = (state: State, a: FigureId, b: FigureId): boolean => a !== b && !isEnemy(state, a, b);
