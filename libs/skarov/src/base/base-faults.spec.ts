import { pathOf } from '#skirmish/content/lint';
import { baseFaults } from './base-faults.js';
import { lieutenantSheets } from './supply.js';
import { layTestBox } from '../testing/test-rooms.js';

layTestBox();

const tile = (faceId: string, column: number, row: number, turns = 0) => ({ faceId, column, row, turns });

/** Entry, an objective room above it, the control room to its right, turned with its passages west and south. */
const tiles = [tile('t1a', 0, 0), tile('t3a', 0, -1), tile('t2a', 1, 0, 1)];
const passages = [
  { edge: '2,-1,S', kind: 'AIRLOCK' },
  { edge: '4,2,E', kind: 'DOOR' },
];
const sound = { tiles, passages, minions: [], lieutenants: [] };

/** Path and rule of every fault, in order. */
const faults = (changes: Record<string, unknown>): string[] =>
  baseFaults({ ...sound, ...changes }).map(({ path, rule }) => `${pathOf(path)}: ${rule.replace('SKAROV-', '')}`);

/** A row of rooms below the entry tile, each with an airlock or a door to the one before. */
const column = (...faceIds: string[]) => ({
  tiles: [...tiles, ...faceIds.map((faceId, at) => tile(faceId, 0, at + 1))],
  passages: [
    ...passages,
    ...faceIds.map((_, at) => ({ edge: `2,${5 * at + 4},S`, kind: at < 4 ? 'AIRLOCK' : 'DOOR' })),
  ],
});

describe('A sound base', () => {
  it('SKAROV-BASE-17 has no faults, with any open choices', () => {
    expect(baseFaults(sound)).toEqual([]);
    expect(baseFaults({ tiles })).toEqual([]);
    expect(faults(column('t4a', 't5a', 't6a', 't7b', 't8b', 't9a'))).toEqual([]);
    // The rest of a saved record is none of this check's business.
    expect(faults({ id: 'mine', name: { en: 'Mine', fr: 'La mienne' } })).toEqual([]);
  });
});

describe('Tiles', () => {
  it('SKAROV-TILE-01 are rooms of the box, each tile once', () => {
    expect(faults({ tiles: [...tiles, tile('t99z', 0, 1)] })).toEqual(['tiles[3].faceId: TILE-01']);
    expect(faults({ tiles: [...tiles, tile('t3b', 0, 1)] })).toContain('tiles[3]: TILE-01');
  });

  it('SKAROV-BASE-03 lie on places of their own, each beside another, on a square grid', () => {
    expect(faults({ tiles: [...tiles, tile('t4b', 0, 0)] })).toEqual(['tiles[3]: BASE-03']);
    // Below the control room it touches a tile, and the control room alone.
    expect(faults({ tiles: [...tiles, tile('t4b', 1, 1, 0)] })).toEqual(['tiles[3]: BASE-06']);
    expect(faults({ tiles: [...tiles, tile('t4b', -1, 1)] })).toEqual(['tiles[3]: BASE-03', 'tiles[3]: BASE-05']);
    for (const bad of [-10, 10, 0.5, 1e300, -1e15, Number.MAX_SAFE_INTEGER]) {
      expect(faults({ tiles: [...tiles, tile('t4b', bad, 0)] })).toContain('tiles[3]: BASE-03');
    }
    expect(faults({ tiles: [...tiles, tile('t4b', 0, 1, 4)] })).toEqual(['tiles[3]: BASE-03']);
    expect(faults({ tiles: [...tiles, tile('t4b', 0, 1, -1)] })).toEqual(['tiles[3]: BASE-03']);
  });

  it('SKAROV-BASE-01 are three to nine', () => {
    expect(faults({ tiles: [] })).toEqual(expect.arrayContaining(['tiles: BASE-01', 'tiles: BASE-02']));
    expect(faults({ tiles: tiles.slice(0, 2), passages: passages.slice(0, 1) })).toEqual([
      'tiles: BASE-01',
      'tiles: BASE-02',
    ]);
    const ten = ['t4b', 't5b', 't6b', 't7b', 't8b', 't9b', 't9a'].map((faceId, at) => tile(faceId, 0, at + 1));
    expect(faults({ tiles: [...tiles, ...ten] })).toContain('tiles: BASE-01');
  });

  it('SKAROV-BASE-02 hold one entry, one control room and an objective room', () => {
    const [entry, objective, control] = tiles;
    expect(faults({ tiles: [tile('t9b', 0, 0), objective, control] })).toEqual(['tiles: BASE-02']);
    expect(faults({ tiles: [entry, tile('t3b', 0, -1), control] })).toEqual(['tiles: BASE-02']);
    expect(baseFaults({ tiles: [entry, objective, tile('t4b', 1, 0)] }).map(({ message }) => message.en)).toEqual([
      'The control room lies once; here it lies 0 times.',
    ]);
  });

  it('SKAROV-BASE-12 show as many objective rooms as there are lieutenants, at most', () => {
    expect(faults(column('t4a', 't5a', 't6a', 't7a'))).toContain('tiles[6]: BASE-12');
  });
});

describe('Passages', () => {
  it('SKAROV-BASE-04 lie between two neighbours that both have a passage there, one on an edge', () => {
    for (const edge of ['4,-3,E', '2,2,E', '02,-1,S', '-0,2,E', 'door', '2,-1,W', '1e3,2,E']) {
      expect(faults({ passages: [...passages, { edge, kind: 'DOOR' }] })).toEqual(['passages[2].edge: BASE-04']);
    }
    expect(faults({ passages: [...passages, { edge: '2,-1,S', kind: 'DOOR' }] })).toEqual(['passages[2]: BASE-04']);
  });

  it('SKAROV-BASE-04 are nine doors and five airlocks at most', () => {
    const { tiles: many, passages: few } = column('t4a', 't5a', 't6a', 't7b', 't8b', 't9a');
    const airlocks = few.map(({ edge, kind }) => ({ edge, kind: edge === '4,2,E' ? kind : 'AIRLOCK' }));
    expect(faults({ tiles: many, passages: airlocks })).toEqual(['passages: BASE-04']);
    const doors = Array.from({ length: 15 }, () => ({ edge: '2,-1,S', kind: 'DOOR' }));
    expect(faults({ passages: doors }).filter((each) => each === 'passages: BASE-04')).toHaveLength(2);
  });

  it('SKAROV-BASE-05 lead from the entry tile to every tile', () => {
    expect(faults({ passages: passages.slice(1) })).toEqual(['tiles[1]: BASE-05']);
    const [, , ...rest] = column('t4b', 't5b').passages;
    expect(faults({ ...column('t4b', 't5b'), passages: [...passages, rest[1]!] })).toEqual([
      'tiles[3]: BASE-05',
      'tiles[4]: BASE-05',
    ]);
  });

  it('SKAROV-VEC-20 SKAROV-BASE-06 do not lead through the control room', () => {
    // Entry, control room and objective room in a row, as a client might have saved them.
    const row = [tile('t1a', 0, 0), tile('t2a', 1, 0, 1), tile('t3a', 1, 1)];
    const doors = [
      { edge: '4,2,E', kind: 'DOOR' },
      { edge: '7,4,S', kind: 'DOOR' },
    ];
    expect(faults({ tiles: row, passages: doors })).toEqual(['passages[1]: BASE-07', 'tiles[2]: BASE-06']);
    expect(faults({ tiles: row, passages: doors.slice(0, 1) })).toEqual(['tiles[2]: BASE-06']);
    expect(faults({ tiles: row, passages: undefined })).toEqual(['tiles[2]: BASE-06']);
  });

  it('SKAROV-BASE-07 give the control room one door and no airlock', () => {
    expect(faults({ passages: passages.slice(0, 1) })).toEqual(['tiles[2]: BASE-05', 'tiles[2]: BASE-07']);
    expect(faults({ passages: [passages[0], { edge: '4,2,E', kind: 'AIRLOCK' }] })).toEqual(['passages[1]: BASE-07']);
    // Turned otherwise, the control room has no passage to a neighbour, with any passages of the overlord.
    const closed = [...tiles.slice(0, 2), tile('t2a', 1, 0, 0)];
    expect(faults({ tiles: closed, passages: undefined })).toEqual(['tiles[2]: BASE-05', 'tiles[2]: BASE-07']);
  });
});

describe('Minions', () => {
  const android = (space: string, sheet = 'android') => ({ sheet, space });

  it('SKAROV-BASE-09 SKAROV-TILE-06 are minions on reinforcement spaces, one on each', () => {
    expect(faults({ minions: [android('0,0'), android('4,4', 'gynoid')] })).toEqual([]);
    expect(faults({ minions: [android('1,1')] })).toEqual(['minions[0].space: TILE-06']);
    expect(faults({ minions: [android('50,50')] })).toEqual(['minions[0].space: TILE-06']);
    expect(faults({ minions: [android('0,0', 'chi')] })).toEqual(['minions[0].sheet: BASE-09']);
    expect(faults({ minions: [android('0,0'), android('0,0', 'gynoid')] })).toEqual(['minions[1].space: TILE-04']);
  });

  it('SKAROV-BASE-18 are not more of a kind than the box has', () => {
    const corners = [-5, 0].flatMap((y) => ['0', '4'].flatMap((x) => [`${x},${y}`, `${x},${y + 4}`]));
    const eleven = [...corners, '5,0', '9,0', '9,4'].map((space) => android(space));
    expect(faults({ minions: eleven })).toEqual(['minions[10]: BASE-18']);
    expect(faults({ minions: [...eleven.slice(0, 10), android('9,4', 'gynoid')] })).toEqual([]);
  });
});

describe('Lieutenants', () => {
  const posted = (sheet: string, space: string) => ({ sheet, space });

  it('SKAROV-BASE-11 SKAROV-TILE-04 stand once, one on a tile', () => {
    expect(faults({ lieutenants: [posted('chi', '1,-4'), posted('ki', '1,1')] })).toEqual([]);
    expect(faults({ lieutenants: [posted('chi', '1,-4'), posted('chi', '1,1')] })).toEqual([
      'lieutenants[1].sheet: BASE-11',
    ]);
    expect(baseFaults({ ...sound, lieutenants: [posted('chi', '1,-4'), posted('chi', '1,1')] })).toMatchObject([
      { code: 'ALREADY_PLACED', facts: { sheet: 'chi' } },
    ]);
    expect(faults({ lieutenants: [posted('chi', '1,-4'), posted('ki', '2,-4')] })).toEqual(['lieutenants[1]: BASE-11']);
    expect(baseFaults({ ...sound, lieutenants: [posted('chi', '1,-4'), posted('ki', '2,-4')] })).toMatchObject([
      { code: 'TILE_HAS_LIEUTENANT', facts: { tile: 't3a' } },
    ]);
    expect(faults({ lieutenants: [posted('chi', '1,-4'), posted('ki', '1,-4')] })).toEqual([
      'lieutenants[1].space: TILE-04',
    ]);
    expect(faults({ lieutenants: [posted('android', '1,-4')] })).toEqual(['lieutenants[0].sheet: BASE-11']);
  });

  it('SKAROV-BASE-13 not on green, reinforcement or Skarov’s spaces', () => {
    for (const space of ['0,3', '0,0', '8,1', '-9,9', 'nowhere']) {
      expect(faults({ lieutenants: [posted('chi', '1,-4'), posted('ki', space)] })).toEqual([
        'lieutenants[1].space: BASE-13',
      ]);
    }
  });

  it('SKAROV-BASE-12 leave one for every objective room', () => {
    const four = lieutenantSheets().map(({ id }) => id);
    const base = column('t4a', 't8b', 't9b');
    const spaces = ['1,1', '8,2', '1,11', '1,16'];
    const elsewhere = four.map((sheet, at) => posted(sheet, spaces[at]!));
    expect(faults({ ...base, lieutenants: elsewhere })).toEqual(['lieutenants: BASE-12', 'lieutenants: BASE-12']);
    expect(faults({ ...base, lieutenants: elsewhere.slice(0, 3) })).toEqual(['lieutenants: BASE-12']);
    expect(faults({ ...base, lieutenants: elsewhere.slice(0, 2) })).toEqual([]);
  });
});

describe('What is said of a place', () => {
  /** The messages of the faults, in both languages. */
  const said = (changes: Record<string, unknown>): string[] =>
    baseFaults({ ...sound, ...changes }).flatMap(({ message }) => [message.en, message.fr]);

  it('SKAROV-BASE-03 SKAROV-BASE-17 names the tiles that lie on each other, or apart', () => {
    expect(said({ tiles: [...tiles, tile('t4b', 0, 0)] })).toEqual([
      'T1a and t4b lie in the same place.',
      'T1a et t4b sont à la même place.',
    ]);
    expect(said({ tiles: [...tiles, tile('t4b', 5, 5)] }).slice(0, 2)).toEqual([
      'T4b shares an edge with no other tile.',
      'T4b n’a de bord commun avec aucune autre tuile.',
    ]);
  });

  it('SKAROV-BASE-04 SKAROV-BASE-17 names the rooms on both sides of an edge, as far as there are some', () => {
    const at = (edge: string): string[] => said({ passages: [...passages, { edge, kind: 'DOOR' }] });
    expect(at('0,-1,S')).toEqual([
      'At this edge t3a and t1a do not both have a passage.',
      'À ce bord entre t3a et t1a, il n’y a pas un passage de chaque côté.',
    ]);
    for (const [edge, room] of [
      ['2,-3,E', 't3a'],
      ['2,4,S', 't1a'],
      ['-1,2,E', 't1a'],
    ] as const) {
      expect(at(edge)).toEqual([
        `This edge in ${room} does not lie between two rooms.`,
        `Ce bord, dans ${room}, n’est pas entre deux salles.`,
      ]);
    }
    for (const edge of ['40,2,E', 'door', '02,-1,S', '2,-1,W']) {
      expect(at(edge)).toEqual([
        `“${edge}” is no edge between two rooms.`,
        `« ${edge} » n’est pas un bord entre deux salles.`,
      ]);
    }
  });

  it('SKAROV-TILE-06 SKAROV-TILE-04 SKAROV-BASE-17 names the minion and its room', () => {
    const minion = (space: string) => ({ sheet: 'android', space });
    expect(said({ minions: [minion('1,1')] })).toEqual([
      '“android” stands in t1a on a space that is no reinforcement space.',
      '« android » est, dans t1a, sur un espace qui n’est pas un espace de renfort.',
    ]);
    expect(said({ minions: [minion('50,50')] })).toEqual([
      '“android” stands on no space of the base.',
      '« android » n’est sur aucun espace de la base.',
    ]);
    expect(said({ minions: [minion('0,-5'), minion('0,-5')] })).toEqual([
      'Two figures stand on one space in t3a.',
      'Deux figurines sont sur le même espace, dans t3a.',
    ]);
    expect(said({ minions: [minion('50,50'), minion('50,50')] })).toContain('Two figures stand on one space.');
  });

  it('SKAROV-BASE-13 SKAROV-BASE-17 names the lieutenant and its room', () => {
    const posted = (sheet: string, space: string) => ({ lieutenants: [{ sheet, space }] });
    expect(said(posted('chi', '0,3'))).toEqual([
      '“chi” stands in t1a on a space where no lieutenant begins.',
      '« chi » est, dans t1a, sur un espace où aucun lieutenant ne commence.',
    ]);
    expect(said(posted('chi', 'nowhere'))[0]).toBe('“chi” stands on no space of the base.');
    expect(said(posted('x'.repeat(80), '0,3'))).toContain(
      `“${'x'.repeat(40)}…” stands in t1a on a space where no lieutenant begins.`,
    );
    expect(said(posted('x'.repeat(40), '0,3'))).toContain(
      `“${'x'.repeat(40)}” stands in t1a on a space where no lieutenant begins.`,
    );
  });
});

describe('For any value', () => {
  it('SKAROV-BASE-17 all faults come at once, each with its path, its rule and a sentence in both languages', () => {
    const found = baseFaults({
      tiles: [...tiles, tile('t4b', 0, 1)],
      passages: [...passages, { edge: '0,0,E', kind: 'DOOR' }],
      minions: [{ sheet: 'nobody', space: '1,1' }],
      lieutenants: [{ sheet: 'chi', space: '0,3' }],
    });
    expect(found.map(({ code, path, rule, facts }) => [code, pathOf(path), rule, facts])).toEqual([
      ['NO_PASSAGE_HERE', 'passages[2].edge', 'SKAROV-BASE-04', { edge: '0,0,E' }],
      ['BASE_NOT_CONNECTED', 'tiles[3]', 'SKAROV-BASE-05', { tile: 't4b' }],
      ['UNKNOWN_ID', 'minions[0].sheet', 'SKAROV-BASE-09', { id: 'nobody' }],
      ['SPACE_NOT_USABLE', 'minions[0].space', 'SKAROV-TILE-06', { space: '1,1' }],
      ['SPACE_NOT_USABLE', 'lieutenants[0].space', 'SKAROV-BASE-13', { space: '0,3' }],
    ]);
    for (const { message } of found)
      expect([message.en.length, message.fr.length].every((long) => long > 10)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'base'],
    ['a list', [1, 2]],
    ['an empty record', {}],
    ['lists that are none', { tiles: 3, passages: 'x', minions: null, lieutenants: {} }],
    ['entries that are none', { ...sound, tiles: [null, 1, 'x', {}, { faceId: 4 }] }],
    [
      'names of every object',
      { ...sound, tiles: ['toString', '__proto__', 'constructor'].map((id, at) => tile(id, at, 0)) },
    ],
    ['no numbers', { ...sound, tiles: [tile('t1a', NaN, Infinity), ...tiles.slice(1)] }],
  ])('SKAROV-BASE-17 %s is told, not thrown', (_, record) => {
    expect(baseFaults(record).length).toBeGreaterThan(0);
  });

  it('SKAROV-BASE-17 entries that are no records are told one by one', () => {
    expect(faults({ minions: [{ sheet: 'android' }, { sheet: 'android', space: '0,0' }, 7] })).toEqual([
      'minions[0].space: BASE-09',
      'minions[2]: BASE-09',
    ]);
    expect(faults({ passages: [...passages, { edge: '0,0,E', kind: 'WINDOW' }] })).toEqual([
      'passages[2].kind: BASE-04',
    ]);
  });

  it('SKAROV-BASE-18 more entries than are possible: one fault of the list, and the rest is not checked', () => {
    const unread = Object.defineProperty({}, 'sheet', {
      enumerable: true,
      get: () => {
        throw new Error('an entry beyond the possible ones was read');
      },
    });
    const many = Array.from({ length: 40 }, (_, at) => (at < 36 ? { sheet: 'android', space: `${at},0` } : unread));
    const record = { tiles: many, passages: many, minions: many, lieutenants: many };
    const found = baseFaults(record);
    for (const path of ['tiles', 'passages', 'minions', 'lieutenants']) {
      expect(found.filter((each) => pathOf(each.path) === path)).toHaveLength(1);
    }
    const forty = Array.from({ length: 40 }, () => ({ sheet: 'android', space: '0,0' }));
    expect(faults({ minions: forty })[0]).toBe('minions: BASE-09');
  });

  it('SKAROV-BASE-17 the faults of the largest base are all told, in short sentences', () => {
    const nine = column('t4a', 't5a', 't6a', 't7b', 't8b', 't9a');
    const minions = Array.from({ length: 36 }, (_, at) => ({ sheet: 'x'.repeat(80), space: `${at},${at}` }));
    const found = baseFaults({ ...nine, minions, lieutenants: minions.slice(0, 4) });
    expect(found.length).toBeGreaterThan(70);
    expect(Math.max(...found.map(({ message }) => message.fr.length))).toBeLessThan(160);
  });
});
