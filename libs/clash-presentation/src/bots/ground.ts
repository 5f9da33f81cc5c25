import { onceFor } from '#kernel';
import type { Board, OpenDoors } from '#skirmish';
import { buildBoard, footprintOf } from '#skirmish/board';
import { cellOf } from '#skirmish/cells';
import { type Ground } from '#skirmish-presentation';
import { type BoardView, objectKind, tileFace, tokenKind, type View } from '#clash/queries';

const boards = new Map<string, Board>();
const MOST_BOARDS = 50;

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

/** The ground of a view; computed once for a view. */
export const groundOf = onceFor((view: View): Ground => ({
  board: boardOf(view.board),
  doors: doorsOf(view.board),
  // Tokens that have a space block like objects (CLASH-238).
  covered: new Set([
    ...view.objects.flatMap(({ kindId, spaceId, turns }) =>
      footprintOf(cellOf(spaceId), objectKind(kindId).footprint, turns).map(({ x, y }) => `${x},${y}`),
    ),
    ...view.tokens.filter(({ kindId }) => tokenKind(kindId).hasSpace).map(({ spaceId }) => spaceId),
  ]),
}));
