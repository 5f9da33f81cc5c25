import type { Table } from '#skirmish';
import { adjacentSpaces } from '#skirmish/board';
import { hasAbility, occupantOf, spaceOf, standsOnBoard } from '#skirmish/figures';
import { openDoorsOf, zoneOf, zoneOfSpace } from '#skirmish/table';
import type { State } from '../state.js';
import type { FigureId, SpaceId } from '../words.js';
import { boardOf, isReinforcement } from './layout.js';

/**
 * The free spaces beside a figure, those for reinforcement left out: where a step leads (skarov.md 11.5). One who cannot move cannot
 * step, and one who has to leave its zone when it moves steps into another.
 */
export function freeAdjacent(table: Table<State>, figureId: FigureId): SpaceId[] {
  const { state } = table;
  if (!standsOnBoard(state, figureId) || hasAbility(table, figureId, 'CANNOT_MOVE')) return [];
  const leaves = hasAbility(table, figureId, 'NO_REPOSITION');
  const zone = zoneOf(table, figureId);
  return adjacentSpaces(boardOf(state), openDoorsOf(table), spaceOf(state, figureId)).filter(
    (spaceId) =>
      !occupantOf(state, spaceId) &&
      !isReinforcement(state, spaceId) &&
      !(leaves && zoneOfSpace(table, spaceId) === zone),
  );
}
