import glicko from 'glicko2';
import { afterPause } from './pause.js';
import type { Rating, RatingSystem } from './rating-system.js';

/** The parameters of the system. */
export interface Glicko2 {
  readonly mean: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly tau: number;
  readonly period?: number | undefined;
}

/** Glickman's system, implemented by `glicko2`: for two players, each game rated at once. */
export const glicko2 = ({ mean, deviation, volatility, tau, period }: Glicko2, version: 1 | 2): RatingSystem => ({
  initial: { mean, deviation, volatility },
  rested: (rating, elapsed) =>
    version === 1 ? rating : afterPause(rating, elapsed, { period, growth: volatilityOf(rating), most: deviation }),
  takes: (sizes) => sizes.length === 2 && sizes.every((size) => size === 1),
  after([first, second]) {
    if (!first || !second) throw new RangeError('Glicko-2 rates two players.');
    const table = new glicko.Glicko2({ tau, rating: mean, rd: deviation, vol: volatility });
    const seated = [first, second].map(({ ratings: [rating] }) =>
      table.makePlayer(rating?.mean, rating?.deviation, rating?.volatility),
    );
    const [one, other] = seated;
    if (!one || !other) throw new RangeError('Glicko-2 rates two players.');
    table.updateRatings([[one, other, outcomeOf(first.rank, second.rank)]]);
    return seated.map((player): Rating[] => [
      { mean: player.getRating(), deviation: player.getRd(), volatility: player.getVol() },
    ]);
  },
  chances([one, other]) {
    const [first, second] = [one?.[0], other?.[0]];
    if (!first || !second) throw new RangeError('Glicko-2 rates two players.');
    const chance = chanceOf(first, second);
    return [chance, 1 - chance];
  },
  shown: (rating) => rating.mean - 2 * rating.deviation,
});

/** The points of a rating that are one of the internal scale. */
const SCALE = 173.7178;

/** Glickman's step 6: without a game only the volatility is added. */
const volatilityOf = ({ volatility = 0 }: Rating): number => SCALE * volatility;

const outcomeOf = (rank: number, other: number): number => (rank === other ? 0.5 : rank < other ? 1 : 0);

/**
 * The expected score of a player against another, with the uncertainty of both (Glickman, “The Glicko system”, 1999,
 * formula 16).
 */
function chanceOf(one: Rating, other: Rating): number {
  const unit = Math.LN10 / 400;
  const unsure = one.deviation ** 2 + other.deviation ** 2;
  const certainty = 1 / Math.sqrt(1 + (3 * unit ** 2 * unsure) / Math.PI ** 2);
  return 1 / (1 + 10 ** ((-certainty * (one.mean - other.mean)) / 400));
}
