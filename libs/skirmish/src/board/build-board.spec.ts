import { doorsOpenAtStart } from './board.js';
import { buildBoard } from './build-board.js';
import { zoneDistances } from './distances.js';
import { areAdjacent } from './lines.js';
import { boardOf, faceOf, placed } from '../testing/index.js';

const shut = new Set<string>();

describe('A board', () => {
  it('CLASH-080 CLASH-218 has normal and interaction spaces; other cells are open or solid', () => {
    const board = boardOf({
      map: ['oi.#o', '#####', '#####', '#####', '#####'],
      zones: ['aaa#b', '#####', '#####', '#####', '#####'],
      features: [{ x: 1, y: 0, id: 'bench' }],
    });
    expect(board.spaces).toEqual([
      { id: '0,0', x: 0, y: 0, kind: 'NORMAL', zoneId: 'yard/a', faceId: 'yard' },
      { id: '1,0', x: 1, y: 0, kind: 'INTERACTION', zoneId: 'yard/a', faceId: 'yard', featureId: 'bench' },
      { id: '4,0', x: 4, y: 0, kind: 'NORMAL', zoneId: 'yard/b', faceId: 'yard' },
    ]);
    expect(board.features).toEqual([{ id: 'bench', faceId: 'yard', spaceId: '1,0' }]);
    const kinds = [0, 1, 2, 3, 4, 5].map((x) => [board.isOpenCell({ x, y: 0 }), board.isSolid({ x, y: 0 })]);
    const [space, open, solid] = [
      [false, false],
      [true, false],
      [false, true],
    ];
    expect(kinds).toEqual([space, space, open, solid, space, solid]);
    expect(board.isSolid({ x: 0, y: -1 })).toBe(true);
  });

  it('CLASH-081 CLASH-220 has zones of the cells of one tile, open cells too', () => {
    const board = boardOf({
      map: ['o.o##', '#####', '#####', '#####', 'oo###'],
      zones: ['aaa##', '#####', '#####', '#####', 'bb###'],
      zoneNames: [
        { zone: 'b', en: 'Lane', fr: 'Ruelle' },
        { zone: 'a', en: 'Square', fr: 'Place' },
      ],
    });
    expect(board.zones).toEqual([
      {
        id: 'yard/a',
        faceId: 'yard',
        name: { en: 'Square', fr: 'Place' },
        spaces: ['0,0', '2,0'],
        cells: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 2, y: 0 },
        ],
      },
      {
        id: 'yard/b',
        faceId: 'yard',
        name: { en: 'Lane', fr: 'Ruelle' },
        spaces: ['0,4', '1,4'],
        cells: [
          { x: 0, y: 4 },
          { x: 1, y: 4 },
        ],
      },
    ]);
  });

  it('SKAROV-TILE-10 knows the first zone of a space outside the zones, however the tile lies', () => {
    const face = faceOf({
      map: ['oo###', '#####', '#####', '#####', '#####'],
      zones: ['#a###', '#####', '#####', '#####', '#####'],
    });
    const { spaces, zones } = buildBoard({
      tiles: [{ ...placed(face, 0, 0, 1), attached: [{ x: 0, y: 0, zone: 'a' }] }],
      border: 'WALL',
    });
    expect(spaces).toEqual([
      { id: '4,0', x: 4, y: 0, kind: 'NORMAL', zoneId: '', firstZoneId: 'yard/a', faceId: 'yard' },
      { id: '4,1', x: 4, y: 1, kind: 'NORMAL', zoneId: 'yard/a', faceId: 'yard' },
    ]);
    expect(zones.map((zone) => zone.spaces)).toEqual([['4,1']]);
  });

  it('CLASH-217 lays a tile at its column and row, turned clockwise, its walls and doors with it', () => {
    const face = faceOf({
      map: ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'oooo#'],
      walls: [{ x: 1, y: 0, edge: 'S' }],
      doors: [{ id: 'gate', x: 3, y: 0, edge: 'S', open: true }],
      features: [],
    });
    const board = buildBoard({ tiles: [placed(face, 1, 2, 1)], border: 'OPEN' });
    // One quarter takes (u, v) to (4 − v, u); the tile begins at (5, 10).
    expect(board.isSolid({ x: 5, y: 14 })).toBe(true);
    expect(areAdjacent(board, shut, '9,11', '8,11')).toBe(false);
    expect(board.doors).toEqual([{ id: 'yard/gate', a: { x: 8, y: 13 }, b: { x: 9, y: 13 }, open: true }]);
    expect(board.spaces[0]?.id).toBe('5,10');
    expect(board.spaces).toHaveLength(24);
  });

  it('CLASH-085 CLASH-219 a door is open or closed; the doors open at the start are those printed open', () => {
    const board = boardOf({
      doors: [
        { id: 'shut', x: 0, y: 0, edge: 'E', open: false },
        { id: 'ajar', x: 0, y: 1, edge: 'E', open: true },
      ],
    });
    expect([...doorsOpenAtStart(board)]).toEqual(['yard/ajar']);
    expect(board.doors.map((door) => door.id)).toEqual(['yard/ajar', 'yard/shut']);
  });

  it('CLASH-219 the edge between two tiles has a wall if either face prints one; a printed door counts', () => {
    const board = buildBoard({
      tiles: [
        placed(faceOf({ id: 'left', walls: [0, 1, 2].map((y) => ({ x: 4, y, edge: 'E' as const })) }), 0, 0),
        placed(
          faceOf({
            id: 'right',
            walls: [{ x: 0, y: 4, edge: 'W' }],
            doors: [{ id: 'gate', x: 0, y: 1, edge: 'W', open: false }],
          }),
          1,
          0,
        ),
      ],
      border: 'OPEN',
    });
    const across = (doors: ReadonlySet<string>): boolean[] =>
      [0, 1, 2, 3, 4].map((y) => areAdjacent(board, doors, `4,${y}`, `5,${y}`));
    expect(across(shut)).toEqual([false, false, false, true, false]);
    expect(across(new Set(['right/gate']))).toEqual([false, true, false, true, false]);
  });

  it('SKAROV 11.4 with walls as borders only passages join two tiles', () => {
    const layout = {
      tiles: [placed(faceOf({ id: 'north' }), -1, -1), placed(faceOf({ id: 'south' }), -1, 0)],
      border: 'WALL',
    } as const;
    expect(zoneDistances(buildBoard(layout), shut, 'north/a').size).toBe(1);
    const joined = buildBoard({
      ...layout,
      passages: [{ id: 'lock', x: -3, y: 0, edge: 'N', kind: 'AIRLOCK', open: true }],
    });
    expect(joined.doors).toEqual([]);
    expect(zoneDistances(joined, shut, 'north/a').get('south/a')).toBe(1);
    expect(areAdjacent(joined, shut, '-3,-1', '-3,0')).toBe(true);
    expect(areAdjacent(joined, shut, '-4,-1', '-3,0')).toBe(false);
  });

  it('knows its parts by id and throws for what is not there', () => {
    const board = boardOf();
    expect(board.space('1,1').id).toBe('1,1');
    expect(board.zone('yard/a').id).toBe('yard/a');
    expect([board.hasSpace('9,9'), board.hasZone('yard/z'), board.hasDoor('yard/gate')]).toEqual([false, false, false]);
    expect(() => board.space('9,9')).toThrow('The board has no space "9,9".');
    expect(() => board.zone('yard/z')).toThrow('The board has no zone "yard/z".');
    expect(() => board.door('yard/gate')).toThrow('The board has no door "yard/gate".');
  });
});
