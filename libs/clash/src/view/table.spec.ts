import type { AttackFrame, Context, EffectsFrame, TestFrame } from '#skirmish/machine';
import type { Effect } from '../content/vocabulary.js';
import { aGame, given, madeFace, madeObject, madeToken } from '../testing/index.js';

const text = (words: string): { en: string; fr: string } => ({ en: words, fr: words });
const nobody: Context = {
  sourceId: 'a-card',
  selfId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  pieceId: null,
  creditSide: null,
  creditHeroId: null,
  inReaction: false,
  granted: false,
  silent: false,
};

describe('the board of a view', () => {
  it('CLASH-217 has tiles as they are turned, with walls and doors on the cells of the board', () => {
    const face = madeFace({
      walls: [
        { x: 1, y: 0, edge: 'N' },
        { x: 2, y: 2, edge: 'E' },
        { x: 0, y: 1, edge: 'S' },
      ],
      doors: [
        { id: 'gate', x: 0, y: 1, edge: 'S', open: true },
        { id: 'hatch', x: 3, y: 3, edge: 'E', open: false },
      ],
    });
    const scenario = {
      tiles: [
        { face: madeFace(), column: 0, row: 0, turns: 0 },
        { face, column: 1, row: 0, turns: 1 },
      ],
    };
    const { board } = given(aGame({ scenario })).view(0);
    expect([board.width, board.height, board.spaces.length]).toEqual([10, 5, 50]);
    expect(board.walls).toEqual([
      { x: 9, y: 1, edge: 'E' },
      { x: 7, y: 2, edge: 'S' },
    ]);
    expect(board.doors).toEqual([
      { doorId: `${face}/gate`, x: 7, y: 0, edge: 'E', open: true },
      { doorId: `${face}/hatch`, x: 6, y: 3, edge: 'S', open: false },
    ]);
  });

  it('CLASH-217 is as wide and as high as its tiles reach', () => {
    const tiles = [0, 1, 2].map((row) => ({ face: madeFace(), column: 0, row, turns: 0 }));
    const { board } = given(aGame({ scenario: { tiles } })).view(0);
    expect([board.width, board.height]).toEqual([5, 15]);
  });

  it('CLASH-219 names the doors that the card of their tile names, and no others', () => {
    const tiles = [
      { face: '6a', column: 0, row: 0, turns: 0 },
      { face: madeFace({ doors: [{ id: 'gate', x: 0, y: 1, edge: 'S', open: true }] }), column: 1, row: 0, turns: 0 },
    ];
    const named = given(aGame({ scenario: { tiles } }))
      .view(0)
      .board.doors.map(({ name }) => name?.en);
    expect(named.filter((name) => name === undefined)).toHaveLength(1);
    expect(named).toContain('Stair door');
  });

  it('CLASH-083 CLASH-234 lists interaction spaces alone, each with the tests that stand there', () => {
    const test = (id: string, space: string) => ({
      ...{ id, name: text(id), text: text(id), at: { space }, direct: false, repeatable: false, onSuccess: [] },
      offers: [{ characteristic: 'MIND' as const, difficulty: 3 }],
    });
    const car = madeObject();
    const { interactions } = given(
      aGame({
        face: { map: ['ooooo', 'oioio', 'ooooo', 'ooooo', 'ooooo'] },
        plan: { tests: [test('one', '1,1'), test('two', '3,1')] },
        objects: [{ id: 'car-1', kindId: car, spaceId: '2,3', turns: 0 }],
      }),
    ).view(0).board;
    expect(interactions.map(({ spaceId, pieceId, tests }) => [spaceId, pieceId, tests])).toEqual([
      ['1,1', undefined, ['one']],
      ['3,1', undefined, ['two']],
      ['2,3', 'car-1', []],
    ]);
  });

  it('CLASH-234 CLASH-238 the space of an object, and of a token with a space of its own, is an interaction space', () => {
    const [car, machine, relay] = [madeObject(), madeToken({ hasSpace: true }), madeToken()];
    const scene = given(
      aGame({
        objects: [{ id: 'car-1', kindId: car, spaceId: '2,2', turns: 0 }],
        tokens: [
          { id: 'machine-1', kindId: machine, spaceId: '1,1' },
          { id: 'relay-1', kindId: relay, spaceId: '3,3' },
        ],
      }),
    );
    const interactive = scene.view(0).board.spaces.filter(({ interaction }) => interaction);
    expect(interactive.map(({ spaceId }) => spaceId)).toEqual(['1,1', '2,2']);
    expect(scene.view(0).tokens.map(({ tokenId }) => tokenId)).toEqual(['machine-1', 'relay-1']);
  });
});

describe('the tests of a view', () => {
  it('CLASH-159 CLASH-162 stand with their tokens, each piece of a kind with its own', () => {
    const machine = madeToken({ id: 'machine' });
    const test = {
      id: 'stop',
      name: text('stop'),
      text: text('stop'),
      at: { tokens: machine },
      offers: [
        { characteristic: 'ATTACK' as const, difficulty: 8 },
        { characteristic: 'MIND' as const, difficulty: 7 },
      ],
      direct: false,
      repeatable: false,
      onSuccess: [],
    };
    const scene = given(
      aGame({
        plan: { tests: [test] },
        tokens: [
          { id: 'machine-1', kindId: machine, spaceId: '1,1' },
          { id: 'machine-2', kindId: machine, spaceId: '3,1' },
          { id: 'relay-1', kindId: madeToken(), spaceId: '2,2' },
        ],
        state: {
          tests: { 'stop@machine-2': { malus: { MIND: 2 }, change: -1, closed: false, passed: { A: 0, B: 1 } } },
        },
      }),
    );
    expect(scene.view('spectator').tests).toMatchObject([
      { testKey: 'stop@machine-1', spaces: ['1,1'], offers: [{ difficulty: 8 }, { difficulty: 7, malus: 0 }] },
      {
        testKey: 'stop@machine-2',
        testId: 'stop',
        spaces: ['3,1'],
        offers: [{ difficulty: 7 }, { difficulty: 4, malus: 2 }],
        passedByB: 1,
      },
    ]);
    expect(scene.view('spectator').tests.every((each) => !('toTotal' in each))).toBe(true);
  });
});

describe('the window of a view', () => {
  const choose: Effect = {
    choose: {
      seat: 'OWNER',
      optional: true,
      options: [
        { text: text('one'), do: [] },
        { text: text('two'), do: [] },
      ],
    },
  };
  const effects: EffectsFrame = { kind: 'effects', context: nobody, effects: [choose], todo: null, answer: null };

  it('CLASH-243 shows all players who is asked, by what, and the texts to choose from', () => {
    const scene = given(aGame({ at: 'activation' })).with((state) => {
      state.stack = [effects];
      state.window = {
        kind: 'choice',
        seat: 0,
        sourceId: 'a-card',
        options: [
          { optionId: 'decline', kind: 'DECLINE' },
          { optionId: '1', kind: 'TEXT' },
        ],
      };
    });
    expect(scene.view('spectator').step).toBe('window.choice');
    expect(scene.view('spectator').window).toEqual({
      seat: 0,
      kind: 'CHOICE',
      source: 'a-card',
      options: [
        { optionId: 'decline', kind: 'DECLINE' },
        { optionId: '1', kind: 'TEXT', text: text('two') },
      ],
    });
  });

  it('CLASH-211 CLASH-267 shows the attack or test that it interrupts, as far as it has come', () => {
    const attack: AttackFrame = {
      kind: 'attack',
      stage: 'AFTER_ROLL',
      context: nobody,
      attackerId: 'rage',
      targetId: 'ultrawoman',
      mode: 'MELEE',
      rangedGiven: false,
      redirected: false,
      combat: 0,
      power: 0,
      defense: 0,
      damage: 1,
      prevented: 0,
      push: 0,
      weaponId: null,
      weighed: null,
      dice: [
        { die: 'COMBAT', faces: ['0'] },
        { die: 'POWER', faces: ['POW', '2'] },
      ],
      change: 0,
      successes: 3,
      hit: false,
      missed: false,
      offered: [],
      noted: 0,
      answer: null,
    };
    const test: TestFrame = {
      kind: 'test',
      stage: 'AFTER_ROLL',
      context: nobody,
      testKey: 'stop',
      testId: 'stop',
      heroId: 'rage',
      characteristic: 'MIND',
      object: null,
      afar: false,
      value: 3,
      faces: [2, 1],
      change: 1,
      sure: false,
      passed: false,
      offered: [],
      noted: 0,
      answer: null,
    };
    const scene = given(aGame({ at: 'activation' })).with((state) => {
      state.stack = [test, attack];
      state.window = { kind: 'reaction', seat: 1, figureId: 'ultrawoman', powerId: 'a-card' };
    });
    const { window } = scene.view(0);
    expect(window?.attack).toEqual({
      attackerId: 'rage',
      targetId: 'ultrawoman',
      mode: 'MELEE',
      combat: ['0'],
      power: ['POW', '2'],
      successes: 3,
    });
    expect(window?.test).toEqual({ heroId: 'rage', testKey: 'stop', characteristic: 'MIND', faces: [2, 1], total: 4 });
  });

  it('CLASH-150 shows where a target can be pushed', () => {
    const scene = given(aGame({ at: 'activation' })).with((state) => {
      state.window = { kind: 'push', seat: 0, figureId: 'rage', spaces: ['1,1', '2,1'] };
    });
    expect(scene.view(1).window).toMatchObject({ kind: 'PUSH', figureId: 'rage', options: [{ optionId: '1,1' }, {}] });
  });
});

describe('figures of a view', () => {
  it('CLASH-056 CLASH-210 show attack as points and as dice', () => {
    const scene = given(aGame({ heroes: [{ id: 'rage' }, {}], at: 'activation' })).with((state) => {
      state.modifiers = [
        { figureId: 'rage', characteristic: 'ATTACK', by: 1, until: 'TURN' },
        { figureId: 'rage', characteristic: 'ATTACK', by: 1, until: 'TURN' },
        { figureId: 'rage', characteristic: 'SPEED', by: -9, until: 'GAME' },
      ];
    });
    const seen = scene.view(0);
    expect(seen.figures[0]).toMatchObject({ speed: 0, attack: 5, combatDice: 5, powerDice: 0 });
    expect(seen.modifiers).toEqual([
      { figureId: 'rage', characteristic: 'ATTACK', by: 2, until: 'TURN' },
      { figureId: 'rage', characteristic: 'SPEED', by: -9, until: 'GAME' },
    ]);
  });

  it('CLASH-071 all players see what a Rookie has set aside', () => {
    const heroes = [{ id: 'rage', setAside: ['rage-1', 'rage-2'] }, {}];
    expect(given(aGame({ heroes })).view('spectator').heroes[0]?.setAside).toEqual(['rage-1', 'rage-2']);
  });

  it('CLASH-122 CLASH-213 the active hero has its actions', () => {
    expect(given(aGame({ heroes: [{ id: 'rage' }, {}], at: 'activation' })).view(1).active).toEqual({
      heroId: 'rage',
      actions: 3,
      granted: 3,
      sidekicks: [],
    });
  });
});
