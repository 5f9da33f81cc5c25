import { scoreBefore, type Entrant, type PairingScore, type SwissPoints } from './entrant.js';

/** The rules of a tournament that acceleration depends on. */
interface BakuRules {
  readonly points: SwissPoints;
  readonly rounds: number;
}

/** The upper half of the starters by their numbers, rounded up to an even number. */
export const upperHalf = <Starter extends Pick<Entrant, 'number'>>(starters: readonly Starter[]): readonly Starter[] =>
  starters.toSorted((one, other) => one.number - other.number).slice(0, 2 * Math.ceil(starters.length / 4));

/**
 * Scores with the virtual points of the Baku acceleration (FIDE C.04.7): the upper half of the starters, rounded up to
 * an even number, has a win more in the first quarter of the rounds, and a draw more in the second.
 * @param starters the players of the first round.
 */
export function bakuScore(
  entrants: readonly Entrant[],
  starters: ReadonlySet<string>,
  { points: { win, draw = win / 2 }, rounds }: BakuRules,
): PairingScore {
  const upper = upperHalf(entrants.filter(({ player }) => starters.has(player)));
  const isUpper = new Set(upper.map(({ player }) => player));
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  return (entrant, round) => {
    const virtual = round < full ? win : round < accelerated ? draw : 0;
    return scoreBefore(entrant, round) + (isUpper.has(entrant.player) ? virtual : 0);
  };
}
