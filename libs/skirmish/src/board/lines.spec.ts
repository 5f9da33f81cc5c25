import { doorsOpenAtStart } from './board.js';
import { buildBoard } from './build-board.js';
import { cellOf, spaceIdOf, type Cell } from '../cells/cells.js';
import { adjacentSpaces, areAdjacent, isLineClear, meetsWall } from './lines.js';
import { boardOf, faceOf, placed } from '../testing/index.js';

const shut = new Set<string>();
const nobody = (_cell: Cell): boolean => false;
const on =
  (...ids: string[]) =>
  (cell: Cell): boolean =>
    ids.includes(spaceIdOf(cell));
const sees = (board: ReturnType<typeof boardOf>, from: string, to: string, blocked = nobody): boolean =>
  isLineClear(board, shut, cellOf(from), cellOf(to), blocked);

describe('Adjacent spaces', () => {
  it('CLASH-087 touch by a side or a corner, in any zone', () => {
    const board = boardOf({ zones: ['aabbb', 'aabbb', 'aabbb', 'aabbb', 'aabbb'] });
    expect(adjacentSpaces(board, shut, '1,1')).toEqual(['0,0', '1,0', '2,0', '0,1', '2,1', '0,2', '1,2', '2,2']);
    expect(adjacentSpaces(board, shut, '0,0')).toEqual(['1,0', '0,1', '1,1']);
    expect(areAdjacent(board, shut, '1,1', '1,1')).toBe(false);
    expect(areAdjacent(board, shut, '1,1', '3,1')).toBe(false);
  });

  it('CLASH-087 are spaces; an open cell is adjacent for objects alone', () => {
    const board = boardOf({ map: ['o.ooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'] });
    expect(adjacentSpaces(board, shut, '0,0')).toEqual(['0,1', '1,1']);
    expect(areAdjacent(board, shut, '0,0', '1,0')).toBe(true);
  });

  it('CLASH-EX38 CLASH-137 SKAROV-VEC-23 SKAROV-LOS-04 the end of a wall parts two cells that touch by a corner', () => {
    const board = boardOf({ walls: [{ x: 0, y: 0, edge: 'E' }] });
    expect(areAdjacent(board, shut, '0,0', '1,1')).toBe(false);
    expect(areAdjacent(board, shut, '1,0', '0,1')).toBe(false);
    expect(areAdjacent(board, shut, '0,0', '0,1')).toBe(true);
    expect(areAdjacent(board, shut, '1,0', '1,1')).toBe(true);
  });

  it('CLASH-087 a closed door parts them, an open one is nothing at all', () => {
    const board = boardOf({ doors: [{ id: 'gate', x: 2, y: 2, edge: 'S', open: false }] });
    const open = new Set(['yard/gate']);
    const below = (doors: ReadonlySet<string>): boolean[] =>
      ['1,3', '2,3', '3,3'].map((id) => areAdjacent(board, doors, '2,2', id));
    expect(below(shut)).toEqual([false, false, false]);
    expect(below(open)).toEqual([true, true, true]);
    expect(adjacentSpaces(board, open, '2,2')).toHaveLength(8);
    expect(adjacentSpaces(board, shut, '2,2')).toHaveLength(5);
  });

  it('CLASH-EX61 CLASH-152 a space behind a wall is not adjacent, so a figure walled in has nowhere to be pushed', () => {
    const walls = (['N', 'E', 'S', 'W'] as const).map((edge) => ({ x: 2, y: 2, edge }));
    expect(adjacentSpaces(boardOf({ walls }), shut, '2,2')).toEqual([]);
  });

  it('throws for a space that is not there', () => {
    expect(() => adjacentSpaces(boardOf(), shut, '9,9')).toThrow(RangeError);
  });
});

describe('Lines', () => {
  it('CLASH-EX40 CLASH-223 from (0,0) to (3,0) any blocker on (1,0) blocks', () => {
    const board = boardOf();
    expect(sees(board, '0,0', '3,0', on('1,0'))).toBe(false);
    expect(sees(board, '0,0', '3,0')).toBe(true);
  });

  it('CLASH-EX41 SKAROV-VEC-24 SKAROV-LOS-04 the touch of a corner does not block, the inside of a cell does', () => {
    const board = boardOf();
    expect(sees(board, '0,0', '2,2', on('1,0'))).toBe(true);
    expect(sees(board, '0,0', '2,2', on('1,1'))).toBe(false);
    expect(sees(board, '0,0', '2,1', on('1,0'))).toBe(false);
    expect(sees(board, '0,0', '2,1', on('1,1'))).toBe(false);
  });

  it('CLASH-088 the cells at the two ends never block', () => {
    expect(sees(boardOf(), '0,0', '3,0', on('0,0', '3,0'))).toBe(true);
    expect(sees(boardOf(), '2,2', '2,2', on('2,2'))).toBe(true);
  });

  it('CLASH-EX48 CLASH-218 SKAROV-LOS-07 a solid cell is a wall on its four sides', () => {
    const right = boardOf({ map: ['o#ooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'] });
    expect(areAdjacent(right, shut, '0,0', '1,1')).toBe(false);
    expect(sees(right, '0,0', '1,1')).toBe(false);
    expect(sees(right, '0,0', '2,1')).toBe(false);
    const below = boardOf({ map: ['ooooo', '#oooo', 'ooooo', 'ooooo', 'ooooo'] });
    expect(sees(below, '0,0', '2,1')).toBe(true);
    expect(meetsWall(right, shut, { x: 0, y: 0 }, { x: 1, y: 0 })).toBe(true);
  });

  it('CLASH-EX48 CLASH-218 so is everything off the board', () => {
    const board = buildBoard({
      tiles: [placed(faceOf({ id: 'a' }), 0, 0), placed(faceOf({ id: 'b' }), 1, 1), placed(faceOf({ id: 'c' }), 0, 1)],
      border: 'OPEN',
    });
    expect(areAdjacent(board, shut, '4,4', '5,5')).toBe(false);
    expect(sees(board, '4,4', '5,5')).toBe(false);
    expect(areAdjacent(board, shut, '4,5', '5,5')).toBe(true);
    expect(meetsWall(board, shut, { x: 4, y: 4 }, { x: 5, y: 4 })).toBe(true);
  });

  it('CLASH-EX49 a wall touched at its corner blocks, one that the line runs beside does not', () => {
    expect(sees(boardOf({ walls: [{ x: 2, y: 2, edge: 'N' }] }), '0,0', '2,2')).toBe(false);
    expect(sees(boardOf({ walls: [{ x: 1, y: 0, edge: 'N' }] }), '0,0', '2,0')).toBe(true);
  });

  it('CLASH-218 sight passes open cells', () => {
    expect(sees(boardOf({ map: ['o..oo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'] }), '0,0', '3,0')).toBe(true);
  });

  const rooms = (kind: 'DOOR' | 'AIRLOCK', open: boolean): ReturnType<typeof buildBoard> =>
    buildBoard({
      tiles: [placed(faceOf({ id: 'east' }), 1, 0), placed(faceOf({ id: 'west' }), 0, 0)],
      border: 'WALL',
      passages: [{ id: 'way', x: 4, y: 2, edge: 'E', kind, open }],
    });
  it.each([
    ['an open door', rooms('DOOR', true), [true, false, true, true, false]],
    ['a closed door', rooms('DOOR', false), [false, false, false, false, false]],
    ['an airlock', rooms('AIRLOCK', false), [true, false, true, true, false]],
  ])('SKAROV-VEC-25 SKAROV-LOS-05 between two rooms one looks through %s', (_, board, seen) => {
    const lines = [
      ['4,2', '5,2'],
      ['4,1', '5,2'],
      ['1,1', '7,3'],
      ['0,2', '9,2'],
      ['2,2', '5,3'],
    ] as const;
    const doors = doorsOpenAtStart(board);
    expect(lines.map(([from, to]) => isLineClear(board, doors, cellOf(from), cellOf(to), nobody))).toEqual(seen);
    expect(areAdjacent(board, doors, '4,2', '5,2')).toBe(seen[0]);
  });

  it('keep to the doors of the question, however many sets of them have been asked about', () => {
    const doors = [0, 1, 2, 3, 4].map((x) => ({ id: `d${x}`, x, y: 1, edge: 'S' as const, open: false }));
    const board = boardOf({ doors });
    for (let round = 0; round < 2; round += 1) {
      for (let set = 0; set < 32; set += 1) {
        const open = new Set(doors.filter((_, place) => (set >> place) % 2 === 1).map((door) => `yard/${door.id}`));
        const clear = doors.map(({ x }) => !meetsWall(board, open, { x, y: 0 }, { x, y: 4 }));
        expect(clear).toEqual(doors.map((door) => open.has(`yard/${door.id}`)));
      }
    }
  });
});
