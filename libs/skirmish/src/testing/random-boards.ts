import fc from 'fast-check';
import { buildBoard, type AttachedSpace, type Layout, type PlacedTile } from '../board/build-board.js';
import { spaceIdOf, turned, turnedCell, type Cell } from '../cells/cells.js';
import { edgeSchema, type TileFace } from '../board/tile-face.js';
import { faceOf } from './faces.js';

const local = fc.integer({ min: 0, max: 4 });
const edges = fc.constantFrom(...edgeSchema.options);
const cellMarks = fc.constantFrom('o', 'o', 'o', 'o', 'i', '.', '#');

const faces = fc.record({
  marks: fc.array(cellMarks, { minLength: 25, maxLength: 25 }),
  // `#` on a space: it lies in no zone.
  letters: fc.array(fc.constantFrom('a', 'a', 'b', 'b', 'c', 'c', '#'), { minLength: 25, maxLength: 25 }),
  walls: fc.array(fc.record({ x: local, y: local, edge: edges }), { maxLength: 8 }),
  doors: fc.uniqueArray(fc.record({ x: local, y: local, edge: edges, open: fc.boolean() }), {
    maxLength: 3,
    selector: edgeBetween,
  }),
});

/** The same text for the two names of an edge. */
function edgeBetween({ x, y, edge }: { x: number; y: number; edge: string }): string {
  if (edge === 'E') return `${x + 1},${y},W`;
  return edge === 'S' ? `${x},${y + 1},N` : `${x},${y},${edge}`;
}

const rows = (marks: readonly string[]): string[] =>
  [0, 1, 2, 3, 4].map((row) => marks.slice(5 * row, 5 * row + 5).join(''));

const placesOf = (count: number): Cell[] => [0, 1, 2, 3].map((at) => ({ x: at % 2, y: at >> 1 })).slice(0, count);

/** Any board of one to four tiles in a square of two by two, however senseless its faces are. */
export const layouts: fc.Arbitrary<Layout> = fc
  .record({
    faces: fc.array(faces, { minLength: 1, maxLength: 4 }),
    turns: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
    border: fc.constantFrom('OPEN' as const, 'WALL' as const),
  })
  .map(({ faces: plans, turns, border }) => ({
    border,
    tiles: plans.map((plan, tile): PlacedTile => {
      const at = placesOf(4)[tile]!;
      const face = randomFace(plan, `face${tile}`, tile + 1);
      return { face, column: at.x, row: at.y, turns: turns[tile] ?? 0, attached: attachedIn(face) };
    }),
  }));

function randomFace(
  {
    marks,
    letters,
    walls,
    doors,
  }: { marks: string[]; letters: string[] } & Pick<TileFace, 'walls'> & {
      doors: Omit<TileFace['doors'][number], 'id'>[];
    },
  id: string,
  tile: number,
): TileFace {
  const zones = rows(marks.map((mark, place) => (mark === '#' ? '#' : letters[place]!)));
  return faceOf({
    id,
    tile,
    map: rows(marks),
    zones,
    walls,
    doors: doors.map((door, place) => ({ id: `d${place}`, ...door })),
  });
}

/** The spaces of a face that lie in no zone, attached to zones of it by turns. */
const attachedIn = ({ map, zones }: TileFace): AttachedSpace[] => {
  const letters = [...new Set(zones.join('').replaceAll('#', ''))];
  return map.flatMap((row, y) =>
    Array.from(row).flatMap((mark, x) => {
      const zone = letters[(x + y) % letters.length];
      return mark !== 'o' || zones[y]?.[x] !== '#' || zone === undefined ? [] : [{ x, y, zone }];
    }),
  );
};

/** The same board, a quarter turned clockwise as a whole: a square of two by two tiles. */
export const turnedLayout = (layout: Layout): Layout => ({
  ...layout,
  tiles: layout.tiles.map((tile) => {
    const place = turnedCell({ x: tile.column, y: tile.row }, 1, 2);
    return { ...tile, column: place.x, row: place.y, turns: (tile.turns + 1) % 4 };
  }),
});

/** Where a cell of the square lies once the board has been turned. */
export const turnedOnBoard = (cell: Cell): Cell => {
  const { x, y } = turned({ ...cell, edge: 'N' }, 1, 10);
  return { x, y };
};

/** Any board with any of its doors open, any cells blocked, and its turned twin. */
export const situations = layouts.chain((layout) => {
  const board = buildBoard(layout);
  return fc.record({
    layout: fc.constant(layout),
    board: fc.constant(board),
    twin: fc.constant(buildBoard(turnedLayout(layout))),
    openDoors: fc.subarray(board.doors.map((door) => door.id)).map((ids) => new Set(ids)),
    taken: fc.subarray(board.spaces.map((space) => space.id)),
    blocked: fc.subarray(Array.from({ length: 100 }, (_, at) => spaceIdOf({ x: at % 10, y: Math.floor(at / 10) }))),
  });
});
