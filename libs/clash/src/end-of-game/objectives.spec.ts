import type { TestCard } from '../content/schema.js';
import type { Condition, Effect } from '../content/vocabulary.js';
import { aGame, given, madeHero, madeToken, madeVillain, never, type GameSetup, type Scene } from '../testing/index.js';
import { stateCheck } from './state-check.js';

const text = { en: 'x', fr: 'x' };
const always: Condition = { atLeast: { what: { turn: true }, number: 1 } };
const article = (id: string, size: 'LARGE' | 'MEDIUM', condition: Condition) => ({
  ...{ id, name: text, size, headline: text, body: text },
  condition,
});
const test = (id: string, space: string): TestCard => ({
  ...{ id, name: text, text, at: { space }, direct: false, repeatable: false, onSuccess: [] },
  offers: [{ characteristic: 'MIND', difficulty: 1 }],
});
const passedBy = (id: string, side: 'A' | 'B'): Condition => ({
  atLeast: { what: { passed: { test: id, side } }, number: 1 },
});

describe('objectives', () => {
  it('CLASH-002 CLASH-004 each side has objectives of its own, and can stop the other side from reaching its own', () => {
    const [a, b] = [madeHero({ mind: 9 }), madeHero({ mind: 9 })];
    const attempt = (testId: string) => ({ type: 'attemptTest', testId, characteristic: 'MIND' }) as const;
    const scene = given(
      aGame({
        at: 'activation',
        active: b,
        heroes: [
          { id: a, at: '0,0' },
          { id: b, at: '0,1' },
        ],
        decks: { A: [a], B: [] },
        plan: {
          tests: [test('vault', '0,1'), test('alarm', '1,1')],
          victory: { A: passedBy('vault', 'A'), B: passedBy('alarm', 'B'), atTurnLimit: 'PAGES', text },
        },
      }),
    );
    const stolen = scene.when(1, attempt('vault'));
    expect(stolen.state.over).toBeNull();
    const moved = stolen.when(1, { type: 'move', figureId: b, spaceId: '1,1' });
    const stopped = moved.when(1, { type: 'endActivation' }).when(0, { type: 'move', figureId: a, spaceId: '0,1' });
    expect(stopped.refusalCode(0, attempt('vault'))).toBe('TEST_ALREADY_PASSED');
    expect(moved.when(1, attempt('alarm')).state.over).toEqual({ outcome: 'DRAW', reason: 'OBJECTIVE' });
  });

  it('CLASH-253 the objectives of B end a versus game as those of A do, and so does the sheet’s other end', () => {
    const ended = (more: { B?: Condition; other?: Condition }, mode: 'VERSUS' | 'SOLO' = 'VERSUS') =>
      given(
        aGame({
          at: 'activation',
          options: { mode },
          plan: { victory: { A: never, B: never, atTurnLimit: 'PAGES', text, ...more } },
          threatSheet: {},
        }),
      ).whenRules((turn) => {
        stateCheck(turn);
      }).state.over?.reason;
    expect([ended({}), ended({ B: always }), ended({ other: always })]).toEqual([undefined, 'OBJECTIVE', 'SHEET']);
    expect(ended({ B: always, other: always }, 'SOLO')).toBeUndefined();
  });
});

describe('solo and co-op', () => {
  const articles = [article('first', 'LARGE', always), article('second', 'MEDIUM', always)];
  const checked = (victory: Partial<Record<'A' | 'B' | 'villain', Condition>>, startSide: 'A' | 'B' = 'A'): Scene =>
    given(
      aGame({
        at: 'activation',
        seats: [startSide, startSide],
        options: { mode: 'COOP', startSide },
        threatSheet: {},
        plan: { articles, victory: { A: never, B: never, atTurnLimit: 'PAGES', text, ...victory } },
      }),
    ).whenRules((turn) => {
      stateCheck(turn);
    });

  it.each([
    ['A', 'B', 'SIDE_A'],
    ['B', 'A', 'SIDE_B'],
  ] as const)(
    'CLASH-191 CLASH-198 CLASH-265 from start %s both articles can be won, and its own objective counts',
    (side, other, outcome) => {
      const won = checked({ [side]: always }, side);
      expect(won.happened('articleWon')).toMatchObject([
        { side, articleId: 'first' },
        { side, articleId: 'second' },
      ]);
      expect(won.state.over).toEqual({ outcome, reason: 'VICTORY' });
      expect(checked({ [other]: always }, side).state.over).toBeNull();
    },
  );

  it('CLASH-199 CLASH-256 the villain’s objective ends the game, and all seats are last', () => {
    const lost = checked({ villain: always });
    expect(lost.state.over).toEqual({ outcome: 'VILLAIN', reason: 'VILLAIN_OBJECTIVE' });
    expect(lost.score.map(({ rank }) => rank)).toEqual([2, 2]);
  });

  it('CLASH-200 CLASH-258 CLASH-098 what is doubtful goes against the hero: victory and the villain’s objective at once are lost', () => {
    expect(checked({ A: always }).state.over?.outcome).toBe('SIDE_A');
    expect(checked({ A: always, villain: always }).state.over?.outcome).toBe('VILLAIN');
  });

  it('CLASH-200 CLASH-232 what a sheet leaves open: the first option printed, which is the worst for the heroes', () => {
    const hero = madeHero();
    const sheet = madeVillain();
    const worst: Effect[] = [{ damage: { who: { of: 'HEROES' }, points: 1 } }];
    const oneOf: Effect = { oneOf: { options: [worst, [{ track: { by: 1 } }]] } };
    const scene = given(
      aGame({
        at: 'villain',
        options: { mode: 'SOLO' },
        heroes: [{ id: hero, at: '0,0' }],
        villains: [{ sheet, at: '4,4' }],
        threatSheet: { superVillain: { sheet }, endOfTurn: [{ id: 'open', text, do: [oneOf] }] },
      }),
    ).whenJobRuns();
    expect(scene.happened('choiceMade')).toMatchObject([{ seat: null, optionId: '0' }]);
    expect(scene.figure(hero).damage).toBe(1);
  });
});

describe('tokens', () => {
  it('CLASH-008 none runs out: damage, −1 tokens on a test, tokens of a scenario; a route token alone does nothing', () => {
    const [hero, other, kind] = [madeHero({ health: 9, mind: 0 }), madeHero(), madeToken()];
    const deed = (id: string, effects: Effect[]) => ({
      id,
      name: text,
      text,
      at: { space: '0,0' },
      cost: 1,
      do: effects,
    });
    const put: Effect = { putToken: { kind, at: { space: '2,2' } } };
    const setup: GameSetup = {
      at: 'activation',
      heroes: [
        { id: hero, at: '0,0' },
        { id: other, at: '4,4' },
      ],
      actions: 7,
      plan: {
        tests: [{ ...test('box', '0,0'), offers: [{ characteristic: 'MIND', difficulty: 9 }] }],
        specialActions: [
          deed('hurt', [{ damage: { who: { of: 'ENEMIES' }, points: 9 } }]),
          deed(
            'lay',
            Array.from({ length: 30 }, () => put),
          ),
        ],
      },
    };
    const perform = (specialActionId: string) => ({ type: 'performSpecialAction', specialActionId }) as const;
    let scene = given(aGame(setup)).when(0, perform('hurt')).when(0, perform('hurt')).when(0, perform('lay'));
    expect(scene.figure(other)).toMatchObject({ damage: 18, status: 'IN_PLAY' });
    expect(new Set(scene.state.tokens.map(({ id }) => id)).size).toBe(30);
    expect(scene.legal(0, 'move').map(({ spaceId }) => spaceId)).toContain('2,2');
    for (const dice of [9, 8, 7, 6]) {
      scene = scene
        .chancing({ test: Array.from({ length: dice }, () => 1) })
        .when(0, { type: 'attemptTest', testId: 'box', characteristic: 'MIND' });
    }
    expect(scene.state.tests.box?.malus).toEqual({ MIND: 4 });
  });
});
