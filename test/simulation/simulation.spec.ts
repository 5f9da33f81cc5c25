import process from 'node:process';
import { Random } from '#kernel';
import { seedOf, sizeOf, tier } from '#kernel/testing';
import { mutants } from './mutants.js';
import { simulate, type Simulated } from './simulate.js';

/** How many worlds, from a seed on; or one alone, by its seed. */
const { SIMULATION_SEED } = process.env;
const WORLDS = SIMULATION_SEED === undefined ? sizeOf('SIMULATION_WORLDS', { here: 20, change: 16, full: 300 }) : 1;
const FIRST = Number(SIMULATION_SEED ?? Random.from(seedOf('worlds')).below(1_000_000));
const LAST = FIRST + WORLDS - 1;

/** In how many worlds a broken part is found, at the latest. */
const SOON = 40;

/** The command that plays a world again. */
const again = (seed: number): string => `SIMULATION_SEED=${seed} npm test -- test/simulation`;

const sumOf = (all: readonly Simulated[], count: (simulated: Simulated) => number): number =>
  all.reduce((sum, simulated) => sum + count(simulated), 0);

describe('APIs and workers on one store, that break down and lose messages at every place', () => {
  it(`lose no command, do none twice, owe nothing, and tell followers everything, in worlds ${FIRST} to ${LAST}`, async () => {
    const began = performance.now();
    const all: Simulated[] = [];
    for (let seed = FIRST; seed <= LAST; seed += 1) {
      const simulated = await simulate(seed);
      const { wrong } = simulated;
      if (wrong.length > 0) throw new Error(`World ${seed}, played again by ${again(seed)}:\n${wrong.join('\n')}`);
      all.push(simulated);
    }
    const games = sumOf(all, (each) => each.games);
    const seconds = (performance.now() - began) / 1_000;
    const mishaps = sumOf(all, (each) => Object.values(each.mishaps).reduce((sum, count) => sum + count));
    const conflicts = sumOf(all, (each) => each.conflicts);
    const replays = sumOf(all, (each) => each.replays);
    process.stderr.write(
      `Simulation: ${games} games in ${seconds.toFixed(1)} s (${Math.round((games * 60) / seconds)} a minute), ${sumOf(all, (each) => each.commits)} commits, ${mishaps} faults, ${conflicts} conflicts, ${replays} replays.\n`,
    );
    // A few worlds may be spared a fault by luck.
    if (tier !== 'full') return;
    const kinds = Object.keys(all[0]!.mishaps) as (keyof Simulated['mishaps'])[];
    for (const kind of kinds) expect(sumOf(all, (each) => each.mishaps[kind])).toBeGreaterThan(0);
    expect(conflicts).toBeGreaterThan(0);
    expect(replays).toBeGreaterThan(0);
  }, 3_600_000);

  it('are the same again for the same seed', async () => {
    const [one, other] = [await simulate(3), await simulate(3)];
    expect(one).toEqual(other);
    expect((await simulate(4)).digest).not.toBe(one.digest);
  });

  it.each(mutants)('are found out where there is $how', async ({ broken }) => {
    let isFound = false;
    for (let seed = 1; seed <= SOON && !isFound; seed += 1) {
      isFound = (await simulate(seed, broken)).wrong.length > 0;
    }
    expect(isFound).toBe(true);
  });
});
