import type { Board, OpenDoors, ZoneId } from './board.js';
import type { SpaceId } from '../cells/cells.js';
import { FIRST_DOOR, NOTHING } from './grid.js';

/**
 * The facts that depend on the board and on its open doors, and on no figure: walls on lines, neighbours, distances.
 * Filled as it is asked for.
 */
export interface Doorways {
  /** Door by place in the board's list. */
  readonly isOpen: readonly boolean[];
  /** Pairs of walkable cells: 0 not known yet, 1 no wall on the line between them, 2 a wall. */
  readonly walls: Uint8Array;
  /** Space by place: the spaces adjacent to it. */
  readonly adjacent: (readonly SpaceId[] | undefined)[];
  /** The zones adjacent to each zone, smallest id first. */
  zones: ReadonlyMap<ZoneId, readonly ZoneId[]> | undefined;
  /** Zone: its distance to every zone that can be reached from it. */
  readonly distances: Map<ZoneId, ReadonlyMap<ZoneId, number>>;
}

/** The memory of a board, by which of its doors are open, and by the sets of open doors that were asked for. */
interface Remembered {
  readonly byDoors: Map<string, Doorways>;
  readonly bySet: WeakMap<OpenDoors, { readonly size: number; readonly doorways: Doorways }>;
}

const known = new WeakMap<Board, Remembered>();
const MOST_SETS = 16;

/** The memory of a board with these doors open; for the latest sixteen sets of open doors of a board. */
export function doorwaysOf(board: Board, openDoors: OpenDoors): Doorways {
  let ofBoard = known.get(board);
  if (!ofBoard) {
    ofBoard = { byDoors: new Map(), bySet: new WeakMap() };
    known.set(board, ofBoard);
  }
  // Mostly the same few sets, which are constant: one that has grown or shrunk is read again.
  const before = ofBoard.bySet.get(openDoors);
  if (before?.size === openDoors.size) return before.doorways;
  const doorways = lookUp(ofBoard.byDoors, board, openDoors);
  ofBoard.bySet.set(openDoors, { size: openDoors.size, doorways });
  return doorways;
}

function lookUp(byDoors: Map<string, Doorways>, board: Board, openDoors: OpenDoors): Doorways {
  let key = '';
  for (const door of board.doors) key += openDoors.has(door.id) ? '1' : '0';
  const before = byDoors.get(key);
  if (before) return before;
  const oldest = byDoors.size >= MOST_SETS ? byDoors.keys().next().value : undefined;
  if (oldest !== undefined) byDoors.delete(oldest);
  const doorways: Doorways = {
    isOpen: board.doors.map((door) => openDoors.has(door.id)),
    walls: new Uint8Array(board.grid.walkable.length ** 2),
    adjacent: new Array<undefined>(board.spaces.length).fill(undefined),
    zones: undefined,
    distances: new Map(),
  };
  byDoors.set(key, doorways);
  return doorways;
}

/** Whether what lies on an edge stops ways and lines: a wall or a closed door (CLASH-086). */
export const isClosed = (onEdge: number, { isOpen }: Doorways): boolean =>
  onEdge >= FIRST_DOOR ? isOpen[onEdge - FIRST_DOOR] !== true : onEdge !== NOTHING;
