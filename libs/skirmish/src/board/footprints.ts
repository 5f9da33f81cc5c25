import type { Board, OpenDoors } from './board.js';
import { spaceIdOf, turnedOffset, type Cell, type SpaceId } from '../cells/cells.js';
import { areCellsAdjacent } from './lines.js';

/** The cells that an object covers: its own space first, then its offsets turned by quarters about it (CLASH-233). */
export const footprintOf = (own: Cell, offsets: readonly Cell[], turns: number): Cell[] => [
  { x: own.x, y: own.y },
  ...offsets.map((offset) => {
    const step = turnedOffset(offset, turns);
    return { x: own.x + step.x, y: own.y + step.y };
  }),
];

/** Why an object cannot lie there. */
export type FootprintProblem = 'NOT_A_SPACE' | 'NOT_OPEN' | 'COVERED';

/**
 * Whether an object may lie on these cells, its own space first: the first is a space, the others are open, and none
 * is covered already (CLASH-099, CLASH-233). `undefined` when it may.
 */
export function footprintProblem(
  board: Board,
  cells: readonly Cell[],
  covered: ReadonlySet<SpaceId>,
): FootprintProblem | undefined {
  const [own, ...others] = cells;
  if (!own || !board.spaceAt(own)) return 'NOT_A_SPACE';
  if (!others.every((cell) => board.isOpenCell(cell))) return 'NOT_OPEN';
  const ids = cells.map(spaceIdOf);
  return ids.some((id) => covered.has(id)) || new Set(ids).size < ids.length ? 'COVERED' : undefined;
}

/** Whether a character on `from` is adjacent to some cell of an object (CLASH-237). */
export const isAdjacentToObject = (
  board: Board,
  openDoors: OpenDoors,
  from: Cell,
  footprint: readonly Cell[],
): boolean => footprint.some((cell) => areCellsAdjacent(board, openDoors, from, cell));
