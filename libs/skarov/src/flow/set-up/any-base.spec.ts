import { Random } from '#kernel';
import { sameAgain, seedOf, sizeOf, tier } from '#kernel/testing';
import { baseFaults } from '../../base/base-faults.js';
import type { BaseState, WithBase } from '../../base/base-state.js';
import { buildStepOf } from '../../base/build-step.js';
import { builtAtRandom, type Watch } from '../../testing/random-bases.js';
import { layTestBox } from '../../testing/test-rooms.js';
import { buildCommands } from './building.js';
import type { BuildCommand } from './build-words.js';

layTestBox();

/** Most entries of a step (skarov.md 7.3). */
const bounds: Readonly<Record<string, number>> = {
  'setup.tiles': 402,
  'setup.passages': 26,
  'setup.minions': 109,
  'setup.lieutenants': 901,
  'setup.review': 2,
};

const refusal = (state: WithBase, command: BuildCommand): unknown =>
  (buildCommands[command.type] as { check(state: WithBase, command: BuildCommand, seat: number): unknown }).check(
    state,
    command,
    0,
  );

/** Bases for each number of heroes, and bases of which every list of commands is looked at. */
const BASES = sizeOf('ANY_BASES', { here: 100, change: 150, full: 2_500 });
const WATCHED = sizeOf('ANY_BASES', { here: 60, change: 60, full: 300 });

/** The base of a number, which every run of the same tier and seed builds alike. Throws an Error that says how to build it again. */
function built(name: string, heroes: number, watch?: Watch): BaseState {
  try {
    return builtAtRandom(Random.from(`${seedOf('base')}-${name}`), heroes, watch);
  } catch (error) {
    throw new Error(`Base ${name}, built again by ${sameAgain('any-base', 'ANY_BASES')}`, { cause: error });
  }
}

describe('bases built at random', () => {
  it.each([1, 2, 3, 4])(
    'SKAROV-BASE-15 for %i heroes stand in the end, on any base: there is no dead end',
    (heroes) => {
      const sizes = new Map<number, number>();
      let undone = 0;
      for (let number = 0; number < BASES; number += 1) {
        const base = built(`${heroes}-${number}`, heroes);
        sizes.set(base.tiles.length, (sizes.get(base.tiles.length) ?? 0) + 1);
        undone += base.undone;
        if (number % 20 === 0) expect(baseFaults(base)).toEqual([]);
      }
      const all = [3, 4, 5, 6, 7, 8, 9];
      expect(all).toEqual(expect.arrayContaining([...sizes.keys()]));
      // A few bases may miss a size, or a command, by luck.
      if (tier !== 'full') return;
      expect([...sizes.keys()].sort()).toEqual(all);
      expect(Math.min(...sizes.values())).toBeGreaterThan(100);
      expect(undone).toBeGreaterThan(500);
    },
  );

  it('SKAROV-GEN-10 SKAROV-GEN-11 by legal commands that are never too many, the default among them', () => {
    const most = new Map<string, number>();
    for (let number = 0; number < WATCHED; number += 1) {
      built(`watched-${number}`, 1 + (number % 4), (state, legal, byDefault) => {
        const step = buildStepOf(state.base) ?? '';
        most.set(step, Math.max(most.get(step) ?? 0, legal.length));
        const inWords = JSON.stringify(byDefault());
        if (!legal.some((command) => JSON.stringify(command) === inWords)) throw new Error(`${inWords} is not legal.`);
      });
    }
    expect([...most].filter(([step, entries]) => entries > bounds[step]!)).toEqual([]);
    expect([...most.keys()].sort()).toEqual(Object.keys(bounds).sort());
  });

  it('SKAROV-GEN-11 which are what check lets pass', () => {
    for (let number = 0; number < 20; number += 1) {
      built(`offers-${number}`, 1 + (number % 4), (state, legal) => {
        expect(legal.filter((command) => refusal(state, command) !== undefined)).toEqual([]);
      });
    }
  });
});
