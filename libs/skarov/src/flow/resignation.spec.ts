import { LocalGame } from '#kernel';
import { skarov } from '../skarov.js';
import { aGame, given, type Scene } from '../testing/index.js';

const opened = (options: Readonly<Record<string, unknown>>): Scene =>
  given(LocalGame.start(skarov, { options, seed: 'resignation' }).state);

/** All seats act by default, until a step is reached. */
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

  it('SKAROV-GEN-13 with its hero on the green spaces, while another hero does not stand yet', () => {
    const first = { heroId: 'sgt-freedom', rank: 'HERO' } as const;
    const chosen = opened({ heroes: 2, scenarioId: 'spring-collection' }).when(0, { type: 'chooseHero', ...first });
    const placing = chosen.chancing({ combat: ['1', '1'] }).when(1, chosen.byDefault(1));
    const standing = upTo(placing, 'setup.placement');
    const left = standing.when(0, standing.byDefault(0)).whenResigns(0);
    expect([left.asked, left.state.page]).toEqual([[1], []]);
    expect(left.state.figures.some(({ id }) => id === 'sgt-freedom')).toBe(false);
  });

  it('SKAROV-VEC-62 SKAROV-GEN-13 the overlord, while they build: the heroes have won, on a page without articles', () => {
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

  it('SKAROV-VEC-61 SKAROV-GEN-13 SKAROV-ELIM-03 SKAROV-ELIM-04 in play its hero is out with its article, and its wound cards are shown', () => {
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

  it('SKAROV-GEN-13 SKAROV-SETUP-06 before the adventure is chosen: those that fit the heroes who are left are offered', () => {
    const three = opened({ heroes: 4 }).whenResigns(0);
    const light = { type: 'chooseScenario', scenarioId: 'light-showers' } as const;
    expect(three.byDefault(4)).toEqual(light);
    expect(three.when(4, light).step).toBe('setup.heroes');
    const alone = opened({ heroes: 2 }).whenResigns(0);
    expect(alone.refusal(2, { type: 'chooseScenario', scenarioId: 'nine-turns-to-launch' })).toMatchObject({
      code: 'SCENARIO_NEEDS_OTHER_HEROES',
      facts: { least: 2, most: 4 },
    });
  });

  it('SKAROV-GEN-13 SKAROV-RANK-02 fewer heroes than recommended may have higher ranks; a seat that is gone may have none', () => {
    const two = opened({ heroes: 3, scenarioId: 'nine-turns-to-launch' });
    expect(two.legal(3, 'allowRank')).toEqual([]);
    const left = two.whenResigns(0);
    const offered = new Set(left.legal(3, 'allowRank').map(({ seat }) => seat));
    expect(offered).toEqual(new Set([1, 2]));
    expect(left.refusalCode(3, { type: 'allowRank', seat: 0, rank: 'VETERAN' })).toBe('UNKNOWN_ID');
  });

  describe('while a window is open', () => {
    const chi = { sheet: 'chi', at: '7,1' };
    const backflip = [{ cardId: 'golden-boy-backflip', side: 'LEFT' as const }];
    /** Chi attacks GoldenBoy, who may answer. */
    const attacked = (second: { at: string | null }): Scene =>
      given(
        aGame({
          at: 'choice',
          heroes: [{ id: 'golden-boy', at: '6,1', inPlay: backflip }, second, { at: '0,2' }],
          villains: [chi],
          overlord: { hand: ['event:1'] },
        }),
      )
        .when(3, { type: 'activateSheet', sheetId: 'chi' })
        .when(3, { type: 'attack', figureId: 'chi-1', targetId: 'golden-boy', mode: 'MELEE' });

    it('SKAROV-GEN-13 SKAROV-SPEC-06 another hero falls: the power that was offered is offered afresh', () => {
      const asked = attacked({ at: '1,1' });
      expect([asked.step, asked.asked]).toEqual(['window.reaction', [0]]);
      const left = asked.whenResigns(1);
      expect(left.told.slice(-2)).toEqual(['windowClosed', 'windowOpened']);
      expect([left.step, left.asked]).toEqual(['window.reaction', [0]]);
      expect(left.legal(0, 'react')).toEqual(asked.legal(0, 'react'));
    });

    it('SKAROV-GEN-13 SKAROV-GEN-10 no hero falls: the window stands, and its clock runs on', () => {
      const asked = attacked({ at: null });
      const left = asked.whenResigns(1);
      expect(left.told).toEqual(['heroesWithdrawn']);
      expect(left.waiting).toEqual(asked.waiting);
    });

    it('SKAROV-GEN-13 SKAROV-GEN-09 the seat that is asked: the window closes, and the attack has no target', () => {
      const left = attacked({ at: '1,1' }).whenResigns(0);
      expect(left.told).toContain('windowClosed');
      expect(left.told).not.toContain('windowOpened');
      expect([left.step, left.asked]).toEqual(['activation.villain', [3]]);
    });
  });

  it('SKAROV-GEN-13 SKAROV-ELIM-01 a hero that gives up with its own test open is tested no more', () => {
    const tiles = [
      { faceId: 't1a', column: 0, row: 0, turns: 0 },
      { faceId: 't6a', column: 1, row: 0, turns: 0 },
      { faceId: 't2a', column: 2, row: 0, turns: 1 },
    ];
    const heroes = [
      { id: 'adam-spell', at: '7,1' },
      { id: 'sgt-freedom', at: '1,3' },
    ];
    const tests = { 'cut-the-broadcast': { malus: {}, change: 0, closed: false, passed: { HEROES: 2 } } };
    const rolled = given(aGame({ at: 'activation', tiles, heroes, state: { tests } }))
      .chancing({ test: [0, 0, 0, 0] })
      .when(0, { type: 'attemptTest', testId: 'cut-the-broadcast', characteristic: 'MIND' });
    expect([rolled.step, rolled.asked]).toEqual(['window.reaction', [0]]);
    const gone = rolled.whenResigns(0);
    expect(gone.told).not.toContain('testResolved');
    expect([gone.state.objectives.map(({ settled }) => settled), gone.state.window]).toEqual([[null], null]);
    const stayed = rolled.when(0, rolled.byDefault(0));
    expect(stayed.happened('objectiveSettled')).toMatchObject([{ side: 'HEROES' }]);
  });

  it('SKAROV-GEN-13 SKAROV-ELIM-01 a hero that gives up with a hit on it open is not hurt any more', () => {
    const seen = [{ cardId: 'sgt-freedom-seen-it-all', side: 'LEFT' as const }];
    const hit = given(
      aGame({
        at: 'choice',
        heroes: [{ id: 'sgt-freedom', rank: 'VETERAN', at: '6,1', inPlay: seen }, { at: '1,2' }],
        villains: [{ sheet: 'chi', at: '7,1' }],
        overlord: { hand: ['event:1'] },
      }),
    )
      .when(2, { type: 'activateSheet', sheetId: 'chi' })
      .chancing({ combat: ['POW', 'POW', 'POW', 'POW', '1', '1', '1'] })
      .when(2, { type: 'attack', figureId: 'chi-1', targetId: 'sgt-freedom', mode: 'MELEE' });
    expect([hit.step, hit.asked]).toEqual(['window.reaction', [0]]);
    expect(hit.whenResigns(0).happened('damageDealt')).toEqual([]);
    expect(hit.when(0, hit.byDefault(0)).happened('damageDealt')).toHaveLength(1);
  });

  it('SKAROV-GEN-13 SKAROV-STRAT-03 while they plan, its card leaves the order', () => {
    const gone = given(aGame({ heroes: [{}, {}, {}] })).whenResigns(1);
    expect(gone.asked).toEqual([0, 2]);
    expect(gone.refusalCode(1, { type: 'declareReady' })).toBe('NOT_YOUR_SEAT');
    const order = gone.legal(0, 'proposeOrder').map(({ heroIds }) => heroIds);
    expect(order.every((ids) => ids.length === 2 && !ids.includes('super-nova'))).toBe(true);
    expect(order).not.toEqual([]);
  });
});
