import { onceFor } from '#kernel';
import {
  adjacentSpaces,
  areCellsAdjacent,
  buildBoard,
  cellOf,
  footprintOf,
  isLineClear,
  zoneDistance,
  type Board,
  type OpenDoors,
  type SpaceId,
} from '#skirmish';
import { objectKind, tileFace, tokenKind } from '../content/catalogue.js';
import type { BoardView, View } from '../view/view-schema.js';

/** The board as a view shows it, with the doors that are open and the cells that objects cover. */
export interface Ground {
  readonly board: Board;
  readonly doors: OpenDoors;
  /** Cells of objects, and of tokens that block like objects (CLASH-233, CLASH-238). */
  readonly covered: ReadonlySet<SpaceId>;
}

const boards = new Map<string, Board>();
const MOST_BOARDS = 50;
/** Stands for "no way leads there". */
const NO_WAY = 30;

function boardOf({ tiles }: BoardView): Board {
  const key = tiles.map(({ face, column, row, turns }) => `${face} ${column} ${row} ${turns}`).join('|');
  const known = boards.get(key);
  if (known) return known;
  const board = buildBoard({
    tiles: tiles.map(({ face, ...place }) => ({ ...place, face: tileFace(face) })),
    border: 'OPEN',
  });
  if (boards.size >= MOST_BOARDS) boards.clear();
  boards.set(key, board);
  return board;
}

const doorSets = new Map<string, OpenDoors>();

function doorsOf({ doors }: BoardView): OpenDoors {
  const open = doors.filter((door) => door.open).map(({ doorId }) => doorId);
  const key = open.join(' ');
  const known = doorSets.get(key) ?? new Set(open);
  if (doorSets.size >= MOST_BOARDS) doorSets.clear();
  doorSets.set(key, known);
  return known;
}

/** What a view tells of the ground; worked out once for a view. */
export const groundOf = onceFor((view: View): Ground => ({
  board: boardOf(view.board),
  doors: doorsOf(view.board),
  covered: new Set([
    ...view.objects.flatMap(({ kindId, spaceId, turns }) =>
      footprintOf(cellOf(spaceId), objectKind(kindId).footprint, turns).map(({ x, y }) => `${x},${y}`),
    ),
    ...view.tokens.filter(({ kindId }) => tokenKind(kindId).hasSpace).map(({ spaceId }) => spaceId),
  ]),
}));

/** The zone of a space. */
export const zoneAt = ({ board }: Ground, spaceId: SpaceId): string => board.space(spaceId).zoneId;

/** Zone distance of two spaces (CLASH-222); a large number where no way leads. */
export const zonesBetween = ({ board, doors }: Ground, a: SpaceId, b: SpaceId): number =>
  Math.min(NO_WAY, zoneDistance(board, doors, board.space(a).zoneId, board.space(b).zoneId));

/** Whether a melee attack reaches from one space to the other (CLASH-087, CLASH-136). */
export const isBeside = ({ board, doors }: Ground, a: SpaceId, b: SpaceId): boolean =>
  areCellsAdjacent(board, doors, cellOf(a), cellOf(b));

/** The spaces beside a space (CLASH-087). */
export const spacesBeside = ({ board, doors }: Ground, spaceId: SpaceId): readonly SpaceId[] =>
  adjacentSpaces(board, doors, spaceId);

/** Whether a line is clear of walls, objects and the figures named (CLASH-223). */
export const sees = (ground: Ground, from: SpaceId, to: SpaceId, blockers: ReadonlySet<SpaceId>): boolean =>
  isLineClear(ground.board, ground.doors, cellOf(from), cellOf(to), ({ x, y }) => {
    const id = `${x},${y}`;
    return blockers.has(id) || ground.covered.has(id);
  });
