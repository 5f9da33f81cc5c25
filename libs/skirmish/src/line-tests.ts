import type { Cell, EdgeOfCell } from './cells.js';

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

/** What a line meets on its way, as steps from the cell where it begins. Depends on the step from end to end alone. */
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
