import type { RatingReckoning } from '#games';
import type { RatingLine } from '#leagues';
import { idOfKind } from '../requests/global-id.js';
import { listPage, pageAt, placesOf } from '../requests/list-page.js';
import type { Connection, PageRequest } from '../requests/page.js';

/** The list name of cursors of ratings. */
const LIST = 'rating';

/** The source of the fields of a rating. */
export interface RatingSource extends RatingLine {
  readonly explain: RatingReckoning['explain'];
}

/**
 * A page of all ratings, the best first; empty where there is nothing to rate. Throws an ApiError `BAD_USER_INPUT`
 * for an invalid page.
 */
export function ratingPage(reckoning: RatingReckoning | undefined, page: PageRequest): Connection<RatingSource> {
  if (!reckoning) return listPage([], page, LIST);
  const { ratings } = reckoning;
  const { first, end } = placesOf(ratings.length, page, LIST);
  const members = ratings.slice(first, end).map((line) => sourceOf(reckoning, line));
  return pageAt(members, first, ratings.length, LIST);
}

/**
 * The rating of an account, by its `Account.id`; null if it has played no game that counts. Throws an ApiError
 * `BAD_USER_INPUT` for an id of another kind.
 */
export function ratingIn(reckoning: RatingReckoning | undefined, account: string): RatingSource | null {
  const player = idOfKind('Account', account);
  const line = reckoning?.line(player);
  return reckoning && line ? sourceOf(reckoning, line) : null;
}

const sourceOf = (reckoning: RatingReckoning, line: RatingLine): RatingSource => ({
  ...line,
  explain: (player) => reckoning.explain(player),
});
