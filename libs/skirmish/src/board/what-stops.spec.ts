import fc from 'fast-check';
import { doorsOpenAtStart, type Board } from './board.js';
import { buildBoard } from './build-board.js';
import { cellOf, spaceIdOf, type Cell, type EdgeOfCell } from '../cells/cells.js';
import { entersCell, touchesEdge } from './line-tests.js';
import { isLineClear } from './lines.js';
import { whatStopsLine, type LineStop } from './what-stops.js';
import { boardOf, faceOf, placed } from '../testing/index.js';
import { situations, turnedOnBoard } from '../testing/random-boards.js';
import { square, stoppingEdges } from '../testing/stopping-edges.js';

const on =
  (...ids: string[]) =>
  (cell: Cell): boolean =>
    ids.includes(spaceIdOf(cell));
const stop = (board: Board, from: string, to: string, blocked = on()): LineStop | undefined =>
  whatStopsLine(board, doorsOpenAtStart(board), cellOf(from), cellOf(to), blocked);
const cell = (id: string): LineStop => ({ kind: 'CELL', cell: cellOf(id) });

describe('What stops a line', () => {
  it('SKAROV-LOS-08 SKAROV-VEC-24 is the figure whose cell it enters, and nothing where it is clear', () => {
    const board = boardOf();
    expect(stop(board, '0,0', '2,2', on('1,0'))).toBeUndefined();
    expect(stop(board, '0,0', '2,2', on('1,1'))).toEqual(cell('1,1'));
    expect(stop(board, '0,0', '2,1', on('1,0', '1,1'))).toEqual(cell('1,0'));
    expect(stop(board, '2,1', '0,0', on('1,0', '1,1'))).toEqual(cell('1,1'));
  });

  it('SKAROV-LOS-08 is what the looker meets first: the wall behind a figure is not named', () => {
    const board = boardOf({ walls: [{ x: 3, y: 0, edge: 'W' }] });
    expect(stop(board, '0,0', '4,0', on('1,0'))).toEqual(cell('1,0'));
    expect(stop(board, '4,0', '0,0', on('1,0'))).toEqual({ kind: 'WALL', edge: { x: 2, y: 0, edge: 'E' } });
  });

  it('SKAROV-LOS-08 at one distance is a wall before a door, a door before a figure, the door with the smaller id', () => {
    const door = (id: string, x: number, y: number, edge: 'E' | 'S') => ({ id, x, y, edge, open: false });
    const gates = [door('b', 0, 0, 'E'), door('a', 0, 0, 'S')];
    // The line from (0,0) to (2,2) goes through the corner at which the two doors end, and enters (1,1) there.
    expect(stop(boardOf({ doors: gates }), '0,0', '2,2', on('1,1'))).toEqual({ kind: 'DOOR', doorId: 'yard/a' });
    const walled = boardOf({ doors: gates, walls: [{ x: 1, y: 1, edge: 'N' }] });
    expect(stop(walled, '0,0', '2,2', on('1,1'))).toEqual({ kind: 'WALL', edge: { x: 1, y: 0, edge: 'S' } });
    expect(stop(boardOf({ walls: [{ x: 1, y: 0, edge: 'W' }] }), '0,0', '2,0', on('1,0'))).toMatchObject({
      kind: 'WALL',
    });
  });

  it.each([
    ['2,2', '12,2', 'DOOR'],
    ['0,1', '14,3', 'DOOR'],
    ['0,0', '14,4', 'WALL'],
    ['2,1', '12,3', 'WALL'],
  ])('SKAROV-VEC-47 through an airlock and a closed door, from %s to %s: %s', (from, to, kind) => {
    const rooms = (open: boolean): Board =>
      buildBoard({
        tiles: ['west', 'middle', 'east'].map((id, column) => placed(faceOf({ id, tile: column + 1 }), column, 0)),
        border: 'WALL',
        passages: [
          { id: '4,2,E', x: 4, y: 2, edge: 'E', kind: 'AIRLOCK', open: true },
          { id: '9,2,E', x: 9, y: 2, edge: 'E', kind: 'DOOR', open },
        ],
      });
    expect(stop(rooms(false), from, to)?.kind).toBe(kind);
    if (kind === 'DOOR') expect(stop(rooms(false), from, to)).toEqual({ kind, doorId: '9,2,E' });
    expect(stop(rooms(true), from, to)?.kind).toBe(kind === 'DOOR' ? undefined : 'WALL');
  });

  it('throws where no line can begin or end', () => {
    const board = boardOf({ map: ['o#ooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'] });
    expect(() => stop(board, '1,0', '3,3')).toThrow(RangeError);
    expect(() => stop(board, '0,0', '7,7')).toThrow(RangeError);
  });
});

/** How far along the line from centre to centre, as a part of it, it comes to an edge or into a cell. */
function shareOfLine(from: Cell, to: Cell, { x, y, edge }: Omit<EdgeOfCell, 'edge'> & { edge?: string }): number {
  const alongX = (at: number): number => (at - from.x - 0.5) / (to.x - from.x);
  const alongY = (at: number): number => (at - from.y - 0.5) / (to.y - from.y);
  if (edge === 'E' || edge === 'W') return alongX(edge === 'E' ? x + 1 : x);
  if (edge !== undefined) return alongY(edge === 'S' ? y + 1 : y);
  const into = [
    ...(to.x === from.x ? [] : [Math.min(alongX(x), alongX(x + 1))]),
    ...(to.y === from.y ? [] : [Math.min(alongY(y), alongY(y + 1))]),
  ];
  return Math.max(...into);
}

const runs = { numRuns: 30, seed: 20_26 };

describe('On any board', () => {
  const pairs = square.flatMap((from, at) =>
    square.filter((_, other) => (at + other) % 11 === 0).map((to) => ({ from, to })),
  );
  const edgeOfStop = (board: Board, found: LineStop): Omit<EdgeOfCell, 'edge'> & { edge?: string } => {
    if (found.kind === 'CELL') return found.cell;
    if (found.kind === 'WALL') return found.edge;
    const { a, b } = board.door(found.doorId);
    return { ...a, edge: b.x > a.x ? 'E' : 'S' };
  };

  it('SKAROV-LOS-08 nothing that stops a line lies nearer than what is named', () => {
    fc.assert(
      fc.property(situations, ({ layout, board, openDoors, blocked }) => {
        const walls = stoppingEdges(layout, board, openDoors);
        for (const { from, to } of pairs) {
          if (board.isSolid(from) || board.isSolid(to)) continue;
          const found = whatStopsLine(board, openDoors, from, to, on(...blocked));
          expect(found === undefined).toBe(isLineClear(board, openDoors, from, to, on(...blocked)));
          if (!found) continue;
          const between = blocked
            .map(cellOf)
            .filter((each) => ![from, to].some((end) => spaceIdOf(end) === spaceIdOf(each)));
          const shares = [
            ...walls.filter((wall) => touchesEdge(from, to, wall)),
            ...between.filter((each) => entersCell(from, to, each)),
          ].map((each) => shareOfLine(from, to, each));
          expect(shareOfLine(from, to, edgeOfStop(board, found))).toBeCloseTo(Math.min(...shares), 9);
        }
      }),
      runs,
    );
  });

  it('SKAROV-LOS-08 CLASH-217 it is the same once the whole board has been turned', () => {
    fc.assert(
      fc.property(situations, ({ board, twin, openDoors, blocked }) => {
        const turnedBlocked = on(...blocked.map((id) => spaceIdOf(turnedOnBoard(cellOf(id)))));
        for (const { from, to } of pairs) {
          if (board.isSolid(from) || board.isSolid(to)) continue;
          const found = whatStopsLine(board, openDoors, from, to, on(...blocked));
          const [turnedFrom, turnedTo] = [turnedOnBoard(from), turnedOnBoard(to)];
          const there = whatStopsLine(twin, openDoors, turnedFrom, turnedTo, turnedBlocked);
          expect(there?.kind).toBe(found?.kind);
          if (!found || !there) continue;
          if (found.kind === 'DOOR') expect(there).toEqual(found);
          if (found.kind === 'CELL') expect(there).toEqual({ kind: 'CELL', cell: turnedOnBoard(found.cell) });
          expect(shareOfLine(turnedFrom, turnedTo, edgeOfStop(twin, there))).toBeCloseTo(
            shareOfLine(from, to, edgeOfStop(board, found)),
            9,
          );
        }
      }),
      runs,
    );
  });
});
