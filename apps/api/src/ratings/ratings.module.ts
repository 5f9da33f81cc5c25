import { Module } from '@nestjs/common';
import { AccountRatingResolver } from './account-rating.resolver.js';
import { LeagueRatingsResolver } from './league-ratings.resolver.js';
import { RatingOpponentResolver, RatingResolver, RatingStepResolver, StrengthResolver } from './rating.resolver.js';
import { RulesetRatingsResolver } from './ruleset-ratings.resolver.js';
import { SeasonRatingsResolver } from './season-ratings.resolver.js';

/** Ratings of accounts, leagues, rulesets and seasons. */
@Module({
  providers: [
    AccountRatingResolver,
    LeagueRatingsResolver,
    RulesetRatingsResolver,
    SeasonRatingsResolver,
    RatingResolver,
    RatingStepResolver,
    RatingOpponentResolver,
    StrengthResolver,
  ],
})
export class RatingsModule {}
