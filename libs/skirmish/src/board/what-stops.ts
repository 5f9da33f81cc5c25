import type { Board, DoorId, OpenDoors } from './board.js';
import { beyond, compareCells, spaceIdOf, type Cell, type EdgeOfCell } from '../cells/cells.js';
import { doorwaysOf, isClosed, type Doorways } from './doorways.js';
import { edgeIndex, FIRST_DOOR, walkableIndex, WALL } from './grid.js';
import { courseOf, distanceToCell, distanceToEdge } from './line-tests.js';

/** The obstacle of a line: a wall on an edge, named as the east or south side of a cell; a closed door; or a cell that blocks. */
export type LineStop =
  | { readonly kind: 'WALL'; readonly edge: EdgeOfCell }
  | { readonly kind: 'DOOR'; readonly doorId: DoorId }
  | { readonly kind: 'CELL'; readonly cell: Cell };

/**
 * The first obstacle of the straight line between the centres of two cells, seen from `from`; at one distance walls first, by
 * their edges, then doors by id, then the cell (SKAROV-LOS-08). `undefined` exactly when `isLineClear`. Throws a RangeError when
 * a cell at its ends is solid or off the board.
 */
export function whatStopsLine(
  board: Board,
  openDoors: OpenDoors,
  from: Cell,
  to: Cell,
  blocked: (cell: Cell) => boolean,
): LineStop | undefined {
  for (const end of [from, to]) {
    if (walkableIndex(board.grid, end) < 0) throw new RangeError(`No line begins or ends at ${spaceIdOf(end)}.`);
  }
  const doorways = doorwaysOf(board, openDoors);
  const onBoard = ({ x, y }: Cell): Cell => ({ x: from.x + x, y: from.y + y });
  const { cells, edges } = courseOf(to.x - from.x, to.y - from.y);
  const met = [
    ...edges.flatMap(({ edge, ...at }) => {
      const here = { ...onBoard(at), edge };
      const stop = stopOn(board, doorways, here);
      return stop ? [{ stop, far: distanceToEdge(from, to, here) }] : [];
    }),
    ...cells
      .map(onBoard)
      .filter(blocked)
      .map((cell) => ({ stop: { kind: 'CELL', cell } as const, far: distanceToCell(from, to, cell) })),
  ];
  return met.sort((one, other) => one.far - other.far || compareStops(one.stop, other.stop))[0]?.stop;
}

/** The wall or closed door on the west or north side of a cell. */
function stopOn(board: Board, doorways: Doorways, side: EdgeOfCell): LineStop | undefined {
  const { upright, index } = edgeIndex(board.grid, side);
  const what = (upright ? board.grid.upright : board.grid.level)[index] ?? WALL;
  if (!isClosed(what, doorways)) return undefined;
  const door = board.doors[what - FIRST_DOOR];
  return door
    ? { kind: 'DOOR', doorId: door.id }
    : { kind: 'WALL', edge: { ...beyond(side), edge: upright ? 'E' : 'S' } };
}

const kinds: readonly LineStop['kind'][] = ['WALL', 'DOOR', 'CELL'];

function compareStops(one: LineStop, other: LineStop): number {
  if (one.kind === 'WALL' && other.kind === 'WALL') {
    return compareCells(one.edge, other.edge) || (one.edge.edge < other.edge.edge ? -1 : 1);
  }
  if (one.kind === 'DOOR' && other.kind === 'DOOR') return one.doorId < other.doorId ? -1 : 1;
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
}
