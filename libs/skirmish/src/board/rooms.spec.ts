import fc from 'fast-check';
import { doorsOpenAtStart, type Board } from './board.js';
import { buildBoard, type Layout, type Passage } from './build-board.js';
import { beyond, cellOf, spaceIdOf, turned, type Cell } from '../cells/cells.js';
import { zoneDistances } from './distances.js';
import { adjacentSpaces, areAdjacent, isLineClear } from './lines.js';
import { reach } from './reach.js';
import { faceOf, placed } from '../testing/index.js';
import { layouts } from '../testing/random-boards.js';

/** Boards of rooms with walls between: passages, turns, negative columns and nine tiles. */

const on =
  (...ids: string[]) =>
  (cell: Cell): boolean =>
    ids.includes(spaceIdOf(cell));
const sees = (board: Board, from: string, to: string, blocked = on()): boolean =>
  isLineClear(board, doorsOpenAtStart(board), cellOf(from), cellOf(to), blocked);
const openDoor = (id: string): Passage => {
  const [x = 0, y = 0] = id.split(',').map(Number);
  return { id, x, y, edge: id.endsWith('E') ? 'E' : 'S', kind: 'DOOR', open: true };
};

describe('Two rooms and an open door', () => {
  const rooms = buildBoard({
    tiles: [placed(faceOf({ id: 'west' }), 0, 0), placed(faceOf({ id: 'east' }), 1, 0)],
    border: 'WALL',
    passages: [openDoor('4,2,E')],
  });

  it.each([
    ['3,1', '6,3', true],
    ['4,3', '5,1', true],
    ['4,2', '5,3', false],
    ['2,1', '7,3', true],
    ['2,2', '6,3', false],
    ['3,2', '6,3', false],
    ['0,0', '9,4', true],
    ['0,1', '9,3', true],
  ])('SKAROV-VEC-45 SKAROV-LOS-05 from %s to %s: %s', (from, to, clear) => {
    expect(sees(rooms, from, to)).toBe(clear);
    expect(sees(rooms, to, from)).toBe(clear);
  });

  it('SKAROV-VEC-45 a figure that sees through the gap is not adjacent for that', () => {
    expect(areAdjacent(rooms, doorsOpenAtStart(rooms), '4,3', '5,1')).toBe(false);
    expect(adjacentSpaces(rooms, doorsOpenAtStart(rooms), '4,2').filter((id) => id.startsWith('5'))).toEqual(['5,2']);
  });

  it('SKAROV-VEC-46 an enemy in the doorway shuts the view', () => {
    for (const doorway of ['4,2', '5,2']) {
      expect([sees(rooms, '2,2', '7,2', on(doorway)), sees(rooms, '3,1', '6,3', on(doorway))]).toEqual([false, false]);
    }
  });
});

describe('Rooms that are turned, and left of the first one or above it', () => {
  it('SKAROV-VEC-48 a room turned by quarters has its passage in the east, south and west', () => {
    const exit = { x: 2, y: 0, edge: 'N' } as const;
    expect([1, 2, 3].map((turns) => turned(exit, turns))).toEqual([
      { x: 4, y: 2, edge: 'E' },
      { x: 2, y: 4, edge: 'S' },
      { x: 0, y: 2, edge: 'W' },
    ]);
    const { spaces } = buildBoard({ tiles: [placed(faceOf(), -1, 2)], border: 'WALL' });
    expect([spaces[0]?.id, spaces.at(-1)?.id]).toEqual(['-5,10', '-1,14']);
  });

  it('SKAROV-VEC-49 one looks and walks through a passage above row 0', () => {
    const board = buildBoard({
      tiles: [placed(faceOf({ id: 'entry' }), 0, 0), placed(faceOf({ id: 'above' }), 0, -1)],
      border: 'WALL',
      passages: [openDoor('2,-1,S')],
    });
    const doors = doorsOpenAtStart(board);
    expect(areAdjacent(board, doors, '2,-1', '2,0')).toBe(true);
    expect([sees(board, '1,-1', '2,0'), sees(board, '1,-2', '3,1'), sees(board, '0,-5', '4,4')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(reach(board, doors, { from: '2,0', zones: 1 }, new Map()).get('0,-5')?.zones).toEqual(['above/a']);
  });

  it('CLASH-217 a board is the same for every place of its first tile', () => {
    const shifts = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });
    fc.assert(
      fc.property(layouts, shifts, (layout, shift) => {
        const moved: Layout = {
          ...layout,
          tiles: layout.tiles.map((tile) => ({ ...tile, column: tile.column + shift.x, row: tile.row + shift.y })),
        };
        const [here, there] = [buildBoard(layout), buildBoard(moved)];
        const shifted = (id: string): string => {
          const { x, y } = cellOf(id);
          return spaceIdOf({ x: x + 5 * shift.x, y: y + 5 * shift.y });
        };
        const open = doorsOpenAtStart(here);
        for (const { id } of here.spaces) {
          expect(adjacentSpaces(there, open, shifted(id))).toEqual(adjacentSpaces(here, open, id).map(shifted));
          const ends = reach(here, open, { from: id, zones: 2 }, new Map());
          expect([...reach(there, open, { from: shifted(id), zones: 2 }, new Map())]).toEqual(
            [...ends].map(([end, way]) => [shifted(end), way]),
          );
        }
      }),
      { numRuns: 15, seed: 20_26 },
    );
  });
});

describe('Nine rooms', () => {
  /** A square of three by three about the first one, a door or an airlock on each of the twelve common edges. */
  const places = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => ({ column, row })));
  const passages = places.flatMap(({ column, row }): Passage[] => {
    const right = { x: 5 * column + 4, y: 5 * row + 2, edge: 'E' as const };
    const down = { x: 5 * column + 2, y: 5 * row + 4, edge: 'S' as const };
    return [...(column < 1 ? [right] : []), ...(row < 1 ? [down] : [])].map((edge, place) => ({
      ...edge,
      id: `${edge.x},${edge.y},${edge.edge}`,
      kind: place === 0 ? 'DOOR' : 'AIRLOCK',
      open: false,
    }));
  });
  const room = (tile: number): ReturnType<typeof faceOf> =>
    faceOf({ id: `t${tile}a`, tile, zones: ['aaabb', 'aaabb', 'aaabb', 'aaabb', 'aaabb'] });
  const layout: Layout = {
    tiles: places.map(({ column, row }, at) => placed(room(at + 1), column, row, at % 4)),
    border: 'WALL',
    passages,
  };

  it('SKAROV-BASE-04 SKAROV-BASE-08 hang together by their doors and airlocks, all 225 cells of them', () => {
    const board = buildBoard(layout);
    expect([board.spaces.length, board.zones.length, board.doors.length]).toEqual([225, 18, 6 + 2]);
    const all = new Set(board.doors.map(({ id }) => id));
    expect(zoneDistances(board, all, 't5a/a').size).toBe(18);
    expect(zoneDistances(board, new Set(), 't5a/a').size).toBeLessThan(18);
  });

  it('CLASH-217 SKAROV-VEC-48 turned as a whole they give the same ways', () => {
    const turnedCell = ({ x, y }: Cell): Cell => ({ x: 4 - y, y: x });
    const turnedId = (id: string): string => spaceIdOf(turnedCell(cellOf(id)));
    const board = buildBoard(layout);
    const twin = buildBoard({
      ...layout,
      tiles: layout.tiles.map((tile) => ({ ...tile, column: -tile.row, row: tile.column, turns: tile.turns + 1 })),
      passages: passages.map((passage) => {
        // East of a cell becomes south of the turned one; south becomes west of it, which is east of its neighbour.
        const at = turnedCell(passage);
        return passage.edge === 'E'
          ? { ...passage, ...at, edge: 'S' as const }
          : { ...passage, ...beyond({ ...at, edge: 'W' }), edge: 'E' as const };
      }),
    });
    const open = new Set(['-1,-3,E', '4,2,E']);
    expect(twin.zones.map(({ id }) => id)).toEqual(board.zones.map(({ id }) => id));
    for (const { id } of board.zones) {
      expect(new Map(zoneDistances(twin, open, id))).toEqual(new Map(zoneDistances(board, open, id)));
    }
    for (const { id } of board.spaces) {
      expect(new Set(adjacentSpaces(twin, open, turnedId(id)))).toEqual(
        new Set(adjacentSpaces(board, open, id).map(turnedId)),
      );
    }
  });

  it('SKAROV-BASE-03 lie in one row as well', () => {
    const row = buildBoard({
      tiles: places.map((_, at) => placed(room(at + 1), at - 8, 0)),
      border: 'WALL',
      passages: places.slice(1).map((_, at) => openDoor(`${5 * (at - 8) + 4},2,E`)),
    });
    expect(sees(row, '-40,2', '4,2')).toBe(true);
    expect(zoneDistances(row, doorsOpenAtStart(row), 't1a/a').get('t9a/b')).toBe(17);
  });
});
