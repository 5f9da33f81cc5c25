import { buildBoard, faceProblems, zoneDistances, type CellEdge } from '#skirmish/board';
import type { Room } from '../schema.js';
import { rooms } from './index.js';

const sides: readonly CellEdge[] = ['N', 'E', 'S', 'W'];
const exitCells = { N: { x: 2, y: 0 }, E: { x: 4, y: 2 }, S: { x: 2, y: 4 }, W: { x: 0, y: 2 } } as const;
const turns = [0, 1, 2, 3];

const boardOf = ({ face, reinforcement }: Room, turned = 0) =>
  buildBoard({ tiles: [{ face, column: 0, row: 0, turns: turned, attached: reinforcement }], border: 'WALL' });
/** The mark of a cell of a face. */
const markAt = ({ face }: Room, { x, y }: { x: number; y: number }): string => face.map[y]?.[x] ?? '#';
const cells = [0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3, 4].map((x) => ({ x, y })));
const named = (at: { x: number; y: number }): string => `${at.x},${at.y}`;
/** The spaces of a face, as `x,y`, untouched by turning. */
const spacesOf = (room: Room): string[] => cells.filter((at) => 'oi'.includes(markAt(room, at))).map(named);

const all = rooms.map((room) => [room.id, room] as const);

describe('The 18 rooms', () => {
  it('SKAROV-TILE-01 stand on nine tiles with two faces each', () => {
    expect(rooms.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((tile) => [`t${tile}a`, `t${tile}b`]),
    );
    for (const { id, tileNumber, face } of rooms) {
      expect([face.id, face.tile]).toEqual([id, tileNumber]);
      expect(id).toMatch(new RegExp(`^t${tileNumber}[ab]$`));
    }
  });

  it('SKAROV-BASE-02 have two Entries on one tile, two Control Rooms on another, and objectives on tiles that carry neither', () => {
    const tilesOf = (kind: Room['kind']): number[] =>
      rooms.filter((room) => room.kind === kind).map(({ tileNumber }) => tileNumber);
    const ends = [...tilesOf('ENTRY'), ...tilesOf('CONTROL')];
    expect(new Set(ends).size).toBe(2);
    expect(ends).toHaveLength(4);
    expect(tilesOf('OBJECTIVE').length).toBeGreaterThanOrEqual(5);
    expect(new Set(tilesOf('OBJECTIVE')).size).toBe(tilesOf('OBJECTIVE').length);
    expect(tilesOf('OBJECTIVE').some((tile) => ends.includes(tile))).toBe(false);
    expect(tilesOf('TRAP').length).toBeGreaterThanOrEqual(4);
    expect(tilesOf('PLAIN').length).toBeGreaterThanOrEqual(3);
  });

  it('have names of their own, and so have their zones', () => {
    for (const locale of ['en', 'fr'] as const) {
      const names = rooms.map(({ face }) => face.name[locale]);
      expect(new Set(names).size).toBe(names.length);
      for (const { face } of rooms) {
        const zones = face.zoneNames.map((zone) => zone[locale]);
        expect(new Set(zones).size).toBe(zones.length);
      }
    }
  });
});

describe.each(all)('The room %s', (_id, room) => {
  const board = boardOf(room);

  it('SKAROV-TILE-05 SKAROV-TILE-10 has every cell in its zone, zones of two spaces or more, and ways out of the reinforcement spaces', () => {
    expect(faceProblems(room.face, room.reinforcement)).toEqual([]);
    expect(room.face.doors).toEqual([]);
  });

  it('SKAROV-BASE-05 has zones that are all connected within it, however it is turned', () => {
    for (const turned of turns) {
      const turnedBoard = boardOf(room, turned);
      const [first] = turnedBoard.zones;
      expect(zoneDistances(turnedBoard, new Set(), first?.id ?? '').size).toBe(board.zones.length);
    }
  });

  it('SKAROV-BASE-04 SKAROV-BASE-15 has its exits where the rules want them, on spaces that are free of marks', () => {
    if (room.kind === 'CONTROL') expect(room.exits.length).toBeGreaterThanOrEqual(1);
    else expect(room.exits).toEqual(sides);
    const taken = [...room.green, ...room.reinforcement].map(named);
    for (const side of room.exits) {
      expect('oi').toContain(markAt(room, exitCells[side]));
      expect(taken).not.toContain(named(exitCells[side]));
    }
  });

  it('SKAROV-TILE-06 SKAROV-TILE-07 has at most four reinforcement spaces, with marks from 2+ to 4+', () => {
    expect(room.reinforcement.length).toBeLessThanOrEqual(4);
    for (const { mark } of room.reinforcement) expect([2, 3, 4]).toContain(mark);
  });

  it('SKAROV-BASE-13 has at least two spaces that are neither green nor reinforcement spaces', () => {
    const taken = [...room.green, ...room.reinforcement].map(named);
    expect(spacesOf(room).filter((space) => !taken.includes(space)).length).toBeGreaterThanOrEqual(2);
  });

  it('SKAROV-TILE-03 has green and violet marks on spaces, each once, and reinforcement elsewhere', () => {
    const marked = [...room.green, ...room.violet, ...room.reinforcement].map(named);
    expect(new Set(marked).size).toBe(marked.length);
    expect(marked.filter((space) => !spacesOf(room).includes(space))).toEqual([]);
    expect(room.green.length > 0).toBe(room.kind === 'ENTRY');
    expect(room.violet.length > 0).toBe(room.kind === 'CONTROL');
  });

  it('names what stands on its orange spaces, and says what may be done there', () => {
    expect(room.scenery.map(({ id }) => id)).toEqual(room.face.features.map(({ id }) => id));
    const onTokens = room.tokens.map(named);
    const tested = room.tests.flatMap(({ at }) => at?.feature ?? []);
    for (const feature of room.face.features) {
      expect(onTokens.includes(named(feature)) || tested.includes(`${room.id}/${feature.id}`)).toBe(true);
    }
    expect(tested.length).toBe(new Set(tested).size);
  });
});

describe('Entry and Control Room', () => {
  it('SKAROV-SETUP-04 each Entry has at least four green spaces', () => {
    for (const { green } of rooms.filter(({ kind }) => kind === 'ENTRY'))
      expect(green.length).toBeGreaterThanOrEqual(4);
  });

  it('SKAROV-END-02 SKAROV-BASE-14 each Control Room has one violet space for each tile, its own among them', () => {
    for (const { violet } of rooms.filter(({ kind }) => kind === 'CONTROL')) {
      expect(violet.map(({ tileNumber }) => tileNumber).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
  });
});
