import { aGame, given, madeHero, never, type GameSetup, type Scene } from '../testing/index.js';

const ends = { type: 'endActivation' } as const;
const card = (heroId: string, n: number | string): string => `${heroId}-${n}`;
const out = { atLeast: { what: { turn: true as const }, number: 1 } };

function endOfTurn(setup: GameSetup): Scene {
  const scene = given(aGame({ at: 'activation', decks: { A: [], B: [] }, ...setup }));
  return scene.when(scene.asked[0]!, ends);
}

describe('the villain’s end of turn', () => {
  const villains = [{ sheet: 'x-tina', at: '2,2' }];
  const item = (id: string) => ({ id, text: { en: id, fr: id }, do: [{ track: { by: 1 } }] });
  const track = { name: { en: 't', fr: 't' }, length: 9, start: 0, steps: [] };

  it('CLASH-091 CLASH-167 it is a job of its own, named by turn and item', () => {
    const scene = endOfTurn({ threatSheet: { endOfTurn: [item('one')] }, plan: { track }, villains });
    expect(scene.waiting).toEqual({ rules: 'villainTurn', key: '1.0' });
    expect(scene.told.slice(-1)).toEqual(['villainListBegun']);
    expect(scene.refusalCode(0, ends)).toBe('WRONG_PHASE');
    const done = scene.whenJobRuns();
    expect(done.happened('villainListEnded')).toMatchObject([{ reason: 'DONE' }]);
    expect(done.step).toBe('strategy');
  });

  it('CLASH-EX44 CLASH-092 CLASH-096 CLASH-225 no step without a threat sheet, or with the super villain out', () => {
    expect(endOfTurn({}).happened('villainListEnded')).toMatchObject([{ reason: 'NO_VILLAIN' }]);
    const gone = endOfTurn({ threatSheet: { endOfTurn: [item('one')] }, plan: { track } });
    expect(gone.happened('villainListEnded')).toMatchObject([{ reason: 'VILLAIN_OUT' }]);
    expect(gone.step).toBe('strategy');
  });
});

describe('promotion', () => {
  const falling = (): { scene: Scene; main: string; helpers: [string, string] } => {
    const main = madeHero({ health: 3 });
    const helpers: [string, string] = [madeHero(), madeHero()];
    const scene = endOfTurn({
      heroes: [
        { id: main, damage: 3, hand: [card(main, 1), 'wound:1', 'wound:2'] },
        {},
        ...helpers.map((id) => ({
          id,
          seat: 0,
          teamUp: true,
          damage: 1,
          hand: [card(id, 1), card(id, 2), card(id, 'w')],
          discard: [card(id, 3)],
          notTaken: [4, 5, 6, 7].map((n) => card(id, n)),
        })),
      ],
      options: { heroesA: 3, heroesB: 1 },
    });
    return { scene, main, helpers };
  };

  it('CLASH-029 CLASH-209 a seat that has lost its main hero chooses one of its team-up heroes, in the step for it', () => {
    const { scene, main, helpers } = falling();
    expect([scene.step, scene.asked]).toEqual(['endOfTurn.promotion', [0]]);
    expect(scene.refusalCode(0, { type: 'promoteTeamUpHero', heroId: main })).toBe('NOT_OWN_TEAMUP');
    expect(scene.refusalCode(0, { type: 'promoteTeamUpHero', heroId: 'nobody' })).toBe('UNKNOWN_ID');
    expect(scene.legal(0)).toEqual(helpers.map((heroId) => ({ type: 'promoteTeamUpHero', heroId })));
    expect(scene.byDefault(0)).toEqual({ type: 'promoteTeamUpHero', heroId: helpers[0] });
  });

  it('CLASH-EX34 CLASH-030 CLASH-031 it adds the cards not taken, keeps damage and pile, has no mission and no tokens', () => {
    const {
      scene,
      helpers: [other, id],
    } = falling();
    const promoted = scene.when(0, { type: 'promoteTeamUpHero', heroId: id });
    expect(promoted.hero(id)).toMatchObject({
      teamUp: false,
      hand: [1, 2, 4, 5, 6, 7, 'w'].map((n) => card(id, n)),
      discard: [card(id, 3)],
      notTaken: [],
      missionId: null,
    });
    expect(promoted.figure(id).damage).toBe(1);
    expect(promoted.state.seats[0]?.mainHero).toBe(id);
    expect(promoted.step).toBe('strategy');
    expect(promoted.refusalCode(0, { type: 'placeTeamUpTokens', heroId: id, characteristics: ['SPEED', 'MIND'] })).toBe(
      'NOT_TEAMUP',
    );
    expect(promoted.legal(0, 'placeTeamUpTokens').every(({ heroId }) => heroId === other)).toBe(true);
  });

  it('CLASH-202 the promoted hero comes before the other team-up heroes', () => {
    const {
      scene,
      main,
      helpers: [other, id],
    } = falling();
    const promoted = scene.when(0, { type: 'promoteTeamUpHero', heroId: id });
    expect(promoted.state.heroes.slice(0, 3).map(({ heroId }) => heroId)).toEqual([main, id, other]);
  });
});

describe('upkeep', () => {
  it('CLASH-026 CLASH-175 +1 tokens, marks and effects of the turn go; those of the game stay', () => {
    const [id, helper] = [madeHero(), madeHero()];
    const modifier = (until: 'ACTIVATION' | 'TURN' | 'GAME') => ({
      figureId: id,
      characteristic: 'SPEED' as const,
      by: 1,
      until,
    });
    const scene = endOfTurn({
      heroes: [
        { id, usedPowers: ['x'], bonusActions: 1, drewWound: true },
        {},
        { id: helper, seat: 0, teamUp: true, tokens: ['SPEED', 'MIND'] },
      ],
      state: { modifiers: [modifier('ACTIVATION'), modifier('TURN'), modifier('GAME')] },
    });
    expect(scene.hero(helper).tokens).toBeNull();
    expect(scene.hero(id)).toMatchObject({ usedPowers: [], bonusActions: 0, drewWound: false, activated: false });
    expect(scene.state.modifiers).toEqual([modifier('GAME')]);
    expect(scene.state.turn).toBe(2);
    expect(scene.state.seats.map(({ ready, takeBacks, proposals }) => [ready, takeBacks, proposals])).toEqual([
      [false, 3, 3],
      [false, 3, 3],
    ]);
  });

  it('CLASH-EX56 CLASH-179 CLASH-254 both main heroes fall in one check; A’s seat promotes, then B has no hero and the pages decide', () => {
    const [a, b, helper] = [madeHero({ health: 3 }), madeHero({ health: 3 }), madeHero()] as const;
    const hurt = (id: string) => ({
      id,
      damage: 3,
      hand: [card(id, 1), `wound:${id === a ? 1 : 3}`, `wound:${id === a ? 2 : 4}`],
    });
    const scene = endOfTurn({
      heroes: [hurt(a), hurt(b), { id: helper, seat: 0, teamUp: true }],
      options: { heroesA: 2, heroesB: 1 },
    });
    expect(scene.happened('figureOut').map(({ figureId }) => figureId)).toEqual([a, b]);
    expect(scene.happened('articleWon')).toMatchObject([
      { side: 'A', kind: 'DISCREDIT' },
      { side: 'B', kind: 'DISCREDIT' },
    ]);
    expect(scene.asked).toEqual([0]);
    const ended = scene.when(0, { type: 'promoteTeamUpHero', heroId: helper });
    expect(ended.happened('gameEnded')).toEqual([
      {
        type: 'gameEnded',
        outcome: 'DRAW',
        reason: 'NO_HERO',
        pages: [
          { side: 'A', points: -1 },
          { side: 'B', points: -1 },
        ],
      },
    ]);
    expect(ended.waiting).toEqual({ over: 'NO_HERO' });
  });

  it('CLASH-254 CLASH-120 until then a side without heroes is passed over, and the game goes on', () => {
    const [first, second] = [madeHero(), madeHero()];
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [
          { id: first, seat: 0 },
          { id: second, seat: 0, teamUp: true },
          { seat: 1, at: null },
        ],
        decks: { A: [second], B: [] },
      }),
    );
    const flipped = scene.when(0, ends);
    expect(flipped.happened('heroActivated')).toMatchObject([{ side: 'A', heroId: second }]);
    const ended = flipped.when(0, ends);
    expect(ended.told.indexOf('upkeepDone')).toBeLessThan(ended.told.indexOf('gameEnded'));
    expect(ended.state.over).toMatchObject({ reason: 'NO_HERO' });
  });

  it('CLASH-174 each step is for all heroes together: discard, draws, check, piles taken back, check again', () => {
    const [a, b, c] = [madeHero({ health: 3 }), madeHero({ health: 3 }), madeHero()];
    const scene = endOfTurn({
      seats: ['A', 'A', 'B'],
      heroes: [
        { id: a, damage: 3, hand: [card(a, 1), 'wound:1', 'wound:2'] },
        { id: b, damage: 3, hand: ['wound:3'], discard: [card(b, 1), 'wound:4'] },
        { id: c, hand: [card(c, 1)] },
      ],
    });
    const told = scene.told.slice(scene.told.indexOf('cardsInPlayDiscarded'), scene.told.indexOf('upkeepDone'));
    expect(told).toEqual([
      'cardsInPlayDiscarded',
      'woundDrawn',
      'woundDrawn',
      'figureOut',
      'articleWon',
      'discardTakenBack',
      'figureOut',
      'articleWon',
    ]);
    expect(scene.happened('figureOut').map(({ figureId }) => figureId)).toEqual([a, b]);
  });

  it('CLASH-199 CLASH-258 in solo no hero in play is a defeat', () => {
    const id = madeHero({ health: 3 });
    const scene = endOfTurn({
      options: { mode: 'SOLO' },
      threatSheet: {},
      heroes: [{ id, damage: 3, hand: [card(id, 1), 'wound:1'] }],
    });
    expect(scene.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', reason: 'NO_HERO' }]);
    expect(scene.score).toMatchObject([{ seat: 0, rank: 2, points: -1 }]);
  });

  it('CLASH-EX65 CLASH-251 at the turn limit the pages decide, or the villain has won, or co-op is lost', () => {
    const large = [{ kind: 'OBJECTIVE' as const, id: 'large', turn: 1 }];
    const medium = [
      { kind: 'OBJECTIVE' as const, id: 'medium', turn: 1 },
      { kind: 'PRAISE' as const, id: 'x', turn: 1 },
    ];
    const discredit = { kind: 'DISCREDIT' as const, id: 'x', turn: 1 };
    const limit = { scenario: { turnLimit: 10 }, state: { turn: 10 }, pages: { A: [...large, discredit], B: medium } };
    expect(endOfTurn(limit).happened('gameEnded')).toMatchObject([{ outcome: 'DRAW', reason: 'TURN_LIMIT' }]);
    const victory = { A: never, B: never, atTurnLimit: 'VILLAIN' as const, text: { en: 'v', fr: 'v' } };
    expect(endOfTurn({ ...limit, plan: { victory } }).happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN' }]);
    const coop = endOfTurn({ ...limit, seats: ['A', 'A'], options: { mode: 'COOP' }, threatSheet: {} });
    expect(coop.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', reason: 'TURN_LIMIT' }]);
    expect(endOfTurn({ ...limit, state: { turn: 9 } }).step).toBe('strategy');
  });

  it('CLASH-178 end conditions are looked at in the upkeep too', () => {
    const victory = { A: out, B: never, atTurnLimit: 'PAGES' as const, text: { en: 'v', fr: 'v' } };
    expect(endOfTurn({ plan: { victory } }).happened('gameEnded')).toMatchObject([{ reason: 'OBJECTIVE' }]);
  });
});
