import type { AttachedSpace } from './build-board.js';
import { boardProblems, type BoardPlan } from './check-board.js';
import { faceProblems } from './check-face.js';
import { faceOf, placed, type FacePlan } from '../testing/index.js';

const plaza = faceOf({ id: 'plaza', tile: 1 });
const lane = faceOf({ id: 'lane', tile: 2 });

const plan = (changes: Partial<BoardPlan> = {}): BoardPlan => ({
  tiles: [placed(plaza, 0, 0), placed(lane, 1, 0)],
  border: 'OPEN',
  starts: { A: ['0,0', '0,1'], B: ['9,0'] },
  openable: new Set(),
  ...changes,
});
const found = (changes: Partial<BoardPlan>): string[] =>
  boardProblems(plan(changes)).map(({ path, message }) => `${path}: ${message.en}`);
const inFace = (face: FacePlan): string[] =>
  faceProblems(faceOf(face)).map(({ path, message }) => `${path}: ${message.en}`);

describe('A face', () => {
  it('CLASH-220 without fault has no problems', () => {
    expect(faceProblems(plaza)).toEqual([]);
    const full = faceOf({
      map: ['io.oo', 'oo.oo', 'oo#oo', 'ooooo', 'ooooo'],
      zones: ['aabbb', 'aabbb', 'aa#bb', 'aaabb', 'aaabb'],
      features: [{ x: 0, y: 0, id: 'well' }],
      doors: [{ id: 'gate', x: 1, y: 1, edge: 'E', open: false }],
    });
    expect(faceProblems(full)).toEqual([]);
  });

  it('CLASH-218 CLASH-220 every cell that is not solid lies in one zone, and no solid one in any', () => {
    expect(
      inFace({
        map: ['oo###', 'oo###', '#####', '#####', '#####'],
        zones: ['aaa##', 'a####', '#####', '#####', '#####'],
      }),
    ).toEqual(['zones.0.2: A solid cell lies in no zone.', 'zones.1.1: Every cell that is not solid lies in a zone.']);
  });

  it('CLASH-220 a zone has two spaces or more', () => {
    expect(
      inFace({
        map: ['o.oo#', '#####', '#####', '#####', '#####'],
        zones: ['aabb#', '#####', '#####', '#####', '#####'],
      }),
    ).toEqual(['zones.a: The zone has 1 of the 2 spaces that it needs.']);
  });

  it('CLASH-081 a zone is in one piece', () => {
    const pieces = 'zones.a: Walls, doors or other zones cut the zone in pieces.';
    const columns = ['aabaa', 'aabaa', 'aabaa', 'aabaa', 'aabaa'];
    expect(inFace({ zones: columns })).toEqual([pieces]);
    const walls = [0, 1, 2, 3, 4].map((y) => ({ x: 2, y, edge: 'E' as const }));
    expect(inFace({ walls })).toEqual([pieces]);
    expect(inFace({ walls: walls.slice(1) })).toEqual([]);
    expect(inFace({ walls: walls.slice(1), doors: [{ id: 'gate', x: 2, y: 0, edge: 'E', open: true }] })).toEqual([
      pieces,
    ]);
  });

  it('zones, features and doors have their names', () => {
    const name = (zone: string): { zone: string; en: string; fr: string } => ({ zone, en: zone, fr: zone });
    expect(inFace({ zoneNames: [name('b')] })).toEqual([
      'zoneNames.a: The zone has no name.',
      'zoneNames.b: The name belongs to no zone of the face.',
    ]);
    expect(inFace({ zoneNames: [name('a'), name('a')] })).toEqual(['zoneNames.a: The zone has two names.']);
    const gate = { id: 'gate', x: 0, y: 0, edge: 'E' as const, open: false };
    expect(inFace({ doors: [gate, { ...gate, y: 1 }] })).toEqual([
      'doors.gate: Two doors of the face are called “gate”.',
    ]);
  });

  it('CLASH-080 an interaction space has its piece of scenery', () => {
    const map = ['iiooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'];
    expect(
      inFace({
        map,
        features: [
          { x: 0, y: 0, id: 'well' },
          { x: 2, y: 0, id: 'well' },
        ],
      }),
    ).toEqual([
      'features.well: A feature stands on an interaction space.',
      'map.0.1: An interaction space has one feature; this one has 0.',
      'features.well: Two features of the face are called “well”.',
    ]);
  });

  it('SKAROV-TILE-05 SKAROV-TILE-10 a space outside the zones is attached to one beside it', () => {
    const face = faceOf({
      map: ['ooooo', 'ooooo', '#####', '#####', '#####'],
      zones: ['#aabb', 'aaab#', '#####', '#####', '#####'],
      walls: [{ x: 4, y: 0, edge: 'S' }],
    });
    const said = (attached: readonly AttachedSpace[]): string[] =>
      faceProblems(face, attached).map(({ path, message }) => `${path}: ${message.en}`);
    const corners = [
      { x: 0, y: 0, zone: 'a' },
      { x: 4, y: 1, zone: 'b' },
    ];
    expect(said(corners)).toEqual([]);
    expect(said(corners.slice(1))).toEqual(['zones.0.0: Every cell that is not solid lies in a zone.']);
    expect(said([...corners, corners[1]!])).toEqual([
      'attached.1: The space is named twice.',
      'attached.2: The space is named twice.',
    ]);
    const [first, last] = corners;
    expect(said([{ ...first!, zone: 'b' }, last!])).toEqual([
      'attached.0: No space of zone “b” lies beside it without a wall between.',
    ]);
    expect(said([...corners, { x: 1, y: 0, zone: 'a' }])).toEqual([
      'attached.2: A space outside the zones is a normal space, drawn "#" among the zones.',
    ]);
    const walled = { ...face, walls: [...face.walls, { x: 3, y: 1, edge: 'E' as const }] };
    expect(faceProblems(walled, corners).map(({ path }) => path)).toEqual(['attached.1']);
  });
});

describe('A board', () => {
  it('without fault has no problems', () => expect(boardProblems(plan())).toEqual([]));

  it('CLASH-217 holds one tile a place, each tile once, each beside another', () => {
    expect(found({ tiles: [placed(plaza), placed(lane)] })).toContain('tiles: Two tiles lie at column, row 0,0.');
    expect(found({ tiles: [placed(plaza), placed(faceOf({ id: 'back', tile: 1 }), 1, 0)] })).toContain(
      'tiles: Tile 1 is laid twice; its two faces are one tile.',
    );
    expect(found({ tiles: [placed(plaza), placed(plaza, 1, 0)] })).toContain('tiles: Face “plaza” is laid twice.');
    expect(found({ tiles: [placed(plaza), placed(lane, 1, 1)], starts: {} })).toEqual([
      'tiles.0: The tile shares a side with no other tile.',
      'tiles.1: The tile shares a side with no other tile.',
    ]);
    expect(found({ tiles: [] })).toEqual(['tiles: A board has a tile at least.']);
    expect(found({ tiles: [placed(plaza)], starts: { A: ['0,0'] } })).toEqual([]);
  });

  it('says which tile the fault of a face is on', () => {
    const broken = faceOf({ id: 'lane', tile: 2, zones: ['aabaa', 'aabaa', 'aabaa', 'aabaa', 'aabaa'] });
    expect(boardProblems(plan({ tiles: [placed(plaza), placed(broken, 1, 0)] })).map(({ path }) => path)).toEqual([
      'tiles.1.zones.a',
    ]);
  });

  it('SKAROV-TILE-10 says which tile has a space outside the zones that hangs on nothing', () => {
    const attached = [{ x: 0, y: 0, zone: 'z' }];
    expect(
      boardProblems(plan({ tiles: [placed(plaza, 0, 0), { ...placed(lane, 1, 0), attached }] })).map(
        ({ path }) => path,
      ),
    ).toEqual(['tiles.1.attached.0', 'tiles.1.attached.0']);
  });

  it('CLASH-248 has a space on both sides of a door, and one door on an edge', () => {
    const door = { id: 'gate', x: 4, y: 0, edge: 'E' as const, open: false };
    const gated = faceOf({ id: 'plaza', tile: 1, doors: [door, { ...door, id: 'exit', x: 0, edge: 'N' }] });
    expect(found({ tiles: [placed(gated), placed(lane, 1, 0)] })).toEqual([
      'doors.plaza/exit: Cell 0,-1 beside the door is no space.',
    ]);
    const other = faceOf({ id: 'lane', tile: 2, doors: [{ ...door, x: 0, edge: 'W' }] });
    const once = faceOf({ id: 'plaza', tile: 1, doors: [door] });
    expect(found({ tiles: [placed(once), placed(other, 1, 0)] })).toEqual([
      'doors: Two doors lie between 4,0 and 5,0.',
    ]);
  });

  it('CLASH-206 has its start spaces, each once', () => {
    expect(found({ starts: { A: ['0,0', '7,7'], B: ['0,0'] } })).toEqual([
      'starts.A.0: 0,0 is a start space twice.',
      'starts.A.1: 7,7 is no space of the board.',
      'starts.B.0: 0,0 is a start space twice.',
    ]);
  });

  it('CLASH-086 has a way from every start space to every zone, through doors that can be opened', () => {
    const walls = [1, 2, 3, 4].map((y) => ({ x: 4, y, edge: 'E' as const }));
    const doors = [{ id: 'gate', x: 4, y: 0, edge: 'E' as const, open: false }];
    const tiles = [placed(faceOf({ id: 'plaza', tile: 1, walls, doors })), placed(lane, 1, 0)];
    expect(found({ tiles })).toEqual([
      'starts.A.0: No way leads from 0,0 to zone “lane/a”.',
      'starts.A.1: No way leads from 0,1 to zone “lane/a”.',
      'starts.B.0: No way leads from 9,0 to zone “plaza/a”.',
    ]);
    expect(found({ tiles, openable: new Set(['plaza/gate']) })).toEqual([]);
  });
});
