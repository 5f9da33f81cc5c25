import { Leagues } from '#league-service';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import type { SeasonSource } from '../leagues/league-source.js';
import { LeagueSeasonType } from '../leagues/league.types.js';
import type { Connection } from '../requests/page.js';
import { ratingIn, ratingPage, type RatingSource } from './rating-source.js';
import { accountArgument, RatingConnection, RatingType } from './rating.types.js';

/** Ratings of one season. */
@Resolver(() => LeagueSeasonType)
export class SeasonRatingsResolver {
  constructor(private readonly leagues: Leagues) {}

  @ResolveField(() => RatingConnection, {
    description: 'The ratings of its players from the games of this season, the best first.',
  })
  ratings(@Parent() { loaded, season }: SeasonSource, @Args() page: PageArguments): Connection<RatingSource> {
    return ratingPage(this.leagues.reckoning(loaded, season), page);
  }

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The rating of one account; null if it has played no game that counts.',
  })
  rating(
    @Parent() { loaded, season }: SeasonSource,
    @Args('account', accountArgument) account: string,
  ): RatingSource | null {
    return ratingIn(this.leagues.reckoning(loaded, season), account);
  }
}
