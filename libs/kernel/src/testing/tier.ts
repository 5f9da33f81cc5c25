import process from 'node:process';

/** How much a size has of something: on a developer's machine, for each change, and at full size. */
export interface Sizes {
  readonly here: number;
  readonly change: number;
  readonly full: number;
}

const { TEST_TIER, TEST_SEED } = process.env;
if (TEST_TIER !== undefined && TEST_TIER !== 'change' && TEST_TIER !== 'full')
  throw new RangeError(`TEST_TIER is "change", "full" or not set, not "${TEST_TIER}".`);

/** The sizes of random tests. */
export const tier: keyof Sizes = TEST_TIER ?? 'here';

/** The size of this tier, unless an environment variable of that name gives another one. */
export const sizeOf = (variable: string, sizes: Sizes): number => Number(process.env[variable] ?? sizes[tier]);

/**
 * The seed of a random test. `TEST_SEED` varies it, so that each change plays other games; at full size it is fixed, so
 * that demands on many games are met or missed alike in every run.
 */
export const seedOf = (name: string): string =>
  tier === 'full' || TEST_SEED === undefined ? name : `${name}-${TEST_SEED}`;

/**
 * The command that runs a suite once more with the same games.
 * @param variables those beside tier and seed that change the size.
 */
export const sameAgain = (path: string, ...variables: readonly string[]): string =>
  [
    ...['TEST_TIER', 'TEST_SEED', ...variables].flatMap((name) =>
      process.env[name] === undefined ? [] : `${name}=${process.env[name]}`,
    ),
    `npm test -- ${path}`,
  ].join(' ');
