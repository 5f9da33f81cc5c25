import { Random } from '#kernel';
import { baseFaults } from '../../base/base-faults.js';
import type { WithBase } from '../../base/base-state.js';
import { buildStepOf } from '../../base/build-step.js';
import { builtAtRandom } from '../../testing/random-bases.js';
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

describe('10,000 bases built at random', () => {
  it.each([1, 2, 3, 4])(
    'SKAROV-BASE-15 for %i heroes stand in the end, whatever is laid: there is no dead end',
    (heroes) => {
      const sizes = new Map<number, number>();
      let undone = 0;
      for (let seed = 0; seed < 2_500; seed += 1) {
        const base = builtAtRandom(Random.from(`base-${heroes}-${seed}`), heroes);
        sizes.set(base.tiles.length, (sizes.get(base.tiles.length) ?? 0) + 1);
        undone += base.undone;
        if (seed % 20 === 0) expect(baseFaults(base)).toEqual([]);
      }
      expect([...sizes.keys()].sort()).toEqual([3, 4, 5, 6, 7, 8, 9]);
      expect(Math.min(...sizes.values())).toBeGreaterThan(100);
      expect(undone).toBeGreaterThan(500);
    },
  );

  it('SKAROV-GEN-10 SKAROV-GEN-11 by legal commands that are never too many, the default among them', () => {
    const most = new Map<string, number>();
    for (let seed = 0; seed < 300; seed += 1) {
      builtAtRandom(Random.from(`watched-${seed}`), 1 + (seed % 4), (state, legal, byDefault) => {
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
    for (let seed = 0; seed < 20; seed += 1) {
      builtAtRandom(Random.from(`offers-${seed}`), 1 + (seed % 4), (state, legal) => {
        expect(legal.filter((command) => refusal(state, command) !== undefined)).toEqual([]);
      });
    }
  });
});
