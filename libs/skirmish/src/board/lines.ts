import type { Board, OpenDoors } from './board.js';
import { cellOf, isSameCell, type Cell, type SpaceId } from '../cells/cells.js';
import { doorwaysOf, isClosed, type Doorways } from './doorways.js';
import { walkableIndex, WALL, type Grid } from './grid.js';
import { courseOf } from './line-tests.js';

/**
 * Whether the straight line between the centres of two cells touches a wall or a closed door, its end included
 * (CLASH-088). So does every line from, to or through a solid cell. The same in both directions.
 */
export const meetsWall = (board: Board, openDoors: OpenDoors, from: Cell, to: Cell): boolean =>
  isWalled(board, doorwaysOf(board, openDoors), from, to);

/**
 * Whether a line is clear: it touches no wall and no closed door and enters no cell that `blocked` names. The two
 * cells at its ends never block (CLASH-088, CLASH-223).
 */
export function isLineClear(
  board: Board,
  openDoors: OpenDoors,
  from: Cell,
  to: Cell,
  blocked: (cell: Cell) => boolean,
): boolean {
  if (meetsWall(board, openDoors, from, to)) return false;
  const { cells } = courseOf(to.x - from.x, to.y - from.y);
  return !cells.some((step) => blocked({ x: from.x + step.x, y: from.y + step.y }));
}

/**
 * Whether two cells touch by a side or a corner and the line between their centres meets no wall and no closed door
 * (CLASH-087). For spaces, and for the open cells of objects as well (CLASH-237).
 */
export const areAdjacent = (board: Board, openDoors: OpenDoors, a: SpaceId, b: SpaceId): boolean =>
  areCellsAdjacent(board, openDoors, cellOf(a), cellOf(b));

/** The same for two cells. No cell is adjacent to itself. */
export function areCellsAdjacent(board: Board, openDoors: OpenDoors, a: Cell, b: Cell): boolean {
  if (Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1 || isSameCell(a, b)) return false;
  return !meetsWall(board, openDoors, a, b);
}

/** The spaces adjacent to a space, in canonical order (CLASH-087). */
export function adjacentSpaces(board: Board, openDoors: OpenDoors, id: SpaceId): readonly SpaceId[] {
  const { grid, spaces } = board;
  const doorways = doorwaysOf(board, openDoors);
  const space = board.space(id);
  const place = grid.spaceOf[walkableIndex(grid, space)] ?? -1;
  const remembered = doorways.adjacent[place];
  if (remembered) return remembered;
  const adjacent = spaces
    .filter((other) => Math.abs(other.x - space.x) <= 1 && Math.abs(other.y - space.y) <= 1 && other !== space)
    .filter((other) => !isWalled(board, doorways, space, other))
    .map((other) => other.id);
  doorways.adjacent[place] = adjacent;
  return adjacent;
}

function isWalled(board: Board, doorways: Doorways, from: Cell, to: Cell): boolean {
  const { grid } = board;
  const [a, b] = [walkableIndex(grid, from), walkableIndex(grid, to)];
  if (a < 0 || b < 0) return true;
  const pair = a * grid.walkable.length + b;
  const remembered = doorways.walls[pair];
  if (remembered) return remembered === 2;
  const walled = touchesClosedEdge(grid, doorways, from, to);
  doorways.walls[pair] = walled ? 2 : 1;
  doorways.walls[b * grid.walkable.length + a] = walled ? 2 : 1;
  return walled;
}

function touchesClosedEdge(grid: Grid, doorways: Doorways, from: Cell, to: Cell): boolean {
  const [column, row] = [from.x - grid.left, from.y - grid.top];
  for (const { x, y, edge } of courseOf(to.x - from.x, to.y - from.y).edges) {
    // A course names its edges as the west or the north side of a cell.
    const what =
      edge === 'W'
        ? grid.upright[(row + y) * (grid.width + 1) + column + x]
        : grid.level[(row + y) * grid.width + column + x];
    if (isClosed(what ?? WALL, doorways)) return true;
  }
  return false;
}
