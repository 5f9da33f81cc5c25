import { LocalGame } from '#kernel';
import { skarov } from '../skarov.js';
import { aGame, given, type Scene } from '../testing/index.js';

const opened = (options: Readonly<Record<string, unknown>>): Scene =>
  given(LocalGame.start(skarov, { options, seed: 'resignation' }).state);

/** Everybody does what he does by default, until a step is reached. */
function upTo(from: Scene, step: string): Scene {
  let scene = from;
  while (scene.step !== step) {
    const [seat = 0] = scene.asked;
    scene = scene.chancing({ picks: [] }).when(seat, scene.byDefault(seat));
  }
  return scene;
}

describe('a seat that resigns', () => {
  it('SKAROV-GEN-13 before it has chosen a hero counts as no hero any more, and is not waited for', () => {
    const scene = opened({ heroes: 3, scenarioId: 'light-showers' }).whenResigns(1);
    expect([scene.step, scene.asked]).toEqual(['setup.heroes', [0, 2]]);
    expect([scene.state.base.heroes, scene.happened('articleWon')]).toEqual([2, []]);
  });

  it('SKAROV-GEN-13 before the heroes stand takes its hero out of the game, without an article', () => {
    const scene = opened({ heroes: 2, scenarioId: 'light-showers' });
    const chosen = scene.when(0, scene.byDefault(0));
    const heroId = chosen.state.seats[0]?.mainHero ?? '';
    const gone = chosen.whenResigns(0);
    expect(gone.asked).toEqual([1]);
    expect([gone.state.heroes, gone.state.figures, gone.state.page]).toEqual([[], [], []]);
    expect(gone.legal(1, 'chooseHero').map((command) => command.heroId)).toContain(heroId);
  });

  it('SKAROV-GEN-13 SKAROV-SETUP-03 leaves the overlord a card less, and the turn to the others', () => {
    const scene = opened({ heroes: 2, scenarioId: 'light-showers' }).whenResigns(0);
    const placing = scene.chancing({ combat: ['1'] }).when(1, scene.byDefault(1));
    expect(placing.step).toBe('setup.placement');
    expect(placing.state.overlord.hand).toHaveLength(1);
    const planning = placing.when(1, placing.byDefault(1));
    expect([planning.step, planning.asked]).toEqual(['strategy', [1]]);
  });

  it('SKAROV-GEN-13 with his hero on the green spaces, while another hero does not stand yet', () => {
    const first = { heroId: 'sgt-freedom', rank: 'HERO' } as const;
    const chosen = opened({ heroes: 2, scenarioId: 'spring-collection' }).when(0, { type: 'chooseHero', ...first });
    const placing = chosen.chancing({ combat: ['1', '1'] }).when(1, chosen.byDefault(1));
    const standing = upTo(placing, 'setup.placement');
    const left = standing.when(0, standing.byDefault(0)).whenResigns(0);
    expect([left.asked, left.state.page]).toEqual([[1], []]);
    expect(left.state.figures.some(({ id }) => id === 'sgt-freedom')).toBe(false);
  });

  it('SKAROV-VEC-62 SKAROV-GEN-13 the overlord, while he builds: the heroes have won, on a page without articles', () => {
    const building = upTo(
      opened({ heroes: 1 }).when(1, { type: 'chooseScenario', scenarioId: 'CUSTOM', difficulty: 'NORMAL' }),
      'setup.heroes',
    );
    const scene = building
      .chancing({ combat: ['1'] })
      .when(0, { type: 'chooseHero', heroId: 'sgt-freedom', rank: 'HERO' });
    expect([scene.step, scene.asked]).toEqual(['setup.tiles', [1]]);
    const over = scene.whenResigns(1);
    expect(over.state.over).toEqual({ reason: 'RESIGNATION', winner: 'HEROES' });
    expect(over.view(0)).toMatchObject({ page: [], difference: 0, phase: 'OVER' });
    expect(over.asked).toEqual([]);
  });

  it('SKAROV-VEC-61 SKAROV-GEN-13 SKAROV-ELIM-03 SKAROV-ELIM-04 in play his hero is out with his article, and his wound cards are shown', () => {
    const heroes = [{ hand: ['wound:1', 'wound:2'] }, {}];
    const villains = [{ sheet: 'chi', at: '7,1' }];
    const choice = given(
      aGame({ at: 'choice', heroes, villains, overlord: { hand: ['event:1'] }, state: { turn: 3 } }),
    );
    const scene = choice.when(2, { type: 'activateSheet', sheetId: 'chi' });
    const one = scene.whenResigns(0);
    expect(one.figure('sgt-freedom').status).toBe('OUT');
    expect(one.state.page).toMatchObject([{ subject: 'DISGRACE', id: 'sgt-freedom', side: 'OVERLORD', turn: 3 }]);
    expect(one.state.woundDiscard).toEqual(['wound:1', 'wound:2']);
    expect(one.step).toBe('activation.villain');
    const over = one.whenResigns(1);
    expect(over.state.over).toEqual({ reason: 'RESIGNATION', winner: 'OVERLORD' });
    expect(over.state.page.map(({ subject }) => subject)).toEqual(['DISGRACE', 'DISGRACE']);
  });

  it('SKAROV-GEN-13 SKAROV-STRAT-03 while they plan, his card leaves the order', () => {
    const gone = given(aGame({ heroes: [{}, {}, {}] })).whenResigns(1);
    expect(gone.asked).toEqual([0, 2]);
    expect(gone.refusalCode(1, { type: 'declareReady' })).toBe('NOT_YOUR_SEAT');
    const order = gone.legal(0, 'proposeOrder').map(({ heroIds }) => heroIds);
    expect(order.every((ids) => ids.length === 2 && !ids.includes('super-nova'))).toBe(true);
    expect(order).not.toEqual([]);
  });
});
