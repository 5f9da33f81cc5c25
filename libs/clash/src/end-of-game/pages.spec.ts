import type { Condition } from '../content/vocabulary.js';
import { aGame, given, madeHero, type GameSetup, type Scene } from '../testing/index.js';
import { stateCheck } from './state-check.js';

const text = { en: 'v', fr: 'v' };
const always: Condition = { atLeast: { what: { turn: true }, number: 1 } };

const article = (condition?: Condition) => ({
  id: 'large',
  name: text,
  size: 'LARGE' as const,
  headline: text,
  body: text,
  ...(condition ? { condition } : {}),
});

/** The findings of a state check in an activation of side A. */
const checked = (setup: GameSetup): Scene =>
  given(aGame({ at: 'activation', ...setup })).whenRules((turn) => {
    stateCheck(turn);
  });

describe('articles', () => {
  it('CLASH-180 CLASH-255 the article goes once to the side for which its condition holds', () => {
    const oneDoll: Condition = { atLeast: { what: { outBy: { side: 'SIDE', sheet: 'no-dalie' } }, number: 1 } };
    const scene = checked({
      plan: { articles: [article(oneDoll)] },
      state: { outs: [{ side: 'B', sheetId: 'no-dalie' }] },
    });
    expect(scene.happened('articleWon')).toMatchObject([
      { side: 'B', kind: 'OBJECTIVE', articleId: 'large', size: 'LARGE', points: 4 },
    ]);
    expect(scene.state.atStake).toEqual([]);
    expect(
      scene.whenRules((turn) => {
        stateCheck(turn);
      }).told,
    ).toEqual([]);
  });

  it('CLASH-255 if it holds for both, the acting side wins it; in an automatic step neither does, and it stays at stake', () => {
    expect(checked({ plan: { articles: [article(always)] } }).happened('articleWon')).toMatchObject([{ side: 'A' }]);
    const automatic = checked({ plan: { articles: [article(always)] }, at: 'villain', threatSheet: {} });
    expect([automatic.told, automatic.state.atStake]).toEqual([[], ['large']]);
  });

  it('CLASH-181 CLASH-246 the article on the villain’s defeat goes to the side that dealt the last damage, or to neither', () => {
    const beaten = (villainBeatenBy: 'A' | 'B' | null) =>
      checked({ threatSheet: {}, plan: { articles: [article()] }, state: { villainBeatenBy } }).happened('articleWon');
    expect(beaten('B')).toMatchObject([{ side: 'B', articleId: 'large' }]);
    expect(beaten(null)).toEqual([]);
  });

  it('CLASH-019 CLASH-207 praise comes the moment a mission is accomplished, once, for a hero in play', () => {
    const id = madeHero({ missions: [{ condition: always }] });
    const scene = checked({ heroes: [{ id, missionId: `${id}-mission-1` }, {}] });
    expect(scene.told).toEqual(['missionAccomplished', 'articleWon']);
    expect(scene.happened('articleWon')).toMatchObject([
      { side: 'A', kind: 'PRAISE', articleId: id, size: 'SMALL', points: 1 },
    ]);
    expect(checked({ heroes: [{ id, missionId: `${id}-mission-1`, missionDone: true }, {}] }).told).toEqual([]);
    expect(checked({ heroes: [{}, { id, missionId: `${id}-mission-1`, at: null }] }).told).toEqual([]);
  });

  it('CLASH-183 a hero put out of action, team-up or not, has its discredit on its own side’s page', () => {
    const id = madeHero({ health: 2 });
    const scene = checked({ heroes: [{}, {}, { id, seat: 1, teamUp: true, damage: 2 }] });
    expect(scene.happened('articleWon')).toMatchObject([
      { side: 'B', kind: 'DISCREDIT', articleId: id, size: 'SMALL', points: -1 },
    ]);
    expect(scene.state.sides.B.page).toEqual([{ kind: 'DISCREDIT', id, turn: 1 }]);
  });
});
