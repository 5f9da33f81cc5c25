import type { Board, OpenDoors, ZoneId } from './board.js';
import type { SpaceId } from './cells.js';
import { FIRST_DOOR, NOTHING } from './grid.js';

/**
 * What depends on the board and on which doors are open, and on no figure: walls on lines, neighbours, distances.
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

const known = new WeakMap<Board, Map<string, Doorways>>();
const MOST_SETS = 16;

/** What is remembered of a board with these doors open; for the latest sixteen sets of open doors of a board. */
export function doorwaysOf(board: Board, openDoors: OpenDoors): Doorways {
  let ofBoard = known.get(board);
  if (!ofBoard) {
    ofBoard = new Map<string, Doorways>();
    known.set(board, ofBoard);
  }
  let key = '';
  for (const door of board.doors) key += openDoors.has(door.id) ? '1' : '0';
  const before = ofBoard.get(key);
  if (before) return before;
  const oldest = ofBoard.size >= MOST_SETS ? ofBoard.keys().next().value : undefined;
  if (oldest !== undefined) ofBoard.delete(oldest);
  const doorways: Doorways = {
    isOpen: board.doors.map((door) => openDoors.has(door.id)),
    walls: new Uint8Array(board.grid.walkable.length ** 2),
    adjacent: new Array<undefined>(board.spaces.length).fill(undefined),
    zones: undefined,
    distances: new Map(),
  };
  ofBoard.set(key, doorways);
  return doorways;
}

/** Whether what lies on an edge stops ways and lines: a wall or a closed door (CLASH-086). */
export const isClosed = (onEdge: number, { isOpen }: Doorways): boolean =>
  onEdge >= FIRST_DOOR ? isOpen[onEdge - FIRST_DOOR] !== true : onEdge !== NOTHING;
