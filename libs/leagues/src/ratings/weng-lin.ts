import { predictWin, rate } from 'openskill';
import type { Rating, RatingSystem } from './rating-system.js';

/** The parameters of the system, all in the unit of ratings. */
export interface WengLin {
  readonly mean: number;
  readonly deviation: number;
  readonly luck: number;
  readonly drift: number;
}

/** Weng and Lin's Plackett-Luce model, implemented by `openskill`. */
export const wengLin = ({ mean, deviation, luck, drift }: WengLin): RatingSystem => {
  const options = { mu: mean, sigma: deviation, beta: luck, tau: drift };
  return {
    initial: { mean, deviation },
    takes: () => true,
    after(sides) {
      const teams = sides.map(({ ratings }) => ratings.map(asKnown));
      const rated = rate(teams, { ...options, rank: sides.map(({ rank }) => rank) });
      return rated.map((team): Rating[] => team.map(({ mu, sigma }) => ({ mean: mu, deviation: sigma })));
    },
    chances: (sides) =>
      predictWin(
        sides.map((ratings) => ratings.map(asKnown)),
        options,
      ),
    shown: (rating) => rating.mean - 3 * rating.deviation,
  };
};

/** The name in `openskill`. */
const asKnown = ({ mean: mu, deviation: sigma }: Rating) => ({ mu, sigma });
