import type { RatingReckoning } from '#games';
import type { RatingLine } from '#leagues';
import { idOfKind } from '../requests/global-id.js';
import { listPage, pageAt, placesOf } from '../requests/list-page.js';
import type { Connection, PageRequest } from '../requests/page.js';

/** Whose cursors are those of ratings. */
const LIST = 'rating';

/** What the fields of a rating are read from. */
export interface RatingSource extends RatingLine {
  readonly explain: RatingReckoning['explain'];
}

/** A page of everybody's ratings, the best first; empty where there is nothing to rate. Throws an ApiError `BAD_USER_INPUT` for a page that makes no sense. */
export function ratingPage(reckoning: RatingReckoning | undefined, page: PageRequest): Connection<RatingSource> {
  if (!reckoning) return listPage([], page, LIST);
  const { ratings } = reckoning;
  const { first, end } = placesOf(ratings.length, page, LIST);
  const members = ratings.slice(first, end).map((line) => sourceOf(reckoning, line));
  return pageAt(members, first, ratings.length, LIST);
}

/** That of an account, by what `Account.id` says of it; null for who has played no game that counts. Throws an ApiError `BAD_USER_INPUT` for an id of something else. */
export function ratingIn(reckoning: RatingReckoning | undefined, account: string): RatingSource | null {
  const player = idOfKind('Account', account);
  const line = reckoning?.line(player);
  return reckoning && line ? sourceOf(reckoning, line) : null;
}

const sourceOf = (reckoning: RatingReckoning, line: RatingLine): RatingSource => ({
  ...line,
  explain: (player) => reckoning.explain(player),
});
