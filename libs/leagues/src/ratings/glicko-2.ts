import glicko from 'glicko2';
import type { Rating, RatingSystem } from './rating-system.js';

/** The numbers of the system. */
export interface Glicko2 {
  readonly mean: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly tau: number;
}

/** Glickman's system, as `glicko2` has it: of two players, each game a period of its own. */
export const glicko2 = ({ mean, deviation, volatility, tau }: Glicko2): RatingSystem => ({
  initial: { mean, deviation, volatility },
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
  shown: (rating) => rating.mean - 2 * rating.deviation,
});

const outcomeOf = (rank: number, other: number): number => (rank === other ? 0.5 : rank < other ? 1 : 0);
