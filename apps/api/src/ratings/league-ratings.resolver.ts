import { Leagues } from '#games';
import { Args, ArgsType, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import type { LeagueSource } from '../leagues/league-source.js';
import { LeagueType } from '../leagues/league.types.js';
import type { Connection } from '../requests/page.js';
import { ratingIn, ratingPage, type RatingSource } from './rating-source.js';
import { accountArgument, RatingConnection, RatingType, rulesetArgument } from './rating.types.js';

/** Which page of the ratings of a league. */
@ArgsType()
class LeagueRatingArguments extends PageArguments {
  @Field(rulesetArgument)
  ruleset: string;
}

/** Ratings over all seasons of a league. */
@Resolver(() => LeagueType)
export class LeagueRatingsResolver {
  constructor(private readonly leagues: Leagues) {}

  @ResolveField(() => RatingConnection, {
    description:
      'The strength of those who have played, as the games of all its seasons of a ruleset make it, the best first: by the numbers of the latest of them.',
  })
  ratings(
    @Parent() { loaded }: LeagueSource,
    @Args() { ruleset, ...page }: LeagueRatingArguments,
  ): Connection<RatingSource> {
    return ratingPage(this.leagues.career(loaded, ruleset), page);
  }

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The same of one account; null for who has played no game that counts.',
  })
  rating(
    @Parent() { loaded }: LeagueSource,
    @Args('ruleset', rulesetArgument) ruleset: string,
    @Args('account', accountArgument) account: string,
  ): RatingSource | null {
    return ratingIn(this.leagues.career(loaded, ruleset), account);
  }
}
