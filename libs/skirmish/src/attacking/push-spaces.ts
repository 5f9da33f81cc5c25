import type { SpaceId } from '../cells/cells.js';
import { adjacentSpaces } from '../board/lines.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { boardOf, openDoorsOf } from '../table/board.js';
import { occupantOf, spaceOf, standsOnBoard } from '../figures/figures.js';

/** The spaces to which a figure can be pushed: free and adjacent, in any zone and direction (CLASH-152). */
export function pushSpaces(table: Table, figureId: FigureId): SpaceId[] {
  if (!standsOnBoard(table.state, figureId) || hasAbility(table, figureId, 'CANNOT_BE_PUSHED')) return [];
  return adjacentSpaces(boardOf(table), openDoorsOf(table), spaceOf(table.state, figureId)).filter(
    (spaceId) => !occupantOf(table.state, spaceId) && table.book.mayBePushedTo(table.state, spaceId),
  );
}
