import { RatingBook } from '../ratings/rating-book.js';
import { resultsOf } from './results.js';
import type { Season } from './state.js';

/** The ratings of a season: what the results that its system can rate make of those who have played. */
export function ratingsOf(season: Season): RatingBook {
  const book = new RatingBook(season.plan.rating);
  for (const result of resultsOf(season)) if (book.takes(result)) book.add(result);
  return book;
}
