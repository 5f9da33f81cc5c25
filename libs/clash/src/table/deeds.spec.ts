import type { TestCard } from '../content/schema.js';
import type { Power } from '../content/vocabulary.js';
import type { Characteristic } from '../words.js';
import { aGame, armed, fight, given, madeHero } from '../testing/index.js';

const text = { en: 'x', fr: 'x' };

describe('what the game counts for missions', () => {
  it('CLASH-205 a power that is used is counted as such, and as nothing else', () => {
    const heal: Power = { trigger: 'ACTION', do: [{ heal: { who: { of: 'SELF' }, points: 1 } }] };
    const hero = armed({}, [{ power: heal }]);
    const scene = fight([{ ...hero, damage: 5, at: '0,0' }, { at: '4,4' }]);
    expect(scene.when(0, { type: 'usePower', powerId: hero.card }).hero(hero.id).deeds).toEqual({ POWERS_USED: 1 });
  });

  it('CLASH-205 tests that are passed are counted, and which characteristic passed them', () => {
    const id = madeHero({ mind: 9, attack: 9 });
    const test: TestCard = {
      ...{ id: 'lock', name: text, text, at: { space: '0,0' }, direct: false, repeatable: true, onSuccess: [] },
      offers: [
        { characteristic: 'MIND', difficulty: 1 },
        { characteristic: 'ATTACK', difficulty: 1 },
      ],
    };
    const heroes = [{ id, at: '0,0' }, { at: '4,4' }];
    const attempt = (characteristic: Characteristic) =>
      ({ type: 'attemptTest', testId: 'lock', characteristic }) as const;
    const scene = given(aGame({ at: 'activation', heroes, plan: { tests: [test] } })).when(0, attempt('MIND'));
    expect(scene.hero(id).deeds).toEqual({ TESTS_PASSED: 1, MIND_TESTS_PASSED: 1 });
    const both = scene.when(0, attempt('ATTACK'));
    expect(both.hero(id).deeds).toEqual({ TESTS_PASSED: 2, MIND_TESTS_PASSED: 1, ATTACK_TESTS_PASSED: 1 });
  });
});
