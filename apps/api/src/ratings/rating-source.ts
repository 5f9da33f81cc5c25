import type { RatingReckoning } from '#games';
import type { RatingLine } from '#leagues';
import { idOfKind } from '../requests/global-id.js';

/** What the fields of a rating are read from. */
export interface RatingSource extends RatingLine {
  readonly explain: RatingReckoning['explain'];
}

/** Everybody's rating, the best first, with what it is made of. */
export const ratingsIn = (reckoning: RatingReckoning | undefined): readonly RatingSource[] =>
  (reckoning?.ratings ?? []).map((line) => ({ ...line, explain: (player) => reckoning?.explain(player) ?? [] }));

/** That of an account, by what `Account.id` says of it; null for who has played no game that counts. Throws an ApiError `BAD_USER_INPUT` for an id of something else. */
export function ratingIn(reckoning: RatingReckoning | undefined, account: string): RatingSource | null {
  const player = idOfKind('Account', account);
  return ratingsIn(reckoning).find((line) => line.player === player) ?? null;
}
