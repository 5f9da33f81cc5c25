import { Leagues } from '#league-service';
import { Args, ArgsType, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import type { LeagueSource } from '../leagues/league-source.js';
import { LeagueType } from '../leagues/league.types.js';
import type { Connection } from '../requests/page.js';
import { ratingIn, ratingPage, type RatingSource } from './rating-source.js';
import { accountArgument, RatingConnection, RatingType, rulesetArgument } from './rating.types.js';

/** A page of the ratings of a league. */
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
      'The ratings of its players from the games of all its seasons of a ruleset, the best first. The rating system is that of the latest of these seasons.',
  })
  ratings(
    @Parent() { loaded }: LeagueSource,
    @Args() { ruleset, ...page }: LeagueRatingArguments,
  ): Connection<RatingSource> {
    return ratingPage(this.leagues.career(loaded, ruleset), page);
  }

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The same for one account; null if it has played no game that counts.',
  })
  rating(
    @Parent() { loaded }: LeagueSource,
    @Args('ruleset', rulesetArgument) ruleset: string,
    @Args('account', accountArgument) account: string,
  ): RatingSource | null {
    return ratingIn(this.leagues.career(loaded, ruleset), account);
  }
}
