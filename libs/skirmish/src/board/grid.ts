import type { Cell, EdgeOfCell } from '../cells/cells.js';

export type CellKind = 'SPACE' | 'OPEN' | 'SOLID';

/** The content of an edge. Values from 2 on are doors: 2 + the place of the door in the board's list. */
export const NOTHING = 0;
export const WALL = 1;
export const FIRST_DOOR = 2;

/** The cells that are not solid, and every edge, by index: what the geometry counts with. */
export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Cell of the grid, row by row: its place among the walkable cells, or -1 where it is solid. */
  readonly walkableAt: Int16Array;
  /** The cells that are not solid, in canonical order. */
  readonly walkable: readonly Cell[];
  /** Walkable cell: the place of its space in the board's list, or -1 on an open cell. */
  readonly spaceOf: Int16Array;
  /** Walkable cell: the place of its zone in the board's list, or -1 without zone. */
  readonly zoneOf: Int16Array;
  /** Edges between a cell and its left neighbour; `width + 1` a row. */
  readonly upright: Int16Array;
  /** Edges between a cell and its upper neighbour; `width` a row, `height + 1` rows. */
  readonly level: Int16Array;
}

/** The place of a cell among the walkable ones, or -1 where it is solid or off the board. */
export function walkableIndex(grid: Grid, cell: Cell): number {
  const column = cell.x - grid.left;
  const row = cell.y - grid.top;
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) return -1;
  return grid.walkableAt[row * grid.width + column] ?? -1;
}

/** The kind of this cell; everything off the board is solid (CLASH-218). */
export function cellInGrid(grid: Grid, cell: Cell): CellKind {
  const index = walkableIndex(grid, cell);
  if (index < 0) return 'SOLID';
  return (grid.spaceOf[index] ?? -1) < 0 ? 'OPEN' : 'SPACE';
}

/** Where an edge is kept: in `upright` or `level`, and at which index. */
export function edgeIndex(
  grid: Pick<Grid, 'left' | 'top' | 'width'>,
  { x, y, edge }: EdgeOfCell,
): { upright: boolean; index: number } {
  const column = x - grid.left + (edge === 'E' ? 1 : 0);
  const row = y - grid.top + (edge === 'S' ? 1 : 0);
  const upright = edge === 'E' || edge === 'W';
  return { upright, index: row * (upright ? grid.width + 1 : grid.width) + column };
}
