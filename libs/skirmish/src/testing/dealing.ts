import { Random } from '#kernel';

/** Chance as a test has written it down. */
export interface Dealing {
  readonly random: Random;
  /** Throws an Error when dice that were dealt have not been rolled. */
  mustBeExhausted(): void;
}

/** Chance that shows these faces one after the other, with any dice; a roll of more throws. */
export function dealing(...faces: readonly (string | number)[]): Dealing {
  const queue = [...faces];
  const pick = (): string | number => {
    const face = queue.shift();
    if (face === undefined) throw new Error('More dice were rolled than the test deals.');
    return face;
  };
  return {
    random: Object.assign(Random.from('dealing'), { pick }),
    mustBeExhausted() {
      if (queue.length > 0) throw new Error(`Dice were dealt and not rolled: ${queue.join(', ')}.`);
    },
  };
}
