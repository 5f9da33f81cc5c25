import type { RatingParameters } from '../ratings/parameters.js';
import { RatingBook } from '../ratings/rating-book.js';
import { resultsOf } from './results.js';
import type { League, Season } from './state.js';

/** The ratings of a season, from the results that its system can rate. */
export const ratingsOf = (season: Season): RatingBook => bookOf(season.plan.rating, [season]);

/**
 * The ratings of a league in one ruleset, over all its seasons of it, by the parameters of the latest: they span a
 * career, while each season starts from newcomers. `undefined` where it has had no such season.
 */
export function leagueRatingsOf({ seasons }: League, ruleset: string): RatingBook | undefined {
  const played = seasons.filter(({ plan }) => plan.ruleset === ruleset);
  const latest = played.at(-1);
  return latest && bookOf(latest.plan.rating, played);
}

function bookOf(parameters: RatingParameters, seasons: readonly Season[]): RatingBook {
  const book = new RatingBook(parameters);
  const results = seasons.flatMap(resultsOf).filter((result) => book.takes(result));
  book.change({ without: [], results });
  return book;
}
