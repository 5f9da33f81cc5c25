import { AccountRatingResolver } from './account-rating.resolver.js';
import { LeagueRatingsResolver } from './league-ratings.resolver.js';
import { RatingOpponentResolver, RatingResolver, RatingStepResolver, StrengthResolver } from './rating.resolver.js';
import { RulesetRatingsResolver } from './ruleset-ratings.resolver.js';
import { SeasonRatingsResolver } from './season-ratings.resolver.js';

/** The resolvers of ratings. */
export const ratingResolvers = [
  AccountRatingResolver,
  LeagueRatingsResolver,
  RulesetRatingsResolver,
  SeasonRatingsResolver,
  RatingResolver,
  RatingStepResolver,
  RatingOpponentResolver,
  StrengthResolver,
];
