import { atSeat, auditor, clone, Random, spectator, type Viewer } from '#kernel';
import { seenIn, worldsOf } from '#kernel/testing';
import type { State } from '../state.js';
import { aGame, given, madeHero, madeWound, type Scene } from '../testing/index.js';
import { resample } from './resample.js';
import { view } from './view.js';

/** Many other worlds of one viewer. */
const worlds = (scene: Scene, viewer: Viewer): State[] => worldsOf({ resample }, scene.state, viewer);

const heroOf = (state: State, place: number): State['heroes'][number] => {
  const hero = state.heroes[place];
  if (!hero) throw new Error(`There is no hero ${place}.`);
  return hero;
};

/** A against B: B's hero is planned, and so is its team-up hero, who has chosen cards. */
function planned(): { scene: Scene; b: string; helper: string } {
  const [a, b, helper] = [madeHero(), madeHero(), madeHero()];
  const scene = given(
    aGame({
      heroes: [
        { id: a, plan: [{ cardId: `${a}-1`, side: 'RIGHT' }] },
        { id: b, plan: [{ cardId: `${b}-1`, side: 'RIGHT' }] },
        {
          id: helper,
          seat: 1,
          teamUp: true,
          hand: [`${helper}-1`, `${helper}-2`, `${helper}-3`, `${helper}-w`],
          notTaken: ['4', '5', '6', '7'].map((card) => `${helper}-${card}`),
          plan: [{ cardId: `${helper}-w`, side: 'LEFT' }],
          tokens: ['SPEED', 'ATTACK'],
        },
      ],
      state: { woundPile: [madeWound('wound:1'), madeWound('wound:2'), madeWound('wound:3')] },
    }),
  );
  return { scene, b, helper };
}

describe('another world that agrees with what a viewer may know (clash.md 6)', () => {
  it('CLASH-EX71 shows the viewer the same', () => {
    const { scene } = planned();
    for (const viewer of [atSeat(0), atSeat(1), spectator]) {
      expect(seenIn(worlds(scene, viewer), (state) => view(state, viewer)).size).toBe(1);
    }
  });

  it('leaves the state alone, and gives an auditor the game itself', () => {
    const { scene } = planned();
    const before = clone(scene.state);
    worlds(scene, atSeat(0));
    expect(scene.state).toEqual(before);
    expect(resample(scene.state, auditor, Random.from('any'))).toEqual(scene.state);
  });

  it('CLASH-261 what a seat may do, and does when its time runs out, depends on what it may see alone', () => {
    const { scene } = planned();
    const open = scene.with((state) => {
      heroOf(state, 0).plan = null;
    });
    const answers = seenIn(worlds(open, atSeat(0)), (state) => {
      const other = given(state);
      return [other.byDefault(0), other.legal(0), other.waiting];
    });
    expect(answers.size).toBe(1);
  });

  it('CLASH-110 lays the plans of the other side again, each a legal one, of one card or two', () => {
    const { scene, b } = planned();
    const drawn = worlds(scene, atSeat(0));
    const plans = drawn.map((state) => heroOf(state, 1).plan ?? []);
    expect(new Set(plans.map(({ length }) => length))).toEqual(new Set([1, 2]));
    const withoutPlan = scene.with((state) => {
      heroOf(state, 1).plan = null;
    });
    const legal = withoutPlan.legal(1, 'planCards').filter(({ heroId }) => heroId === b);
    for (const plays of plans) expect(legal.map((command) => command.plays)).toContainEqual(plays);
    expect(seenIn(drawn, (state) => heroOf(state, 0).plan).size).toBe(1);
  });

  it('CLASH-049 a plan drawn again has a power card and fits the cards that the hero holds there', () => {
    const { scene } = planned();
    for (const state of worlds(scene, spectator)) {
      for (const { hand, plan } of state.heroes) {
        expect(plan?.every(({ cardId }) => hand.includes(cardId))).toBe(true);
        expect(plan?.some(({ cardId }) => !cardId.startsWith('wound:'))).toBe(true);
      }
    }
  });

  it('CLASH-027 +1 tokens lie on two different characteristics', () => {
    const { scene } = planned();
    expect(seenIn(worlds(scene, atSeat(0)), (state) => heroOf(state, 2).tokens).size).toBe(6);
    const revealed = scene.with((state) => {
      state.phase = 'ACTIVATION';
    });
    expect(seenIn(worlds(revealed, atSeat(0)), (state) => heroOf(state, 2).tokens).size).toBe(1);
  });

  it('CLASH-022 chosen cards that no one has seen are drawn again from what could be chosen; the weakness is there', () => {
    const { scene, helper } = planned();
    const drawn = worlds(scene, atSeat(0));
    expect(seenIn(drawn, (state) => heroOf(state, 2).hand).size).toBeGreaterThan(10);
    for (const state of drawn) {
      const { hand, notTaken } = heroOf(state, 2);
      expect(hand).toContain(`${helper}-w`);
      expect([...hand, ...notTaken].sort()).toEqual(
        [...heroOf(scene.state, 2).hand, ...heroOf(scene.state, 2).notTaken].sort(),
      );
    }
    expect(seenIn(worlds(scene, atSeat(1)), (state) => heroOf(state, 2).hand).size).toBe(1);
  });

  it('CLASH-264 a chosen card that has been played stays, and all of them once the discard pile was taken back', () => {
    const { scene, helper } = planned();
    const played = scene.with((state) => {
      const hero = heroOf(state, 2);
      Object.assign(hero, { discard: [`${helper}-1`], hand: hero.hand.slice(1), plan: null });
    });
    for (const state of worlds(played, atSeat(0))) {
      expect(heroOf(state, 2).discard).toEqual([`${helper}-1`]);
      expect(heroOf(state, 2).hand).toHaveLength(3);
    }
    const returned = scene.with((state) => {
      Object.assign(heroOf(state, 2), { tookBack: true, plan: null });
    });
    expect(seenIn(worlds(returned, atSeat(0)), (state) => heroOf(state, 2).hand).size).toBe(1);
  });

  it('CLASH-264 the hand of a hero whose whole set is public stays', () => {
    const { scene } = planned();
    expect(seenIn(worlds(scene, atSeat(0)), (state) => heroOf(state, 1).hand).size).toBe(1);
  });

  it('CLASH-240 the rest of the decks of the other side is shuffled, the own one is known', () => {
    const { scene, b, helper } = planned();
    expect(seenIn(worlds(scene, atSeat(0)), (state) => state.sides.B.deck)).toEqual(
      new Set([JSON.stringify([b, helper]), JSON.stringify([helper, b])]),
    );
    expect(seenIn(worlds(scene, atSeat(1)), (state) => state.sides.B.deck).size).toBe(1);
    const last = scene.with((state) => {
      state.sides.B.deck = [helper];
    });
    expect(seenIn(worlds(last, atSeat(0)), (state) => state.sides.B.deck).size).toBe(1);
  });
});

describe('wound cards of another world (clash.md 6)', () => {
  /** B holds wound 1; the rest of the pile is hidden. */
  const wounded = (change: (state: State) => void = () => undefined): Scene =>
    given(
      aGame({
        heroes: [{ hand: ['wound:5'] }, { hand: ['wound:1'] }],
        state: { woundPile: ['wound:2', 'wound:3'] },
        at: 'activation',
      }),
    ).with((state) => {
      state.woundShuffles = { 'wound:1': 1, 'wound:2': 1, 'wound:3': 1, 'wound:5': 1 };
      change(state);
    });
  const handB = (state: State): string[] => heroOf(state, 1).hand;

  it('those never shown in hands of the other side are mixed with the pile; the own ones are known', () => {
    const drawn = worlds(wounded(), atSeat(0));
    expect(seenIn(drawn, handB)).toEqual(new Set(['["wound:1"]', '["wound:2"]', '["wound:3"]']));
    expect(seenIn(drawn, (state) => heroOf(state, 0).hand).size).toBe(1);
    for (const state of drawn) {
      expect([...handB(state), ...state.woundPile].sort()).toEqual(['wound:1', 'wound:2', 'wound:3']);
    }
  });

  it('CLASH-020 no viewer knows the order of the pile, not even the side that holds the others', () => {
    const alone = wounded((state) => {
      heroOf(state, 0).hand = [];
    });
    const drawn = worlds(alone, atSeat(1));
    expect(seenIn(drawn, (state) => state.woundPile)).toEqual(
      new Set(['["wound:2","wound:3"]', '["wound:3","wound:2"]']),
    );
    expect(seenIn(drawn, handB).size).toBe(1);
  });

  it('CLASH-264 a wound card that was shown stays', () => {
    const shown = wounded((state) => {
      state.shownWounds = ['wound:1'];
    });
    expect(seenIn(worlds(shown, atSeat(0)), handB).size).toBe(1);
  });

  it('CLASH-264 what went into a shuffle of the common discard pile is known: only those are mixed', () => {
    const shuffled = wounded((state) => {
      Object.assign(state.woundShuffles, { 'wound:2': 2, 'wound:3': 2 });
    });
    expect(seenIn(worlds(shuffled, atSeat(0)), handB).size).toBe(1);
  });

  it('CLASH-250 a blank wound card is known by the empty pile', () => {
    const blank = wounded((state) => {
      heroOf(state, 1).hand = ['wound:blank-1', 'wound:1'];
    });
    for (const state of worlds(blank, atSeat(0))) {
      expect(handB(state)).toContain('wound:blank-1');
      expect(state.woundPile).not.toContain('wound:blank-1');
    }
  });
});
