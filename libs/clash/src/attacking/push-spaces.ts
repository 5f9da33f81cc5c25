import { adjacentSpaces } from '#skirmish';
import type { State } from '../state.js';
import { hasAbility } from '../table/abilities.js';
import { boardOf, openDoorsOf } from '../table/board.js';
import { occupantOf, spaceOf, standsOnBoard } from '../table/figures.js';
import type { FigureId, SpaceId } from '../words.js';

/** The spaces to which a figure can be pushed: free and adjacent, in any zone and direction (CLASH-152). */
export function pushSpaces(state: State, figureId: FigureId): SpaceId[] {
  if (!standsOnBoard(state, figureId) || hasAbility(state, figureId, 'CANNOT_BE_PUSHED')) return [];
  return adjacentSpaces(boardOf(state), openDoorsOf(state), spaceOf(state, figureId)).filter(
    (spaceId) => !occupantOf(state, spaceId),
  );
}
