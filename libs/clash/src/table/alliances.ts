import type { Figure, State } from '../state.js';
import type { Side } from '../words.js';
import { scenarioOf } from './scenario.js';

/** The side that a figure fights for: its own, or the one that the scenario allies it with; null: none. */
export const standsWith = (state: Pick<State, 'options'>, { kind, side, sheetId }: Figure): Side | null =>
  kind === 'VILLAIN' ? (scenarioOf(state).alliances?.find(({ sheet }) => sheet === sheetId)?.side ?? null) : side;

/**
 * Whether two figures are enemies: heroes and sidekicks of different sides, and villains of all others, unless the
 * scenario makes them allies of a side. Villains are allies of one another (CLASH-079).
 */
export const areEnemies = (state: State, one: Figure, other: Figure): boolean =>
  (one.kind !== 'VILLAIN' || other.kind !== 'VILLAIN') && standsWith(state, one) !== standsWith(state, other);
