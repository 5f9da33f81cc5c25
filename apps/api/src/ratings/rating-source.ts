import type { RatingReckoning } from '#games';
import type { RatingLine } from '#leagues';
import { idOfKind } from '../requests/global-id.js';

/** What the fields of a rating are read from. */
export interface RatingSource extends RatingLine {
  readonly explain: RatingReckoning['explain'];
}

/** Everybody's rating, the best first, with what it is made of. */
export const ratingsIn = (reckoning: RatingReckoning | undefined): readonly RatingSource[] =>
  reckoning ? reckoning.ratings.map((line) => sourceOf(reckoning, line)) : [];

/** That of an account, by what `Account.id` says of it; null for who has played no game that counts. Throws an ApiError `BAD_USER_INPUT` for an id of something else. */
export function ratingIn(reckoning: RatingReckoning | undefined, account: string): RatingSource | null {
  const line = reckoning?.line(idOfKind('Account', account));
  return reckoning && line ? sourceOf(reckoning, line) : null;
}

const sourceOf = (reckoning: RatingReckoning, line: RatingLine): RatingSource => ({
  ...line,
  explain: (player) => reckoning.explain(player),
});
