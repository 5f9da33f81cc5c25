import { LocalGame } from '#kernel';
import type { Command } from '../../commands.js';
import { box, cardsOfHero, woundCardIds } from '../../content/catalogue.js';
import { skarov } from '../../skarov.js';
import { given, type Scene } from '../../testing/index.js';
import { placementCommands } from '../../shared.js';

const opened = (options: Readonly<Record<string, unknown>>): Scene =>
  given(LocalGame.start(skarov, { options, seed: 'set-up' }).state);

const choose = (heroId: string, rank: 'ROOKIE' | 'HERO' | 'VETERAN' = 'HERO') =>
  ({ type: 'chooseHero', heroId, rank }) as const;
const custom: Command = { type: 'chooseScenario', scenarioId: 'CUSTOM', difficulty: 'NORMAL' };

/** The defaults are given, with chance as it comes: shuffles leave their lists, mission dice show 1. */
const byDefaults = (scene: Scene, heroes: number): Scene => {
  let now = scene.chancing({ picks: [] });
  for (let seat = 0; seat < heroes - 1; seat += 1) now = now.when(seat, now.byDefault(seat));
  return now.chancing({ combat: Array<string>(heroes).fill('1') }).when(heroes - 1, now.byDefault(heroes - 1));
};

describe('the scenario', () => {
  it('SKAROV-SETUP-06 SKAROV-BASE-17 the overlord chooses it, unless the options have named one', () => {
    const scene = opened({ heroes: 2 });
    expect([scene.step, scene.asked]).toEqual(['setup.scenario', [2]]);
    expect(scene.refusalCode(2, { type: 'chooseScenario', scenarioId: 'nowhere' })).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(2, { type: 'chooseScenario', scenarioId: 'CUSTOM' })).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, custom)).toBe('NOT_YOUR_TURN');
    expect(scene.when(2, custom).step).toBe('setup.heroes');
    expect(opened({ heroes: 2, scenarioId: 'light-showers' }).step).toBe('setup.heroes');
  });

  const light = { type: 'chooseScenario', scenarioId: 'light-showers' } as const;

  it('SKAROV-SETUP-06 every one for this number of heroes is offered, the first of them by default', () => {
    const offered = [1, 2, 3, 4].map((heroes) => {
      const scene = opened({ heroes });
      const all = scene.legal(heroes, 'chooseScenario').map(({ scenarioId }) => scenarioId);
      expect(scene.byDefault(heroes)).toEqual({ type: 'chooseScenario', scenarioId: all[0] });
      return all.filter((id) => id !== 'CUSTOM');
    });
    const fit = [1, 2, 3, 4].map((heroes) =>
      box.printed.scenario
        .filter((scenario) => scenario.heroes.least <= heroes && heroes <= scenario.heroes.most)
        .map(({ id }) => id),
    );
    expect(offered).toEqual(fit);
    const chosen = opened({ heroes: 3 }).when(3, light);
    expect([chosen.step, chosen.state.adventure]).toEqual([
      'setup.heroes',
      { kind: 'SCENARIO', scenarioId: 'light-showers' },
    ]);
  });

  it('SKAROV-SETUP-06 one for another number of heroes is refused, and not the default', () => {
    const scene = opened({ heroes: 4 });
    expect(scene.refusal(4, light)).toMatchObject({
      code: 'SCENARIO_NEEDS_OTHER_HEROES',
      facts: { least: 1, most: 3 },
    });
    expect(scene.byDefault(4)).not.toEqual(light);
  });
});

describe('heroes', () => {
  it('SKAROV-GEN-01 SKAROV-SETUP-02 each seat takes one hero, and no hero is taken twice', () => {
    const scene = opened({ heroes: 2, scenarioId: 'light-showers' });
    expect(scene.asked).toEqual([0, 1]);
    const first = scene.when(1, choose('super-nova', 'ROOKIE'));
    expect(first.asked).toEqual([0]);
    expect(first.refusalCode(0, choose('super-nova', 'ROOKIE'))).toBe('HERO_TAKEN');
    expect(first.refusalCode(0, choose('nobody'))).toBe('UNKNOWN_ID');
    expect(first.refusalCode(1, choose('golden-boy'))).toBe('NOT_YOUR_TURN');
  });

  it('SKAROV-GEN-14 SKAROV-SETUP-02 in any order of choice, heroes stand by seat', () => {
    const first = opened({ heroes: 2, scenarioId: 'light-showers' }).when(1, choose('super-nova', 'ROOKIE'));
    const both = first.chancing({ picks: [], combat: ['0', '0'] }).when(0, choose('golden-boy', 'ROOKIE'));
    expect(both.state.heroes.map(({ seat, heroId }) => [seat, heroId])).toEqual([
      [0, 'golden-boy'],
      [1, 'super-nova'],
    ]);
    expect(both.state.figures.slice(0, 2).map(({ id }) => id)).toEqual(['golden-boy', 'super-nova']);
  });

  it('SKAROV-RANK-01 SKAROV-RANK-02 SKAROV-RANK-06 lower ranks need no leave, a higher one that of the overlord, for one seat', () => {
    const scene = opened({ heroes: 2 }).when(2, custom);
    expect(scene.refusalCode(0, choose('super-nova', 'VETERAN'))).toBe('RANK_NEEDS_CONSENT');
    const allowed = scene.when(2, { type: 'allowRank', seat: 0, rank: 'VETERAN' });
    expect(allowed.asked).toEqual([0, 1]);
    expect(allowed.refusalCode(1, choose('super-nova', 'VETERAN'))).toBe('RANK_NEEDS_CONSENT');
    expect(allowed.refusalCode(2, { type: 'allowRank', seat: 0, rank: 'VETERAN' })).toBe('RANK_NOT_OFFERED');
    expect(allowed.refusalCode(2, { type: 'allowRank', seat: 1, rank: 'HERO' })).toBe('RANK_NOT_OFFERED');
    expect(allowed.refusalCode(0, { type: 'allowRank', seat: 1, rank: 'VETERAN' })).toBe('NOT_YOUR_TURN');
    const taken = allowed.when(0, choose('super-nova', 'VETERAN'));
    expect(taken.refusalCode(2, { type: 'allowRank', seat: 0, rank: 'VETERAN' })).toBe('ALREADY_CHOSEN');
    expect(taken.legal(1, 'chooseHero').map(({ rank }) => rank)).not.toContain('VETERAN');
    expect(taken.legal(1, 'chooseHero').map(({ rank }) => rank)).toContain('ROOKIE');
  });

  it('SKAROV-RANK-02 with as many heroes as the scenario recommends no higher rank is allowed', () => {
    const scene = opened({ heroes: 2, scenarioId: 'light-showers' });
    expect(scene.refusalCode(2, { type: 'allowRank', seat: 0, rank: 'HERO' })).toBe('RANK_NOT_OFFERED');
    const alone = opened({ heroes: 1, scenarioId: 'light-showers' });
    expect(alone.legal(1, 'allowRank')).toEqual([
      { type: 'allowRank', seat: 0, rank: 'HERO' },
      { type: 'allowRank', seat: 0, rank: 'VETERAN' },
    ]);
  });

  it('SKAROV-CAMP-05 a rank that the options fix is the only one', () => {
    const scene = opened({ heroes: 2, scenarioId: 'light-showers', ranks: ['VETERAN', null] });
    expect(new Set(scene.legal(0, 'chooseHero').map(({ rank }) => rank))).toEqual(new Set(['VETERAN']));
    expect(scene.refusalCode(0, choose('super-nova', 'ROOKIE'))).toBe('RANK_NOT_OFFERED');
  });
});

describe('heroes of a campaign', () => {
  const ids = (heroId: string, ...sets: Parameters<typeof cardsOfHero>[1][]): string[] =>
    cardsOfHero(heroId, ...sets).map(({ id }) => id);
  const all = ids('super-nova', 'BASE', 'WEAKNESS', 'ROOKIE');
  const record = { heroId: 'super-nova', rank: 'ROOKIE', cards: all.slice(2), setAside: all.slice(0, 2) };
  const cards = ids('sgt-freedom', 'BASE', 'WEAKNESS', 'VETERAN');
  const veteran = { heroId: 'sgt-freedom', rank: 'VETERAN', cards, setAside: [] };
  const scene = opened({
    heroes: 1,
    scenario: { ...box.known.scenario('light-showers'), id: 'mine', difficulty: 'NORMAL' },
    campaign: { heroes: [record, veteran] },
  });

  it('SKAROV-CAMP-06 SKAROV-CAMP-01 have the ranks of their records, and new ones that of a Rookie: no other is offered', () => {
    const offered = new Map(scene.legal(0, 'chooseHero').map(({ heroId, rank }) => [heroId, rank]));
    expect(scene.legal(0, 'chooseHero')).toHaveLength(4);
    expect([...offered]).toEqual(
      expect.arrayContaining([
        ['super-nova', 'ROOKIE'],
        ['sgt-freedom', 'VETERAN'],
        ['golden-boy', 'ROOKIE'],
      ]),
    );
    expect(scene.refusal(0, choose('super-nova', 'HERO'))).toMatchObject({
      rule: 'SKAROV-CAMP-06',
      code: 'RANK_NOT_OFFERED',
    });
    expect(scene.legal(0, 'chooseHero')).toContainEqual(scene.byDefault(0));
    expect(scene.legal(1, 'allowRank')).toEqual([]);
  });

  it('SKAROV-CAMP-06 have the decks of their records, with what has been taken out', () => {
    const chosen = scene.chancing({ combat: ['0'], picks: [] }).when(0, choose('super-nova', 'ROOKIE'));
    expect(chosen.happened('deckBuilt')).toEqual([
      { type: 'deckBuilt', heroId: 'super-nova', cardIds: record.cards, setAside: record.setAside },
    ]);
  });
});

describe('what follows the last hero', () => {
  it('SKAROV-SETUP-01 SKAROV-SETUP-03 SKAROV-SETUP-06 SKAROV-EX-07 SKAROV-MISS-01 decks, missions, the base, both piles, in this order', () => {
    const scene = byDefaults(opened({ heroes: 3, scenarioId: 'light-showers' }), 3);
    const first = (type: string): number => scene.told.findIndex((told) => told === type);
    const order = ['deckBuilt', 'missionRolled', 'tilePlaced', 'baseConfirmed', 'woundPileShuffled', 'eventsDrawn'];
    const places = order.map(first);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(scene.state.overlord.hand).toHaveLength(3);
    expect(scene.state.woundPile).toEqual(woundCardIds);
    expect(scene.step).toBe('setup.placement');
  });

  it('SKAROV-VEC-29 SKAROV-SETUP-03 for one hero the overlord draws one event card', () => {
    const scene = byDefaults(opened({ heroes: 1, scenarioId: 'light-showers' }), 1);
    expect(scene.happened('eventsDrawn')).toMatchObject([{ count: 1 }]);
    expect(scene.state.overlord.hand).toHaveLength(1);
  });

  it('SKAROV-MISS-02 SKAROV-VEC-22 POW is rolled again, 0 is the first mission, another number the second', () => {
    const scene = opened({ heroes: 1, scenarioId: 'light-showers' });
    const rolled = scene.chancing({ combat: ['POW', 'POW', '0'] }).when(0, choose('super-nova', 'ROOKIE'));
    const other = scene.chancing({ combat: ['1'] }).when(0, choose('super-nova', 'ROOKIE'));
    const [first, second] = [rolled, other].map((each) => each.happened('missionRolled')[0]?.missionId);
    expect(rolled.happened('missionRolled')[0]?.faces).toEqual(['POW', 'POW', '0']);
    expect(first).not.toBe(second);
  });

  it('SKAROV-RANK-04 SKAROV-RANK-05 SKAROV-SETUP-05 SKAROV-VEC-19 8, 8 and 10 cards, the weakness card always among them', () => {
    const options = { heroes: 3, scenarioId: 'light-showers', ranks: ['ROOKIE', 'HERO', 'VETERAN'] };
    let scene = byDefaults(opened(options), 3);
    expect(scene.state.heroes.map(({ hand }) => hand.length)).toEqual([0, 0, 0]);
    for (const seat of [0, 1, 2]) scene = scene.when(seat, scene.byDefault(seat));
    expect(scene.state.heroes.map(({ hand }) => hand.length)).toEqual([8, 8, 10]);
    expect(scene.state.heroes.map(({ setAside }) => setAside.length)).toEqual([2, 0, 0]);
    expect(scene.step).toBe('strategy');
  });

  it('SKAROV-SETUP-04 SKAROV-TILE-04 each hero on a green space of its own', () => {
    const scene = byDefaults(opened({ heroes: 2, scenarioId: 'light-showers' }), 2);
    const place = (spaceId: string, heroId = 'sgt-freedom') => ({ type: 'placeHero', heroId, spaceId }) as const;
    const [green] = scene.legal(0, 'placeHero').map(({ spaceId }) => spaceId);
    expect(scene.refusalCode(0, place('99,99'))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, place(green ?? '', 'super-nova'))).toBe('NOT_OWN_HERO');
    expect(scene.refusalCode(0, place('5,0'))).toBe('NOT_A_START_SPACE');
    const placed = scene.when(0, place(green ?? ''));
    // The step stays open for the others: it is not opened again, and its time runs on.
    expect(placed.happened('stepOpened')).toEqual([]);
    expect(placed.refusalCode(1, place(green ?? '', 'super-nova'))).toBe('SPACE_TAKEN');
    expect(placed.asked).toEqual([1]);
    // Its seat is asked no more, so the step would refuse the command; the shared rules refuse it besides.
    expect(placed.refusalCode(0, place('0,0'))).toBe('NOT_YOUR_TURN');
    expect(placementCommands.placeHero.check(placed.state, place(green ?? ''), 0)).toMatchObject({
      rule: 'SKAROV-SETUP-04',
      code: 'ALREADY_PLACED',
    });
  });

  it('SKAROV-BASE-09 SKAROV-BASE-10 SKAROV-BASE-14 its people stand, its tokens lie, its objectives begin', () => {
    const { state } = byDefaults(opened({ heroes: 2, scenarioId: 'light-showers' }), 2);
    const robots = state.figures.filter(({ sheetId }) => ['android', 'gynoid', 'arachnoid'].includes(sheetId));
    expect(robots).toHaveLength(30);
    expect(robots.filter(({ status }) => status === 'IN_PLAY')).toHaveLength(state.base.minions.length);
    expect(state.figures.find(({ sheetId }) => sheetId === 'skarov')).toMatchObject({
      status: 'IN_PLAY',
      side: 'OVERLORD',
    });
    expect(state.objectives).toMatchObject([{ id: 'storm', faceId: 't4a', settled: null }]);
  });
});
