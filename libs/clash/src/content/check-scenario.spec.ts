import { checkScenario } from './check-scenario.js';
import { rooftopRumble } from './scenarios/rooftop-rumble.js';
import { silentHour } from './scenarios/silent-hour.js';
import type { Scenario, ScenarioPlan, SpecialAction, TestCard, ThreatSheet } from './schema.js';
import type { Condition, Effect, Figures, SheetRule } from './vocabulary.js';

const words = { en: 'Words', fr: 'Mots' };
const rumblePlan = rooftopRumble.plan as ScenarioPlan;
const silentSheet = silentHour.threatSheet as ThreatSheet;

const saying = (record: unknown): string[] =>
  checkScenario(record).map(({ path, message }) => `${path}: ${message.en}`);
const duel = (changes: Partial<Scenario>): string[] => saying({ ...rooftopRumble, ...changes });
const planned = (changes: Partial<ScenarioPlan>): string[] => duel({ plan: { ...rumblePlan, ...changes } });
const threat = (changes: Partial<ThreatSheet>, scenario: Partial<Scenario> = {}): string[] =>
  saying({ ...silentHour, ...scenario, threatSheet: { ...silentSheet, ...changes } });
const rule = (...effects: Effect[]): SheetRule => ({ id: 'made', text: words, on: { turnEnd: true }, do: effects });
const ruling = (...effects: Effect[]): string[] => duel({ rules: [rule(...effects)] });
const testCard = (changes: Partial<TestCard>): TestCard => ({
  id: 'made',
  name: words,
  text: words,
  offers: [{ characteristic: 'MIND', difficulty: 3 }],
  direct: false,
  repeatable: false,
  onSuccess: [],
  ...changes,
});

const action = (at: SpecialAction['at']): SpecialAction => ({
  id: 'deed',
  name: words,
  text: words,
  at,
  cost: 1,
  do: [{ heal: { who: { of: 'SELF' }, points: 1 } }],
});

describe('A scenario', () => {
  it('CLASH-014 of anybody’s own is taken if nothing is wrong with it', () => {
    const { id: _, ...rest } = rooftopRumble;
    expect(saying({ ...rest, id: 'home-made' })).toEqual([]);
  });

  it('CLASH-014 that is no record of a scenario is told so, whatever it is', () => {
    expect(saying({ ...rooftopRumble, turnLimit: 31 })).toEqual([expect.stringMatching(/^turnLimit: /)]);
    expect(saying({ ...rooftopRumble, tiles: [{ face: '3a', column: 0, row: 0, turns: 4 }] })).toEqual([
      expect.stringMatching(/^tiles\[0\]\.turns: /),
    ]);
    for (const nothing of [null, undefined, 7, 'x', [], {}]) expect(saying(nothing).length).toBeGreaterThan(0);
  });

  it('CLASH-262 that is nested beyond all measure is told so, and nothing else of it is looked at', () => {
    let rules: unknown = [];
    for (let depth = 0; depth < 20_000; depth += 1) rules = [rules];
    expect(saying({ ...rooftopRumble, rules })).toEqual([': The record is nested too deeply.']);
  });

  it('CLASH-096 has a threat sheet or a plan of its own, and not both', () => {
    expect(duel({ plan: undefined })).toEqual([
      'plan: A scenario without a threat sheet says itself how it is won: it needs a plan.',
    ]);
    expect(saying({ ...silentHour, plan: rumblePlan })).toEqual([
      'plan: A scenario with a threat sheet has no plan of its own.',
    ]);
  });

  it('CLASH-190 without a threat sheet is for versus', () => {
    expect(duel({ modes: ['VERSUS', 'SOLO'] })).toEqual(['modes: Solo and co-op need a threat sheet.']);
    expect(duel({ modes: ['VERSUS', 'VERSUS'] })).toEqual(['modes: VERSUS is named twice.']);
  });

  it('CLASH-084 lays tile faces of the box', () => {
    const [first] = rooftopRumble.tiles;
    expect(duel({ tiles: [first, { face: '4c', column: 1, row: 0, turns: 0 }] as Scenario['tiles'] })).toEqual([
      'tiles[1].face: There is no tile face "4c" in the box.',
    ]);
  });

  it('CLASH-217 lays no tile twice, and none alone', () => {
    expect(
      duel({
        tiles: [
          { face: '3a', column: 0, row: 0, turns: 0 },
          { face: '3b', column: 1, row: 0, turns: 0 },
        ],
      }),
    ).toEqual(['tiles: Tile 3 is laid twice; its two faces are one tile.']);
    const apart = rooftopRumble.tiles.map((tile, index) => ({ ...tile, row: index }));
    expect(duel({ tiles: apart })).toContain('tiles[1]: The tile shares a side with no other tile.');
  });

  it('CLASH-206 has start spaces for the most heroes that a side can have, distinct, on the board', () => {
    const { A, B } = rooftopRumble.starts;
    expect(duel({ starts: { A: A.slice(1), B, chosen: true } })).toEqual([
      'starts.A: Side A may have 5 heroes, and there are 4 start spaces.',
    ]);
    expect(threat({}, { starts: { ...silentHour.starts, B: silentHour.starts.B.slice(1) } })).toEqual([
      'starts.B: Side B may have 6 heroes, and there are 5 start spaces.',
    ]);
    expect(duel({ starts: { A: ['0,0', ...A], B, chosen: true } })).toEqual([
      'starts.A[0]: 0,0 is a start space twice.',
      'starts.A[1]: 0,0 is a start space twice.',
    ]);
    expect(duel({ starts: { A: [...A, '40,0'], B, chosen: true } })).toEqual([
      'starts.A[5]: 40,0 is no space of the board.',
    ]);
  });

  it('CLASH-219 CLASH-248 has a way to every zone, through a door that a test or an effect opens', () => {
    expect(rumblePlan.tests.map(({ door }) => door)).toEqual([undefined, undefined]);
    const opened = [...rumblePlan.tests, testCard({ id: 'stair-door', at: { space: '1,1' } })];
    expect(planned({ tests: opened })).toHaveLength(10);
    expect(planned({ tests: opened })).toContain('starts.A[0]: No way leads from 0,0 to zone "6a/d".');
    const opener = rule({ setDoor: { door: '6a/stair-door', open: true } });
    expect(duel({ plan: { ...rumblePlan, tests: opened }, rules: [opener] })).toEqual([]);
    const closer = rule({ setDoor: { door: '6a/stair-door', open: false } });
    expect(duel({ plan: { ...rumblePlan, tests: opened }, rules: [closer] })).toHaveLength(10);
  });

  it('CLASH-233 CLASH-238 lays objects and tokens on spaces, over open cells, and nothing on each other', () => {
    const at = (kind: string, x: number, y: number, turns = 0): Scenario['objects'][number] => ({ kind, x, y, turns });
    expect(duel({ objects: [at('car', 3, 0), at('car', 1, 0), at('car', 3, 0, 2)] })).toEqual([
      'objects[0]: Car at 3,0: A cell that it covers beside its own space is not open.',
      'objects[2]: Car at 3,0: Something covers one of its cells already.',
    ]);
    expect(duel({ objects: [at('mailbox', 2, 0)] })).toEqual([
      'objects[0]: Mailbox at 2,0: It does not lie on a space of the board.',
    ]);
    expect(duel({ objects: [at('mailbox', 4, 2)] })).toEqual([
      'plan.tokens[0]: Spotlight at 4,2: Something covers one of its cells already.',
    ]);
    expect(planned({ tokens: [...rumblePlan.tokens, { kind: 'route', space: '4,2' }] })).toEqual([]);
    expect(duel({ objects: [at('piano', 1, 0)] })).toEqual(['objects[0].kind: There is no kind of object "piano".']);
    expect(planned({ tokens: [...rumblePlan.tokens, { kind: 'puddle', space: '2,2' }] })).toEqual([
      'plan.tokens[2].kind: There is no kind of token "puddle".',
    ]);
    expect(planned({ tokens: [...rumblePlan.tokens, { kind: 'route', space: '2,0' }] })).toEqual([
      'plan.tokens[2].space: There is no space "2,0" on the board of this scenario.',
    ]);
  });

  it('CLASH-015 CLASH-216 places no more figures than there are, each on a space of its own', () => {
    const figures = (changes: Partial<ThreatSheet['figures'][number]>): string[] =>
      threat({ figures: [{ sheet: 'x-tina', count: 1, at: ['4,4'], ...changes }, ...silentSheet.figures.slice(1)] });
    expect(figures({ count: 2, at: ['4,4', '3,4'] })).toEqual([
      'threatSheet.figures[0]: "x-tina" has 1 figures, and 2 are placed.',
    ]);
    expect(figures({ at: ['4,4', '3,4'] })).toEqual([
      'threatSheet.figures[0].at: 1 figures need 1 spaces, and there are 2.',
    ]);
    expect(figures({ at: ['0,0'] })).toEqual(['threatSheet.figures[0].at[0]: 0,0 is a start space already.']);
    expect(figures({ at: ['4,5'] })).toEqual(['threatSheet.figures[1].at[1]: 4,5 is the space of a figure already.']);
    expect(figures({ at: ['0,1'] })).toEqual([
      'threatSheet.figures[0].at[0]: There is no space "0,1" on the board of this scenario.',
    ]);
  });
});

describe('The words of a scenario', () => {
  it.each<[string, Effect]>([
    [
      'rules[0].do[0].place.at.zone: There is no zone "9z/a" on this board.',
      { place: { who: { of: 'SELF' }, at: { zone: '9z/a' } } },
    ],
    [
      'rules[0].do[0].setDoor.door: There is no door "6a/back-door" on this board.',
      { setDoor: { door: '6a/back-door', open: true } },
    ],
    ['rules[0].do[0].openTest.test: There is no test in this scenario "riddle".', { openTest: { test: 'riddle' } }],
    [
      'rules[0].do[0].award.article: There is no article at stake "scoop".',
      { award: { article: 'scoop', side: 'OWN' } },
    ],
    [
      'rules[0].do[0].spawn.sheet: There is no villain sheet "iron-turtle".',
      { spawn: { sheet: 'iron-turtle', count: 1, at: { zone: '3a/a' } } },
    ],
    [
      'rules[0].do[0].putToken.kind: There is no kind of token "car".',
      { putToken: { kind: 'car', at: { zone: '3a/a' } } },
    ],
    [
      'rules[0].do[0].putObject.kind: There is no kind of object "relay".',
      { putObject: { kind: 'relay', at: { zone: '3a/a' } } },
    ],
    ['rules[0].do[0].remove.tokens: No "relay" token is ever laid in this scenario.', { remove: { tokens: 'relay' } }],
    ['rules[0].do[0].remove.objects: No "car" ever stands in this scenario.', { remove: { objects: 'car' } }],
    [
      'rules[0].do[0].heal.who.sheet: There is no hero "captain-nobody".',
      { heal: { who: { of: 'HERO', sheet: 'captain-nobody' }, points: 1 } },
    ],
    [
      'rules[0].do[0].heal.who.sheet: No figure of "x-tina" ever comes into play.',
      { heal: { who: { of: 'SHEET', sheet: 'x-tina' }, points: 1 } },
    ],
    ['rules[0].do[0].track: This scenario has no progress track.', { track: { by: 1 } }],
    [
      'rules[0].do[0].preventDamage: Only powers can change a running attack; sheets and scenarios answer when it is over.',
      { preventDamage: { points: 1 } },
    ],
  ])('CLASH-089 name only what exists: %s', (problem, effect) => expect(ruling(effect)).toEqual([problem]));

  it('CLASH-094 name only what exists in triggers and conditions, however deep', () => {
    const condition: Condition = {
      not: { or: [{ doorOpen: '6a/cellar' }, { atLeast: { what: { track: true }, number: 1 } }] },
    };
    expect(duel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: condition }] })).toEqual([
      'rules[0].if.not.or[0].doorOpen: There is no door "6a/cellar" on this board.',
      'rules[0].if.not.or[1].atLeast.what.track: This scenario has no progress track.',
    ]);
    expect(duel({ rules: [{ ...rule({ endGame: 'PAGES' }), on: { testFailed: 'riddle' } }] })).toEqual([
      'rules[0].on.testFailed: There is no test in this scenario "riddle".',
    ]);
  });
});

describe('The plan of a scenario', () => {
  it('CLASH-083 CLASH-268 names scenery of its tiles, and tests of their cards, and nothing else', () => {
    expect(planned({ specialActions: [action({ feature: '3a/searchlight' })] })).toEqual([]);
    expect(planned({ specialActions: [action({ feature: '4b/vault' })] })).toEqual([
      'plan.specialActions[0].at.feature: There is no piece of scenery on this board "4b/vault".',
    ]);
    expect(ruling({ closeTest: { test: 'dazzle' } }, { openTest: { test: 'stair-door' } })).toEqual([]);
    expect(ruling({ closeTest: { test: 'lemonade' } })).toEqual([
      'rules[0].do[0].closeTest.test: There is no test in this scenario "lemonade".',
    ]);
    const said = testCard({ id: 'signal', at: { feature: '3a/searchlight' } });
    expect(
      duel({
        plan: { ...rumblePlan, tests: [...rumblePlan.tests, said] },
        rules: [rule({ closeTest: { test: 'dazzle' } })],
      }),
    ).toEqual(['rules[0].do[0].closeTest.test: There is no test in this scenario "dazzle".']);
  });

  it('CLASH-231 has each id once', () => {
    const [first] = rooftopRumble.rules;
    expect(duel({ rules: [first, first] as SheetRule[] })).toEqual([
      ': Two rules, items, special actions or tests are called "gusts".',
    ]);
    expect(planned({ articles: rumblePlan.articles.map((article) => ({ ...article, id: 'news' })) })).toContain(
      'plan.articles: Two articles are called "news".',
    );
    expect(planned({ tests: [...rumblePlan.tests, testCard({ id: 'made@home', at: { space: '1,1' } })] })).toEqual([
      'plan.tests[2].id: The id of a test has no "@".',
    ]);
  });

  it('CLASH-083 CLASH-156 has tests on interaction spaces, on pieces, or on doors', () => {
    const also = (changes: Partial<TestCard>): string[] => planned({ tests: [...rumblePlan.tests, testCard(changes)] });
    expect(also({ at: { space: '1,1' } })).toEqual([]);
    expect(also({ at: { space: '7,1' } })).toEqual([]);
    expect(also({ at: { space: '1,0' } })).toEqual([]);
    expect(also({ at: { space: '0,0' } })).toEqual([
      'plan.tests[2].at.space: 0,0 is no interaction space, and nothing that makes it one lies there.',
    ]);
    expect(also({})).toEqual(['plan.tests[2]: A test has a place, or a door that it opens, and not both.']);
    expect(also({ at: { space: '1,1' }, door: '6a/stair-door' })).toEqual(
      expect.arrayContaining([
        'plan.tests[2]: A test has a place, or a door that it opens, and not both.',
        'plan.tests[2].onSuccess: The test stands on the door "6a/stair-door" and does not open it.',
      ]),
    );
    const mind = { characteristic: 'MIND' as const, difficulty: 3 };
    expect(also({ at: { space: '1,1' }, offers: [mind, mind] })).toEqual([
      'plan.tests[2].offers: MIND is offered twice.',
    ]);
  });

  it('CLASH-230 has a track whose steps lie on it and do not move it', () => {
    const step = {
      at: 3,
      text: words,
      do: [{ if: { condition: { doorOpen: '6a/stair-door' }, then: [{ track: { by: 1 } }] } }],
    };
    const track = { name: words, length: 2, start: 3, steps: [step] };
    expect(planned({ track })).toEqual([
      'plan.track.start: The track ends at 2.',
      'plan.track.steps[0].at: The track ends at 2.',
      'plan.track.steps[0].do[0].if.then[0]: A step of the track does not move the track.',
    ]);
  });

  it('CLASH-082 asks for no more figures in a zone than it has spaces', () => {
    const stage = (number: number): Condition => ({
      atLeast: { what: { count: { of: 'HEROES', inZone: { zone: '6a/d' } } }, number },
    });
    const won = (number: number): string[] =>
      planned({ victory: { ...rumblePlan.victory, other: { or: [stage(number), stage(1)] } } });
    expect(won(2)).toEqual([]);
    expect(won(3)).toEqual(['plan.victory.other.or[0]: The zone "6a/d" has 2 spaces, and never holds 3 figures.']);
  });

  it('CLASH-084 CLASH-079 ties a threat to tiles that lie there, and allies no super villain and nobody twice', () => {
    expect(threat({ tiles: ['4a'] })).toEqual([]);
    expect(threat({ tiles: ['4a', '3a'] })).toEqual([
      'threatSheet.tiles[1]: The threat sheet is tied to "3a", which does not lie on the board.',
    ]);
    const allied = (...sheets: string[]): string[] =>
      threat({}, { alliances: sheets.map((sheet) => ({ sheet, side: 'A' as const })) });
    expect(allied('no-dalie')).toEqual([]);
    expect(allied('x-tina')).toEqual(['alliances[0].sheet: The super villain is nobody’s ally.']);
    expect(allied('no-dalie', 'no-dalie')).toEqual(['alliances: "no-dalie" is allied twice.']);
    expect(allied('emissary')).toEqual(['alliances[0].sheet: No figure of "emissary" ever comes into play.']);
  });

  it('CLASH-198 CLASH-224 has, with a threat sheet, two articles, a villain who is there, and something that he wants', () => {
    expect(threat({ articles: silentSheet.articles.slice(0, 1) })).toEqual([
      'threatSheet.articles: A threat sheet puts exactly two articles at stake; there are 1.',
    ]);
    expect(threat({ figures: silentSheet.figures.slice(1) })).toContain(
      'threatSheet.superVillain: The super villain stands nowhere at the start, and would be out at once.',
    );
    expect(threat({ superVillain: { sheet: 'x-tina', figures: [1, 2] } })).toEqual([
      'threatSheet.superVillain.figures: "x-tina" has no figure 2.',
    ]);
    const { villain: _, ...without } = silentSheet.victory;
    expect(threat({ victory: { ...without, atTurnLimit: 'PAGES' } }, { rules: [] })).toEqual([
      'threatSheet.victory: The villain has no objective: nothing lets him win.',
    ]);
  });

  it('CLASH-004 CLASH-098 has a villain’s objective that can be met and can be prevented', () => {
    const goal = (number: number, start = 0): string[] =>
      threat({
        victory: { ...silentSheet.victory, villain: { atLeast: { what: { track: true }, number } } },
        track: { name: words, length: 10, start, steps: [] },
      });
    expect(goal(10)).toEqual([]);
    expect(goal(11)).toEqual(['threatSheet.victory.villain: The track ends at 10, and never reaches 11.']);
    expect(goal(4, 4)).toEqual(['threatSheet.victory.villain: This holds from the start, and nobody can prevent it.']);
    const wants = (villain: Condition): string[] => threat({ victory: { ...silentSheet.victory, villain } });
    const machines = { what: { tokens: 'sonic-machine' } };
    const held = ['threatSheet.victory.villain: This holds from the start, and nobody can prevent it.'];
    expect(wants({ atLeast: { ...machines, number: 2 } })).toEqual(held);
    expect(wants({ atLeast: { ...machines, number: 3 } })).toEqual([]);
    expect(wants({ atMost: { what: { heroesOut: 'A' }, number: 0 } })).toEqual(held);
    expect(wants({ not: { villainOut: true } })).toEqual(held);
    expect(wants({ atLeast: { what: { count: { of: 'SHEET', sheet: 'no-dalie' } }, number: 2 } })).toEqual(held);
    const sighted: Condition = { atLeast: { what: { count: { of: 'HEROES' } }, number: 2 } };
    expect(wants(sighted)).toEqual([]);
    expect(wants({ or: [sighted, { not: { doorOpen: '2b/freight-door' } }] })).toEqual([
      'threatSheet.victory.villain.or[1].not.doorOpen: There is no door "2b/freight-door" on this board.',
      ...held,
    ]);
    expect(wants({ and: [sighted, { atLeast: { what: { turn: true }, number: 1 } }] })).toEqual([]);
  });

  it('CLASH-180 CLASH-255 has articles that either side can win', () => {
    const article = (condition: Condition | undefined): string[] => {
      const [large, medium] = rumblePlan.articles as [
        ScenarioPlan['articles'][number],
        ScenarioPlan['articles'][number],
      ];
      const { condition: _, ...bare } = medium;
      return planned({ articles: [large, condition ? { ...bare, condition } : bare] });
    };
    const passed = (test: string, number: number): Condition => ({
      atLeast: { what: { passed: { test, side: 'SIDE' } }, number },
    });
    expect(article(undefined)).toEqual([
      'plan.articles[1]: Nobody can win this article: it has no condition, and there is no super villain.',
    ]);
    expect(article({ atLeast: { what: { heroesOut: 'A' }, number: 1 } })).toEqual([
      'plan.articles[1].condition.atLeast.what: Only one side can win this article; speak of SIDE and OTHER instead.',
    ]);
    expect(article({ and: [passed('spotlight', 2), passed('fuse-box', 2)] })).toEqual([
      'plan.articles[1].condition.and[1]: The test "fuse-box" can be passed 1 times only.',
    ]);
    expect(article(passed('spotlight', 9))).toEqual([]);
    const again = {
      ...rumblePlan,
      articles: [rumblePlan.articles[0], { ...rumblePlan.articles[1], condition: passed('fuse-box', 2) }],
    };
    expect(duel({ plan: again as ScenarioPlan, rules: [rule({ openTest: { test: 'fuse-box' } })] })).toEqual([]);
    const awards = rule({ award: { article: 'lights-out', side: 'OWN' } });
    const { condition: _, ...bare } = rumblePlan.articles[1] as ScenarioPlan['articles'][number];
    expect(
      duel({ plan: { ...rumblePlan, articles: [rumblePlan.articles[0] as typeof bare, bare] }, rules: [awards] }),
    ).toEqual([]);
  });
});

describe('The size of a scenario', () => {
  it('CLASH-262 keeps lists, choices and nesting within bounds', () => {
    const tests = Array.from({ length: 41 }, (_, index) => testCard({ id: `test-${index}`, at: { space: '1,1' } }));
    expect(planned({ tests })).toEqual(['plan.tests: There are 41 entries; 40 are allowed.']);
    const option = { text: words, do: [{ endGame: 'PAGES' as const }] };
    const choice = (options: number): Effect => ({
      choose: { seat: 'OWNER', options: Array.from({ length: options }, () => option) },
    });
    expect(ruling(choice(150))).toEqual([]);
    expect(ruling(choice(151))).toEqual(['rules[0].do[0].choose.options: There are 151 entries; 150 are allowed.']);
    let condition: Condition = { villainOut: true };
    for (let depth = 0; depth < 50; depth += 1) condition = { not: condition };
    expect(duel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: condition }] })).toEqual([
      expect.stringMatching(/^rules\[0\]\.if(\.not)+: This is nested too deeply\.$/),
    ]);
  });

  it('CLASH-262 keeps choices inside choices within bounds, and says where they are not', () => {
    const idle: Effect = { if: { condition: { atLeast: { what: { turn: true }, number: 99 } }, then: [] } };
    const heroes = { of: 'HEROES' } as const;
    const nested = (depth: number, copies = 1): Effect => {
      const inner = depth === 1 ? idle : nested(depth - 1, copies);
      return { each: { figures: heroes, do: Array.from({ length: copies }, () => inner) } };
    };
    const tooMuch = (path: string) =>
      expect.stringContaining(`${path}: Choices of figures inside one another`) as string;
    expect(ruling(nested(2))).toEqual([]);
    expect(ruling(nested(3))).toEqual([tooMuch('rules[0]')]);
    expect(ruling(nested(10))).toEqual([tooMuch('rules[0]')]);
    expect(ruling(nested(9, 2))).toEqual([tooMuch('rules[0]')]);
    const rules = Array.from({ length: 40 }, (_, index) => ({ ...rule(nested(10)), id: `bomb-${index}` }));
    expect(duel({ rules })).toEqual(rules.map((_, index) => tooMuch(`rules[${index}]`)));
    const beside = (depth: number): Figures => (depth === 0 ? heroes : { of: 'HEROES', adjacentTo: beside(depth - 1) });
    const met = (depth: number): Condition => ({ atLeast: { what: { count: beside(depth) }, number: 1 } });
    expect(duel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: met(2) }] })).toEqual([]);
    expect(duel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: met(12) }] })).toEqual([tooMuch('rules[0]')]);
    expect(planned({ victory: { ...rumblePlan.victory, other: met(12) } })).toEqual([tooMuch('plan.victory')]);
  });
});
