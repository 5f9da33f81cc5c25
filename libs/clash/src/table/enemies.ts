import type { Figure, State } from '../state.js';
import type { FigureId, Side } from '../words.js';
import { figureOf } from './figures.js';
import { scenarioOf } from './scenario.js';

/**
 * Whether two figures are enemies: heroes and sidekicks of different sides, and villains of everybody else, unless the
 * scenario makes them allies of a side. Villains are allies of one another (CLASH-079).
 */
export function isEnemy(state: State, a: FigureId, b: FigureId): boolean {
  const [one, other] = [figureOf(state, a), figureOf(state, b)];
  if (one.kind === 'VILLAIN' && other.kind === 'VILLAIN') return false;
  return standsWith(state, one) !== standsWith(state, other);
}

/** The side that a figure fights for: its own, or the one that the scenario allies it with; null: nobody's. */
export const standsWith = (state: Pick<State, 'options'>, { kind, side, sheetId }: Figure): Side | null =>
  kind === 'VILLAIN' ? (scenarioOf(state).alliances?.find(({ sheet }) => sheet === sheetId)?.side ?? null) : side;

/** Whether two different figures are allies (CLASH-079). */
export const isAlly = (state: State, a: FigureId, b: FigureId): boolean => a !== b && !isEnemy(state, a, b);
