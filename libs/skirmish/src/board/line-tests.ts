import type { Cell, EdgeOfCell } from '../cells/cells.js';

/*
 * The line between the centres of two cells, in whole numbers (CLASH-221): the centre of cell (x, y) is (2x+1, 2y+1),
 * its sides lie at 2x, 2x+2, 2y and 2y+2. `side` tells on which side of the line a point lies.
 */
const side = (from: Cell, to: Cell, x: number, y: number): number =>
  2 * (to.x - from.x) * (y - 2 * from.y - 1) - 2 * (to.y - from.y) * (x - 2 * from.x - 1);

/** Whether the line from centre to centre touches an edge of a cell, its ends included (CLASH-221). */
export function touchesEdge(from: Cell, to: Cell, { x, y, edge }: EdgeOfCell): boolean {
  const upright = edge === 'E' || edge === 'W';
  const left = 2 * x + (edge === 'E' ? 2 : 0);
  const top = 2 * y + (edge === 'S' ? 2 : 0);
  const right = upright ? left : left + 2;
  const bottom = upright ? top + 2 : top;
  if (2 * Math.max(from.x, to.x) + 1 < left || 2 * Math.min(from.x, to.x) + 1 > right) return false;
  if (2 * Math.max(from.y, to.y) + 1 < top || 2 * Math.min(from.y, to.y) + 1 > bottom) return false;
  return side(from, to, left, top) * side(from, to, right, bottom) <= 0;
}

/** Whether the line from centre to centre goes through the inside of a cell; a touch of a corner does not (CLASH-221). */
export function entersCell(from: Cell, to: Cell, cell: Cell): boolean {
  const [left, top] = [2 * cell.x, 2 * cell.y];
  if (2 * Math.max(from.x, to.x) + 1 <= left || 2 * Math.min(from.x, to.x) + 1 >= left + 2) return false;
  if (2 * Math.max(from.y, to.y) + 1 <= top || 2 * Math.min(from.y, to.y) + 1 >= top + 2) return false;
  const northWest = side(from, to, left, top);
  const northEast = side(from, to, left + 2, top);
  const southWest = side(from, to, left, top + 2);
  const southEast = side(from, to, left + 2, top + 2);
  return (
    Math.min(northWest, northEast, southWest, southEast) < 0 && Math.max(northWest, northEast, southWest, southEast) > 0
  );
}

/**
 * How far along the line from centre to centre an edge that it touches lies: whole numbers that only compare the edges and
 * cells of one line (SKAROV-LOS-08).
 */
export function distanceToEdge(from: Cell, to: Cell, { x, y, edge }: EdgeOfCell): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  // An upright edge is met once the line has come to its x, a level one once it has come to its y.
  const upright = edge === 'E' || edge === 'W';
  return upright
    ? Math.abs(2 * x + (edge === 'E' ? 2 : 0) - 2 * from.x - 1) * (dy || 1)
    : Math.abs(2 * y + (edge === 'S' ? 2 : 0) - 2 * from.y - 1) * (dx || 1);
}

/** The same for a cell between the ends that the line enters: where it comes in. */
export function distanceToCell(from: Cell, to: Cell, { x, y }: Cell): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const across = (2 * Math.abs(x - from.x) - 1) * (dy || 1);
  const down = (2 * Math.abs(y - from.y) - 1) * (dx || 1);
  return Math.max(dx === 0 ? 0 : across, dy === 0 ? 0 : down);
}

/** The obstacles of a line on its way, as steps from the cell where it begins. Depends on the step from end to end alone. */
export interface LineCourse {
  /** The cells between its ends whose inside it enters. */
  readonly cells: readonly Cell[];
  /** The edges that it touches; each once, as the west or north side of a cell. */
  readonly edges: readonly EdgeOfCell[];
}

const courses = new Map<number, LineCourse>();
const MOST_COURSES = 10_000;
/** More than any board is wide or high, so that two steps never share a key. */
const WIDEST = 65_536;

/** The course of a line that goes `dx` cells to the right and `dy` down. */
export function courseOf(dx: number, dy: number): LineCourse {
  const key = dx * WIDEST + dy;
  const known = courses.get(key);
  if (known) return known;
  if (courses.size >= MOST_COURSES) courses.clear();
  const course = workOutCourse(dx, dy);
  courses.set(key, course);
  return course;
}

function workOutCourse(dx: number, dy: number): LineCourse {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: dx, y: dy },
  ];
  const cells: Cell[] = [];
  const edges: EdgeOfCell[] = [];
  for (let y = Math.min(0, dy); y <= Math.max(0, dy) + 1; y += 1) {
    for (let x = Math.min(0, dx); x <= Math.max(0, dx) + 1; x += 1) {
      const isEnd = (x === 0 && y === 0) || (x === dx && y === dy);
      if (!isEnd && entersCell(from, to, { x, y })) cells.push({ x, y });
      for (const edge of ['W', 'N'] as const) if (touchesEdge(from, to, { x, y, edge })) edges.push({ x, y, edge });
    }
  }
  return { cells, edges };
}
