import { Leagues } from '#games';
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
    description: 'The strength of those who have played, as the games of this season make it, the best first.',
  })
  ratings(@Parent() { loaded, season }: SeasonSource, @Args() page: PageArguments): Connection<RatingSource> {
    return ratingPage(this.leagues.reckoning(loaded, season), page);
  }

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The strength of one account; null for who has played no game that counts.',
  })
  rating(
    @Parent() { loaded, season }: SeasonSource,
    @Args('account', accountArgument) account: string,
  ): RatingSource | null {
    return ratingIn(this.leagues.reckoning(loaded, season), account);
  }
}
