import { Random } from '#kernel';
import { seedOf, sizeOf, tier, type LawOptions, type Sizes } from '#kernel/testing';

/** The settings of the laws for a ruleset, in every tier. */
export type LawVariants = Omit<LawOptions, 'games' | 'seed' | 'reduced' | 'options'> & {
  readonly games: Sizes;
  readonly options: readonly Readonly<Record<string, unknown>>[];
};

/**
 * The games of this tier. Games of a seed of `TEST_SEED` begin with any of the options: a few of them come to all in time.
 * Only full size demands that the games meet rare events.
 */
export function inTier(name: string, { games, options, ...variants }: LawVariants): LawOptions {
  const seed = seedOf(name);
  const first = seed === name ? 0 : Random.from(seed).below(options.length);
  return {
    ...variants,
    games: sizeOf('LAWS_GAMES', games),
    seed,
    options: [...options.slice(first), ...options.slice(0, first)],
    reduced: tier !== 'full',
  };
}
