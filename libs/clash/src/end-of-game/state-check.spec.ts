import type { Condition } from '../content/vocabulary.js';
import { aGame, given, madeHero, madeVillain, never, type GameSetup, type Scene } from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const article = (id: string, size: 'LARGE' | 'MEDIUM', condition?: Condition) => ({
  id,
  name: text,
  size,
  headline: text,
  body: text,
  ...(condition ? { condition } : {}),
});
const objective = (A: Condition, B: Condition, villain?: Condition) => ({
  A,
  B,
  ...(villain ? { villain } : {}),
  atTurnLimit: 'PAGES' as const,
  text,
});
const damaged = (id: string, number: number): Condition => ({
  atLeast: { what: { damage: { of: 'HERO', sheet: id } }, number },
});

/** The first hero moves one space, and a state check follows. */
const afterMove = (setup: GameSetup): Scene => {
  const scene = given(aGame({ at: 'activation', ...setup }));
  const [move] = scene.legal(0, 'move');
  if (!move) throw new Error('No figure can move.');
  return scene.when(0, move);
};

describe('the state check', () => {
  it('CLASH-203 CLASH-180 CLASH-019 CLASH-207 outs, then articles, then missions, then the end', () => {
    const hero = madeHero({
      missions: [{ id: 'made-mission-1', condition: { atLeast: { what: { turn: true }, number: 1 } } }],
    });
    const sheet = madeVillain({ health: 2 });
    const scene = afterMove({
      heroes: [{ id: hero, at: '0,0', missionId: 'made-mission-1' }, { at: '4,4' }],
      villains: [{ sheet, at: '2,2', damage: 2 }],
      threatSheet: {
        superVillain: { sheet },
        articles: [article('first', 'LARGE', { villainOut: true }), article('second', 'MEDIUM', never)],
        victory: objective({ villainOut: true }, never),
      },
    });
    const told = scene.told.filter((type) => !['actionSpent', 'figureMoved'].includes(type));
    expect(told).toEqual(['figureOut', 'articleWon', 'missionAccomplished', 'articleWon', 'gameEnded']);
    expect(scene.happened('articleWon')).toMatchObject([
      { side: 'A', kind: 'OBJECTIVE', articleId: 'first', size: 'LARGE', points: 4 },
      { side: 'A', kind: 'PRAISE', articleId: hero, size: 'SMALL', points: 1 },
    ]);
    expect(scene.state.over).toEqual({ outcome: 'SIDE_A', reason: 'OBJECTIVE' });
  });

  it('CLASH-203 is made again after an article: one that stands before it may wait for it', () => {
    const second: Condition = { holds: { side: 'SIDE', article: 'second' } };
    const scene = afterMove({
      heroes: [{ at: '0,0' }, { at: '4,4' }],
      plan: {
        articles: [
          article('first', 'LARGE', second),
          article('second', 'MEDIUM', { atLeast: { what: { turn: true }, number: 1 } }),
        ],
      },
    });
    expect(scene.happened('articleWon').map(({ articleId }) => articleId)).toEqual(['second', 'first']);
  });

  it('CLASH-EX66 CLASH-098 CLASH-253 the villain’s objective counts before the others', () => {
    const hero = madeHero();
    const scene = afterMove({
      heroes: [{ id: hero, at: '0,0' }, { at: '4,4' }],
      threatSheet: {
        articles: [article('first', 'LARGE', { atLeast: { what: { turn: true }, number: 1 } })],
        victory: objective({ atLeast: { what: { turn: true }, number: 1 } }, never, {
          atLeast: { what: { turn: true }, number: 1 },
        }),
      },
    });
    expect(scene.happened('articleWon')).toHaveLength(1);
    expect(scene.state.over).toEqual({ outcome: 'VILLAIN', reason: 'VILLAIN_OBJECTIVE' });
  });

  it('CLASH-255 an article that both sides earn goes to the side whose command it is', () => {
    const both = { atLeast: { what: { turn: true as const }, number: 1 } };
    const setup = { heroes: [{ at: '0,0' }, { at: '4,4' }], plan: { articles: [article('first', 'LARGE', both)] } };
    expect(afterMove(setup).happened('articleWon')).toMatchObject([{ side: 'A' }]);
    const ended = given(aGame({ at: 'activation', ...setup, decks: { A: [], B: [] } })).when(0, {
      type: 'endActivation',
    });
    expect(ended.happened('articleWon')).toEqual([]);
    expect(ended.state.atStake).toEqual(['first']);
  });

  it('CLASH-246 CLASH-181 the article on its defeat goes to neither side when neither brought it down', () => {
    const sheet = madeVillain({ health: 1 });
    const game = aGame({
      at: 'activation',
      heroes: [{ at: '0,0' }, { at: '4,4' }],
      villains: [{ sheet, at: '2,2' }],
      decks: { A: [], B: [] },
      scenario: {
        rules: [{ id: 'storm', text, on: { turnEnd: true }, do: [{ damage: { who: { of: 'VILLAIN' }, points: 1 } }] }],
      },
      threatSheet: { superVillain: { sheet }, articles: [article('defeat', 'LARGE')] },
    });
    const scene = given(game).when(0, { type: 'endActivation' }).whenJobRuns();
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: `${sheet}-1`, side: null }]);
    expect(scene.happened('articleWon')).toEqual([]);
  });

  it('CLASH-183 CLASH-195 CLASH-172 the wound limit puts a main hero out, with its discredit article', () => {
    const hero = madeHero();
    const held = (count: number) => ['wound:1', 'wound:2', 'wound:3'].slice(0, count);
    const limit = (count: number, mode: 'VERSUS' | 'SOLO'): Scene =>
      afterMove({
        heroes: [
          { id: hero, at: '0,0', hand: [`${hero}-1`, ...held(count)] },
          ...(mode === 'SOLO' ? [] : [{ at: '4,4' }]),
        ],
        options: { mode },
      });
    expect(limit(2, 'VERSUS').happened('figureOut')).toEqual([]);
    const out = limit(3, 'VERSUS');
    expect(out.happened('figureOut')).toMatchObject([{ cause: 'WOUNDS', woundIds: held(3) }]);
    expect(out.happened('articleWon')).toMatchObject([{ side: 'A', kind: 'DISCREDIT', articleId: hero, points: -1 }]);
    expect(limit(2, 'SOLO').happened('figureOut')).toHaveLength(1);
  });

  it('CLASH-EX68 CLASH-198 CLASH-258 solo and co-op are won with both articles and the objective, and not before', () => {
    const hero = madeHero();
    const setup = (second: Condition): GameSetup => ({
      options: { mode: 'SOLO' },
      heroes: [{ id: hero, at: '0,0' }],
      threatSheet: {
        articles: [article('first', 'LARGE', { villainOut: true }), article('second', 'MEDIUM', second)],
        victory: { ...objective({ villainOut: true }, never), other: { atLeast: { what: { turn: true }, number: 1 } } },
      },
    });
    const waits = afterMove(setup(damaged(hero, 1)));
    expect(waits.state.over).toBeNull();
    expect(waits.happened('articleWon')).toHaveLength(1);
    expect(afterMove(setup({ villainOut: true })).state.over).toEqual({ outcome: 'SIDE_A', reason: 'VICTORY' });
  });
});
