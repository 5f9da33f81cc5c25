import type { Id } from '#kernel';
import { edgeSchema, type CellEdge } from '../board/tile-face.js';

/** A cell of the grid: x grows to the right, y downwards; both may be negative (CLASH-217). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** One side of a cell. */
export interface EdgeOfCell extends Cell {
  readonly edge: CellEdge;
}

/** The name of a cell on the board, `x,y`. Spaces are named by their cell; open cells and solid ones are as well. */
export type SpaceId = Id<'space'>;

/** Cells along one side of a tile (CLASH-217). */
export const tileSize = 5;

/** The name of a cell. */
export const spaceIdOf = (cell: Cell): SpaceId => `${cell.x},${cell.y}`;

const cells = new Map<SpaceId, Cell>();
/** More than any board has, and all that is kept of what others write. */
const MOST_CELLS = 10_000;

/** The cell of a name such as `3,-1`, the same object each time. Throws a RangeError for any other text. */
export function cellOf(spaceId: SpaceId): Cell {
  const known = cells.get(spaceId);
  if (known) return known;
  const cell = parseCell(spaceId);
  if (cells.size >= MOST_CELLS) cells.clear();
  cells.set(spaceId, cell);
  return cell;
}

function parseCell(spaceId: SpaceId): Cell {
  const match = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.exec(spaceId);
  if (!match) throw new RangeError(`"${spaceId}" is not the name of a cell.`);
  return { x: Number(match[1]), y: Number(match[2]) };
}

/** Canonical order of cells: by y, then x (CLASH-202). */
export const compareCells = (one: Cell, other: Cell): number => one.y - other.y || one.x - other.x;

/** Whether two cells are the same. */
export const isSameCell = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;

/** Space distance: the larger of the differences in x and in y; walls do not count (CLASH-222). */
export const spaceDistance = (one: Cell, other: Cell): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

const quarters = (turns: number): number => ((turns % 4) + 4) % 4;

/** A cell of a tile after quarter turns clockwise of the whole tile; one takes (u, v) to (size − 1 − v, u) (CLASH-217). */
export function turnedCell(cell: Cell, turns: number, size: number = tileSize): Cell {
  let { x, y } = cell;
  for (let left = quarters(turns); left > 0; left -= 1) [x, y] = [size - 1 - y, x];
  return { x, y };
}

/** A side after quarter turns clockwise: north to east to south to west (CLASH-217). */
export function turnedEdge(edge: CellEdge, turns: number): CellEdge {
  const around = edgeSchema.options;
  return around[quarters(around.indexOf(edge) + turns)] ?? edge;
}

/** A side of a cell of a tile after quarter turns clockwise of the whole tile (CLASH-217, CLASH-EX51). */
export const turned = (place: EdgeOfCell, turns: number, size: number = tileSize): EdgeOfCell => ({
  ...turnedCell(place, turns, size),
  edge: turnedEdge(place.edge, turns),
});

/** A step from the origin after quarter turns clockwise about the origin (CLASH-233). */
export function turnedOffset(offset: Cell, turns: number): Cell {
  let { x, y } = offset;
  for (let left = quarters(turns); left > 0; left -= 1) [x, y] = [y === 0 ? 0 : -y, x];
  return { x, y };
}

/** The cell on the other side of an edge. */
export function beyond({ x, y, edge }: EdgeOfCell): Cell {
  switch (edge) {
    case 'N':
      return { x, y: y - 1 };
    case 'E':
      return { x: x + 1, y };
    case 'S':
      return { x, y: y + 1 };
    case 'W':
      return { x: x - 1, y };
  }
}
