import type { ArticleWon } from '../state.js';
import { aGame, given, madeHero, never, type GameSetup, type Scene } from '../testing/index.js';
import type { EndReason } from '../words.js';
import { endGame } from './end-game.js';
import { stateCheck } from './state-check.js';

const objective = (id: string): ArticleWon => ({ kind: 'OBJECTIVE', id, turn: 1 });
const praise: ArticleWon = { kind: 'PRAISE', id: 'x', turn: 1 };
const discredit: ArticleWon = { kind: 'DISCREDIT', id: 'x', turn: 1 };
const always = { atLeast: { what: { turn: true as const }, number: 1 } };
const text = { en: 'v', fr: 'v' };

const endedBy = (setup: GameSetup, reason: EndReason): Scene =>
  given(aGame(setup)).goingOn((turn) => {
    endGame(turn, reason);
  });

/** The state check after something has happened in an activation. */
const checked = (setup: GameSetup): Scene =>
  given(aGame({ at: 'activation', ...setup })).goingOn((turn) => {
    stateCheck(turn);
  });

describe('the front page', () => {
  it('CLASH-EX12 CLASH-186 CLASH-187 large and negative against medium, small and negative: 3 to 2', () => {
    const scene = endedBy(
      { pages: { A: [objective('large'), discredit], B: [objective('medium'), praise, discredit] } },
      'SHEET',
    );
    expect(scene.happened('gameEnded')).toMatchObject([
      {
        outcome: 'SIDE_A',
        pages: [
          { side: 'A', points: 3 },
          { side: 'B', points: 2 },
        ],
      },
    ]);
    expect(scene.score).toMatchObject([
      {
        seat: 0,
        rank: 1,
        points: 3,
        parts: [{ name: 'objectives', points: 4 }, { points: 0 }, { name: 'discredit', points: -1 }],
      },
      { seat: 1, rank: 2, points: 2 },
    ]);
  });

  it('CLASH-EX45 CLASH-182 CLASH-184 praise and discredit of one hero come to nothing', () => {
    expect(endedBy({ pages: { A: [praise, discredit] } }, 'SHEET').happened('gameEnded')[0]?.pages[0]).toEqual({
      side: 'A',
      points: 0,
    });
  });

  it('CLASH-188 CLASH-256 equal totals are a draw, and all are first', () => {
    const scene = endedBy({}, 'OBJECTIVE');
    expect(scene.happened('gameEnded')).toMatchObject([{ outcome: 'DRAW' }]);
    expect(scene.score.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('CLASH-189 CLASH-256 when the villain has its way all seats are last, despite their pages', () => {
    const scene = endedBy({ pages: { A: [objective('large')] } }, 'VILLAIN_OBJECTIVE');
    expect(scene.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', pages: [{ points: 4 }, { points: 0 }] }]);
    expect(scene.score.map(({ rank }) => rank)).toEqual([2, 2]);
  });

  it('CLASH-256 seats behind a winning side of two are third', () => {
    const scene = endedBy({ seats: ['A', 'A', 'B'], pages: { A: [praise] } }, 'SHEET');
    expect(scene.score.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });
});

describe('the end of the game', () => {
  it('CLASH-252 CLASH-EX67 it stops where it stands: no wounds, no discredit, no villain', () => {
    const id = madeHero({ health: 3 });
    const scene = checked({
      heroes: [{ id, damage: 5, hand: ['wound:1', 'wound:2'] }, {}],
      threatSheet: {},
      plan: { victory: { A: { villainOut: true }, B: { villainOut: true }, atTurnLimit: 'PAGES', text } },
    });
    expect(scene.told).toEqual(['gameEnded']);
    expect(scene.state).toMatchObject({ active: null, step: null, window: null, stack: [] });
    expect(scene.refusalCode(0, { type: 'endActivation' })).toBe('GAME_OVER');
    expect(scene.legal(0)).toEqual([]);
  });

  it('CLASH-EX66 CLASH-098 CLASH-253 articles first, then the villain’s objective before those of the sides', () => {
    const article = { id: 'large', name: text, size: 'LARGE' as const, headline: text, body: text, condition: always };
    const scene = checked({
      plan: { victory: { A: always, B: never, villain: always, atTurnLimit: 'PAGES', text }, articles: [article] },
    });
    expect(scene.told).toEqual(['articleWon', 'gameEnded']);
    expect(scene.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', reason: 'VILLAIN_OBJECTIVE' }]);
  });

  it('CLASH-177 when it ends is set by the threat sheet, or by the scenario that has none', () => {
    const plan = { victory: { A: always, B: never, atTurnLimit: 'PAGES' as const, text } };
    expect(checked({ plan }).happened('gameEnded')).toMatchObject([{ reason: 'OBJECTIVE' }]);
    expect(checked({ plan, threatSheet: {} }).happened('gameEnded')).toMatchObject([{ reason: 'OBJECTIVE' }]);
    expect(checked({ threatSheet: {} }).told).toEqual([]);
  });

  it('CLASH-207 a mission about the end is looked at once, when the game has ended, for a hero in play', () => {
    const mission = { condition: always, atEnd: true };
    const [a, b] = [madeHero({ missions: [mission] }), madeHero({ missions: [mission] })];
    const scene = endedBy(
      {
        heroes: [
          { id: a, missionId: `${a}-mission-1` },
          { id: b, missionId: `${b}-mission-1`, at: null },
        ],
      },
      'SHEET',
    );
    expect(scene.told).toEqual(['missionAccomplished', 'articleWon', 'gameEnded']);
    expect(scene.happened('gameEnded')[0]?.pages).toEqual([
      { side: 'A', points: 1 },
      { side: 'B', points: 0 },
    ]);
    expect(
      given(aGame({ heroes: [{ id: a, missionId: `${a}-mission-1` }, {}] })).whenRules((turn) => {
        stateCheck(turn);
      }).told,
    ).toEqual([]);
  });

  it('CLASH-EX68 CLASH-198 CLASH-258 co-op is won with both articles and the objective, not before', () => {
    const coop = { seats: ['A', 'A'] as const, options: { mode: 'COOP' as const }, threatSheet: {} };
    const plan = { victory: { A: always, B: always, atTurnLimit: 'PAGES' as const, text } };
    expect(checked({ ...coop, plan, pages: { A: [objective('large')] } }).told).toEqual([]);
    const won = checked({ ...coop, plan, pages: { A: [objective('large'), objective('medium')] } });
    expect(won.happened('gameEnded')).toMatchObject([
      { outcome: 'SIDE_A', reason: 'VICTORY', pages: [{ side: 'A', points: 6 }] },
    ]);
    expect(won.score.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});

describe('resignation', () => {
  it('CLASH-EX69 CLASH-257 when a side has given up the other has won, despite the pages', () => {
    const scene = given(aGame({ pages: { A: [objective('large')] } })).whenResigns(0);
    expect(scene.happened('gameEnded')).toMatchObject([
      { outcome: 'SIDE_B', reason: 'RESIGNATION', pages: [{ points: 3 }, { points: 0 }] },
    ]);
    expect(scene.told).toEqual(['heroesWithdrawn', 'figureOut', 'articleWon', 'gameEnded']);
  });

  it('CLASH-257 CLASH-110 in a campaign, while they plan: team-up tokens that were not revealed stay unseen', () => {
    const helper = madeHero();
    const placed = given(
      aGame({
        heroes: [
          { rank: 'ROOKIE' },
          { rank: 'VETERAN' },
          { id: helper, seat: 0, teamUp: true, tokens: ['SPEED', 'MIND'] },
        ],
        options: { heroesA: 2, campaign: { heroes: [] } },
      }),
    );
    const gone = placed.whenResigns(1);
    expect(gone.happened('gameEnded')).toHaveLength(1);
    const tokens = [placed, gone].map(
      (scene) => scene.view('spectator').heroes.find(({ heroId }) => heroId === helper)?.tokens,
    );
    expect(tokens).toEqual([[], []]);
  });

  it('CLASH-257 solo is lost by it', () => {
    const scene = given(aGame({ options: { mode: 'SOLO' }, threatSheet: {} })).whenResigns(0);
    expect(scene.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', reason: 'RESIGNATION' }]);
  });

  it('CLASH-257 with allies left the game goes on: heroes out, no promotion, cards leave the deck in planning', () => {
    const [one, helper] = [madeHero(), madeHero()];
    const scene = given(
      aGame({
        seats: ['A', 'A', 'B', 'B'],
        heroes: [{ id: one }, {}, {}, {}, { id: helper, seat: 0, teamUp: true }],
        options: { heroesA: 3, heroesB: 2 },
      }),
    ).whenResigns(0);
    expect(scene.happened('figureOut').map(({ figureId, cause }) => [figureId, cause])).toEqual([
      [one, 'RESIGNED'],
      [helper, 'RESIGNED'],
    ]);
    expect(scene.happened('articleWon')).toHaveLength(2);
    expect(scene.state.sides.A.deck).toHaveLength(1);
    expect(scene.asked).toEqual([1, 2, 3]);
    expect(scene.refusalCode(0, { type: 'declareReady' })).toBe('NOT_YOUR_SEAT');
  });

  it('CLASH-257 CLASH-121 in the activation its card stays in the deck and comes up void', () => {
    const fast = madeHero({ speed: 5 });
    const scene = given(aGame({ seats: ['A', 'A', 'B'], heroes: [{ id: fast }, {}, {}], at: 'activation' }));
    const gone = scene.whenResigns(0);
    expect(gone.told).toContain('activationEnded');
    expect(gone.asked).toEqual([2]);
    const later = scene.whenResigns(1).when(0, { type: 'endActivation' }).when(2, { type: 'endActivation' });
    expect(later.happened('cardVoid')).toHaveLength(1);
  });

  it('CLASH-257 a seat that resigns last of all who are not ready lets the phase go on', () => {
    const scene = given(aGame({ seats: ['A', 'A', 'B'], heroes: [{}, {}, { id: madeHero({ speed: 9 }) }] }));
    let now = scene;
    for (const seat of [0, 2]) while (now.asked.includes(seat)) now = now.when(seat, now.byDefault(seat));
    expect(now.whenResigns(1).step).toBe('activation.hero');
  });
});
