import { box } from './catalogue.js';
import { checkBase, checkScenario } from './check-scenario.js';
import type { Scenario } from './schema.js';

const printed = box.known.scenario('light-showers');

/** The messages about the printed scenario with some fields changed. */
const faultsOf = (change: Partial<Record<keyof Scenario, unknown>>): string[] =>
  checkScenario({ ...printed, ...change }).map(({ path, message }) => `${path}: ${message.en}`);

const base = printed.base!;
const [entry, armoury, ...others] = base.tiles;

describe('a custom scenario', () => {
  it.each(box.printed.scenario.map((scenario) => [scenario.id, scenario] as const))(
    'SKAROV-BASE-17 can be one of the box: %s',
    (_, scenario) => {
      expect(checkScenario(scenario)).toEqual([]);
    },
  );

  it.each([
    ['a turn limit below 6', { turnLimit: 5 }, ['turnLimit: This must be at least 6.']],
    ['a turn limit above 30', { turnLimit: 31 }, ['turnLimit: This must be at most 30.']],
    ['five heroes', { heroes: { least: 1, most: 5, recommended: 2 } }, ['heroes.most: This must be at most 4.']],
    [
      'numbers of heroes out of order',
      { heroes: { least: 3, most: 4, recommended: 2 } },
      ['heroes: The numbers of heroes are in order: least, recommended, most.'],
    ],
    [
      'a huge number',
      { base: { ...base, tiles: [{ ...entry, column: 1_000_000 }, armoury, ...others] } },
      ['base.tiles[0].column: This must be at most 9.'],
    ],
    [
      'a negative number below those of places',
      { base: { ...base, tiles: [{ ...entry, column: -10 }, armoury, ...others] } },
      ['base.tiles[0].column: This must be at least -9.'],
    ],
    [
      'a negative number of quarter turns',
      { base: { ...base, tiles: [{ ...entry, turns: -1 }, armoury, ...others] } },
      ['base.tiles[0].turns: This must be at least 0.'],
    ],
    ['a negative turn limit', { turnLimit: -6 }, ['turnLimit: This must be at least 6.']],
    [
      'a difficulty of a door below 1',
      { doors: [{ edge: base.passages!.find(({ kind }) => kind === 'DOOR')!.edge, attack: -1, mind: 5 }] },
      ['doors[0].attack: This must be at least 1.'],
    ],
    [
      'more entries than possible',
      { base: { ...base, minions: Array.from({ length: 41 }, () => base.minions![0]) } },
      ['base.minions: This must have at most 36 entries.'],
    ],
    [
      'more than 225 cells',
      { base: { ...base, tiles: Array.from({ length: 10 }, () => entry) } },
      ['base.tiles: This must have at most 9 entries.'],
    ],
    [
      'a passage that is no edge',
      { base: { ...base, passages: [{ edge: '4,2,N', kind: 'DOOR' }] } },
      ['base.passages[0].edge: This does not have the right form.'],
    ],
  ])('SKAROV-GEN-07 SKAROV-BASE-17 is refused with %s', (_, change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  it('SKAROV-BASE-17 tells every fault of its base, each with its path and rule', () => {
    const faults = faultsOf({ base: { ...base, tiles: [entry, { ...armoury, faceId: 't1b' }, ...others] } });
    expect(faults).toContainEqual(
      expect.stringMatching(/^base\.tiles\[1\].*SKAROV-TILE-01|^base\.tiles\[1\].*SKAROV-BASE/),
    );
    expect(faultsOf({ base: { ...base, tiles: [entry, { ...armoury, faceId: 'z9' }, ...others] } })).toContainEqual(
      expect.stringMatching(/^base\.tiles\[1\]/),
    );
  });

  it('SKAROV-BASE-17 may leave passages, minions and lieutenants to the overlord', () => {
    expect(faultsOf({ base: { tiles: base.tiles }, rules: [] })).toEqual([]);
    expect(faultsOf({ base: undefined, rules: [] })).toEqual([]);
  });

  it('names only what lies in its base', () => {
    const rule = { id: 'one', text: { en: 'One.', fr: 'Un.' }, on: { turnEnd: true } };
    const withRule = (part: object): string[] => faultsOf({ rules: [{ ...rule, ...part }] });
    expect(withRule({ do: [{ advance: { objective: 'missiles', by: 1 } }] })).toEqual([
      'rules[0].do[0].advance.objective: There is no objective in these rooms “missiles”.',
    ]);
    expect(withRule({ on: { zoneEntered: { zone: 't3a/a' } }, do: [{ drawEvents: { count: 1 } }] })).toEqual([
      'rules[0].on.zoneEntered.zone: There is no zone in these rooms “t3a/a”.',
    ]);
    expect(withRule({ do: [{ setDoor: { door: '0,0,E', open: true } }] })).toEqual([
      'rules[0].do[0].setDoor.door: There is no door on the edge “0,0,E”.',
    ]);
    expect(withRule({ do: [{ spawn: { sheet: 'nobody', count: 1, at: { room: 't9z' } } }] })).toEqual([
      'rules[0].do[0].spawn.sheet: There is no villain sheet “nobody”.',
      'rules[0].do[0].spawn.at.room: There is no room “t9z”.',
    ]);
    const arrives = (sheet: string, at: object): string[] => withRule({ do: [{ spawn: { sheet, count: 1, at } }] });
    expect(arrives('chi', { reinforcement: {} })).toEqual([
      'rules[0].do[0].spawn.sheet: There is no sheet of minions, who alone come to reinforcement spaces, “chi”.',
    ]);
    expect([arrives('gynoid', { reinforcement: {} }), arrives('chi', { room: 't1a' })]).toEqual([[], []]);
    expect(withRule({ do: [{ preventDamage: { points: 1 } }] })).toEqual([
      'rules[0].do[0].preventDamage: Only powers can change a running attack; sheets and scenarios answer when it is over.',
    ]);
    expect(withRule({ do: [{ award: { article: 'nothing', side: 'HEROES' } }] })).toEqual([
      'rules[0].do[0].award.article: There is no article at stake “nothing”.',
    ]);
  });

  it('has each rule and article once, and none of the box', () => {
    const { articles } = box.known.scenario('nine-turns-to-launch');
    const [first] = printed.rules;
    expect(faultsOf({ rules: [first, first] })).toEqual(['rules: Two rules are called “draught”.']);
    expect(faultsOf({ articles: [articles[0], articles[0]] })).toEqual([
      `articles: Two articles are called “${articles[0]!.id}”.`,
    ]);
    const taken = box.printed.article[0]!;
    expect(faultsOf({ articles: [taken] })).toEqual([`articles[0].id: The box has an article “${taken.id}” already.`]);
    expect(faultsOf({ doors: [{ edge: '0,0,S', attack: 5, mind: 5 }] })).toEqual([
      'doors[0].edge: There is no door on the edge “0,0,S”.',
    ]);
  });

  it('is told its faults in both languages, for any value', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 50_000; level += 1) deep = { not: deep };
    const crowded = {
      ...printed,
      base: {
        tiles: Array.from({ length: 9 }, (_, at) => ({ faceId: `t${at + 1}b`, column: at, row: 0, turns: 3 })),
        passages: Array.from({ length: 14 }, (_, at) => ({ edge: `${at},2,E`, kind: 'DOOR' })),
        minions: Array.from({ length: 36 }, () => ({ sheet: 'android', space: '0,0' })),
        lieutenants: [],
      },
    };
    const absurd: unknown[] = [
      crowded,
      null,
      undefined,
      7,
      'x',
      [],
      {},
      deep,
      { ...printed, rules: deep },
      { ...printed, base: [] },
    ];
    for (const record of absurd) {
      const faults = checkScenario(record);
      expect(faults).not.toEqual([]);
      for (const { message } of faults) expect(message.fr).not.toBe('');
    }
  });
});

describe('a custom base', () => {
  it.each(box.printed.base.map(({ id, name: _name, heroes: _heroes, ...layout }) => [id, layout] as const))(
    'SKAROV-BASE-17 can be one of the box: %s',
    (_id, layout) => {
      expect(checkBase(layout)).toEqual([]);
    },
  );

  it('SKAROV-BASE-17 is refused as a whole, with all that is wrong', () => {
    const { id: _id, name: _name, heroes: _heroes, ...one } = box.known.base('seaside-bungalow');
    expect(checkBase({ ...one, difficulty: 'ABSURD' })).toMatchObject([{ path: 'difficulty' }]);
    expect(checkBase({ ...one, minions: [...one.minions, { sheet: 'skarov', space: '0,0' }] })).not.toEqual([]);
    expect(checkBase(null)).not.toEqual([]);
    const [first, ...rest] = one.tiles;
    expect(checkBase({ ...one, tiles: [{ ...first, column: -10, row: -1e9, turns: -1 }, ...rest] })).toMatchObject([
      { path: 'tiles[0].column' },
      { path: 'tiles[0].row' },
      { path: 'tiles[0].turns' },
    ]);
  });
});
