import type { TestCard } from '../content/schema.js';
import type { Effect, Figures, Power } from '../content/vocabulary.js';
import {
  aGame,
  armed,
  duel,
  given,
  madeHero,
  madeObject,
  madeToken,
  madeVillain,
  type GameSetup,
  type HeroSetup,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const self: Figures = { of: 'SELF' };
const others: Figures = { of: 'HEROES', side: 'OTHER' };

/** Whether an effect can do anything: a special action that cannot is not offered. */
function isPossible(
  effect: Effect,
  { heroes = [{ at: '0,0' }, { at: '4,4' }], plan, ...setup }: GameSetup = {},
): boolean {
  const specialActions = [{ id: 'deed', name: text, text, at: { space: '0,0' }, cost: 1, do: [effect] }];
  const scene = given(aGame({ at: 'activation', heroes, plan: { ...plan, specialActions }, ...setup }));
  return scene.legal(0, 'performSpecialAction').length > 0;
}

/** A hero who may not move. */
const pinned = (): string =>
  madeHero({ innate: { trigger: 'PERMANENT', grants: [{ who: self, ability: 'CANNOT_MOVE' }] } });

describe('CLASH-214: what can be done at all', () => {
  it('CLASH-214 CLASH-062 a move of several, if one of them may move', () => {
    const heroes = (...ids: string[]): HeroSetup[] => ids.map((id, place) => ({ id, at: `${4 * place},${4 * place}` }));
    const move: Effect = { move: { who: { of: 'HEROES' }, toward: { space: '2,2' } } };
    expect(isPossible(move, { heroes: heroes(pinned(), madeHero()) })).toBe(true);
    expect(isPossible(move, { heroes: heroes(pinned(), pinned()) })).toBe(false);
  });

  it('CLASH-214 CLASH-226 a swap of two figures that are there, and not of one with itself', () => {
    expect(isPossible({ swap: { a: self, b: others } })).toBe(true);
    expect(isPossible({ swap: { a: self, b: self } })).toBe(false);
    expect(isPossible({ swap: { a: self, b: { of: 'VILLAINS' } } })).toBe(false);
    expect(isPossible({ swap: { a: { of: 'VILLAINS' }, b: self } })).toBe(false);
  });

  it('CLASH-214 CLASH-238 a token is taken where one of its kind lies', () => {
    const [kind, other] = [madeToken(), madeToken()];
    const tokens = [
      { id: `${kind}-1`, kindId: kind, spaceId: '2,2' },
      { id: `${kind}-2`, kindId: kind, spaceId: '3,3' },
      { id: `${other}-1`, kindId: other, spaceId: '1,1' },
    ];
    const taken = (space: string): boolean => isPossible({ takeToken: { kind, at: { space } } }, { tokens });
    expect([taken('3,3'), taken('1,1'), taken('4,1')]).toEqual([true, false, false]);
  });

  it('CLASH-214 CLASH-233 an object is put where there is a place for it', () => {
    const [kind, other] = [madeObject(), madeObject()];
    const objects = [{ id: `${other}-1`, kindId: other, spaceId: '2,2', turns: 0 }];
    const put = (beside: string): boolean => isPossible({ putObject: { kind, at: { objects: beside } } }, { objects });
    expect([put(other), put(kind)]).toEqual([true, false]);
  });

  it('CLASH-214 CLASH-213 actions are given to heroes that have had fewer than five, and taken from heroes that have some to come', () => {
    const give = (actions: number): boolean => isPossible({ giveAction: { who: self, actions: 1 } }, { actions });
    expect([give(4), give(5)]).toEqual([true, false]);
    const take = (activated: boolean): boolean =>
      isPossible({ loseAction: { who: others, actions: 1 } }, { heroes: [{ at: '0,0' }, { at: '4,4', activated }] });
    expect([take(false), take(true)]).toEqual([true, false]);
  });

  it('CLASH-214 CLASH-228 an attack on a named figure, if it can be attacked', () => {
    const sheet = madeVillain();
    const near: HeroSetup[] = [{ at: '0,0' }, { at: '1,0' }];
    const attack = (target?: Figures): boolean =>
      isPossible(
        { attack: { who: self, kind: 'MELEE', ...(target ? { target } : {}) } },
        { heroes: near, villains: [{ sheet, at: '4,4' }] },
      );
    expect([attack(), attack(others), attack({ of: 'SHEET', sheet })]).toEqual([true, true, false]);
    expect(isPossible({ attack: { who: self, kind: 'MELEE' } })).toBe(false);
  });

  it('CLASH-214 CLASH-247 a test is made easier while it is open, and others do not matter', () => {
    const test = (id: string, space: string): TestCard => ({
      ...{ id, name: text, text, at: { space }, direct: false, repeatable: false, onSuccess: [] },
      offers: [{ characteristic: 'MIND', difficulty: 5 }],
    });
    const over = { malus: {}, change: 0, closed: true, passed: { A: 1, B: 0 } };
    const setup: GameSetup = {
      plan: { tests: [test('open', '2,2'), test('over', '3,3')] },
      state: { tests: { over } },
    };
    const eased = (id: string): boolean => isPossible({ easeTest: { test: id, by: 1 } }, setup);
    expect([eased('open'), eased('over')]).toEqual([true, false]);
    const [opens, closes] = (['openTest', 'closeTest'] as const).map((word) =>
      ['open', 'over'].map((id) => isPossible({ [word]: { test: id } }, setup)),
    );
    expect([opens, closes]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('CLASH-214 CLASH-211 a figure does not draw upon itself an attack that is on it, or its own', () => {
    const cover = (to: 'ATTACK_ON' | 'ATTACK_BY'): Power => ({
      trigger: 'REACTION',
      reaction: { moment: 'BEFORE_ROLL', to, figures: self },
      do: [{ redirectAttack: { to: self } }],
    });
    const [hero, target] = [
      armed({ attack: 1 }, [{ power: cover('ATTACK_BY') }]),
      armed({}, [{ power: cover('ATTACK_ON') }]),
    ];
    const scene = duel(hero, target).attacks(hero.id, target.id, { combat: ['0'] });
    expect(scene.step).toBe('activation.hero');
    expect(scene.happened('attackResolved')).toMatchObject([{ targetId: target.id }]);
  });
});
