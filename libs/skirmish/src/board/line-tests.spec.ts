import type { Cell, EdgeOfCell } from '../cells/cells.js';
import { courseOf, entersCell, touchesEdge } from './line-tests.js';
import { edgeSchema } from './tile-face.js';

const grid = Array.from({ length: 36 }, (_, place): Cell => ({ x: place % 6, y: Math.floor(place / 6) }));

/** Every line between two cells of a 6 x 6 grid with every third cell: 45,360 of them (SKAROV 11.4). */
const triples = grid.flatMap((from) =>
  grid.filter((to) => to !== from).flatMap((to) => grid.map((cell) => ({ from, to, cell }))),
);

/** A number as a fraction; the denominator is above 0. */
type Fraction = readonly [number, number];
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

/**
 * Clips the line between two centres to a rectangle in exact fractions (Liang and Barsky): the part of the line in it
 * as bounds between 0 and 1, or nothing. With `inside` the rectangle is without its border.
 */
function clipped(from: Cell, to: Cell, box: { low: Cell; high: Cell }, inside: boolean): boolean {
  let [enter, leave]: Fraction[] = [
    [0, 1],
    [1, 1],
  ];
  for (const axis of ['x', 'y'] as const) {
    const start = 2 * from[axis] + 1;
    const step = 2 * (to[axis] - from[axis]);
    if (step === 0) {
      if (inside ? start <= box.low[axis] || start >= box.high[axis] : start < box.low[axis] || start > box.high[axis])
        return false;
      continue;
    }
    const sign = Math.sign(step);
    const bounds = [box.low[axis], box.high[axis]].map((at): Fraction => [(at - start) * sign, Math.abs(step)]);
    const [first, last] = step > 0 ? bounds : bounds.reverse();
    if (less(enter!, first!)) enter = first;
    if (less(last!, leave!)) leave = last;
  }
  return inside ? less(enter!, leave!) : !less(leave!, enter!);
}

const cellBox = ({ x, y }: Cell): { low: Cell; high: Cell } => ({
  low: { x: 2 * x, y: 2 * y },
  high: { x: 2 * x + 2, y: 2 * y + 2 },
});

function edgeBox({ x, y, edge }: EdgeOfCell): { low: Cell; high: Cell } {
  const { low, high } = cellBox({ x, y });
  switch (edge) {
    case 'N':
      return { low, high: { x: high.x, y: low.y } };
    case 'S':
      return { low: { x: low.x, y: high.y }, high };
    case 'W':
      return { low, high: { x: low.x, y: high.y } };
    case 'E':
      return { low: { x: high.x, y: low.y }, high };
  }
}

/** The tests as skarov.md 11.4 writes them. */
function entersBySkarov(from: Cell, to: Cell, cell: Cell): boolean {
  const [px, py, qx, qy, cx, cy] = [from.x, from.y, to.x, to.y, cell.x, cell.y].map((at) => 2 * at + 1) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const [dx, dy] = [qx - px, qy - py];
  return (
    Math.abs(dx * (cy - py) - dy * (cx - px)) < Math.abs(dx) + Math.abs(dy) &&
    Math.min(px, qx) - 1 < cx &&
    cx < Math.max(px, qx) + 1 &&
    Math.min(py, qy) - 1 < cy &&
    cy < Math.max(py, qy) + 1
  );
}

function touchesEastBySkarov(from: Cell, to: Cell, cell: Cell): boolean {
  const [px, py, qx, qy] = [2 * from.x + 1, 2 * from.y + 1, 2 * to.x + 1, 2 * to.y + 1];
  const [dx, dy, w, a] = [qx - px, qy - py, 2 * cell.x + 2, 2 * cell.y];
  if (!(Math.min(px, qx) < w && w < Math.max(px, qx))) return false;
  const at = py * Math.abs(dx) + Math.sign(dx) * dy * (w - px);
  return a * Math.abs(dx) <= at && at <= (a + 2) * Math.abs(dx);
}

const swapped = ({ x, y }: Cell): Cell => ({ x: y, y: x });

const disagreeing = (agrees: (from: Cell, to: Cell, cell: Cell) => boolean): unknown[] =>
  triples.filter(({ from, to, cell }) => !agrees(from, to, cell));

describe('The line tests in whole numbers', () => {
  it('CLASH-221 are looked at on 45,360 triples of a 6 x 6 grid', () => expect(triples).toHaveLength(45_360));

  it('CLASH-221 SKAROV-LOS-06 a line enters a cell when exact clipping says so, and as Skarov writes it', () => {
    expect(
      disagreeing((from, to, cell) => entersCell(from, to, cell) === clipped(from, to, cellBox(cell), true)),
    ).toEqual([]);
    expect(disagreeing((from, to, cell) => entersCell(from, to, cell) === entersBySkarov(from, to, cell))).toEqual([]);
  });

  it.each(edgeSchema.options)('CLASH-221 a line touches an edge %s when exact clipping says so', (edge) => {
    expect(
      disagreeing(
        (from, to, cell) =>
          touchesEdge(from, to, { ...cell, edge }) === clipped(from, to, edgeBox({ ...cell, edge }), false),
      ),
    ).toEqual([]);
  });

  it('CLASH-221 SKAROV-LOS-06 a line touches an edge as Skarov writes it', () => {
    const agrees = (from: Cell, to: Cell, cell: Cell): boolean =>
      touchesEdge(from, to, { ...cell, edge: 'E' }) === touchesEastBySkarov(from, to, cell) &&
      touchesEdge(from, to, { ...cell, edge: 'S' }) === touchesEastBySkarov(swapped(from), swapped(to), swapped(cell));
    expect(disagreeing(agrees)).toEqual([]);
  });

  it('CLASH-088 SKAROV-LOS-06 give the same in both directions', () => {
    const agrees = (from: Cell, to: Cell, cell: Cell): boolean =>
      entersCell(from, to, cell) === entersCell(to, from, cell) &&
      edgeSchema.options.every(
        (edge) => touchesEdge(from, to, { ...cell, edge }) === touchesEdge(to, from, { ...cell, edge }),
      );
    expect(disagreeing(agrees)).toEqual([]);
  });

  it('CLASH-221 the course of a line holds every cell and edge that it meets', () => {
    const between = { x: 0, y: 0 };
    for (const to of grid.flatMap(({ x, y }) => [
      { x, y },
      { x: -x, y },
      { x, y: -y },
      { x: -x, y: -y },
    ])) {
      const around = Array.from({ length: 169 }, (_, place) => ({
        x: (place % 13) - 6,
        y: Math.floor(place / 13) - 6,
      }));
      const isEnd = (cell: Cell): boolean => [between, to].some((end) => end.x === cell.x && end.y === cell.y);
      const edges = around.flatMap((cell) => [
        { ...cell, edge: 'W' as const },
        { ...cell, edge: 'N' as const },
      ]);
      const course = courseOf(to.x, to.y);
      expect(course.cells).toEqual(around.filter((cell) => !isEnd(cell) && entersCell(between, to, cell)));
      expect(course.edges).toEqual(edges.filter((edge) => touchesEdge(between, to, edge)));
    }
  });

  it('CLASH-EX50 from (0,0) to (4,2) five cells lie between the ends, and the same back', () => {
    const there = courseOf(4, 2).cells.map(({ x, y }) => `${x},${y}`);
    const back = courseOf(-4, -2).cells.map(({ x, y }) => `${x + 4},${y + 2}`);
    expect(there).toEqual(['1,0', '1,1', '2,1', '3,1', '3,2']);
    expect(back).toEqual(there);
  });
});
