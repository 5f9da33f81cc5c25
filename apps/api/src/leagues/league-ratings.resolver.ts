import { Leagues } from '#games';
import { Args, ArgsType, Field, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import { idOfKind } from '../requests/global-id.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { ratingSourcesOf, type LeagueSource, type SeasonRatingSource } from './league-source.js';
import { LeagueType } from './league.types.js';
import { SeasonRatingConnection, SeasonRatingType } from './season-rating.types.js';

const RULESET = 'Short name of the ruleset.';

/** Which page of the ratings of a league. */
@ArgsType()
class LeagueRatingArguments extends PageArguments {
  @Field({ description: RULESET })
  ruleset: string;
}

/** Ratings over all seasons of a league. */
@Resolver(() => LeagueType)
export class LeagueRatingsResolver {
  constructor(private readonly leagues: Leagues) {}

  @ResolveField(() => SeasonRatingConnection, {
    description:
      'The strength of those who have played, as the games of all its seasons of a ruleset make it, the best first: by the numbers of the latest of them.',
  })
  ratings(
    @Parent() source: LeagueSource,
    @Args() { ruleset, ...page }: LeagueRatingArguments,
  ): Connection<SeasonRatingSource> {
    return listPage(this.ratingsIn(source, ruleset), page, 'rating');
  }

  @ResolveField(() => SeasonRatingType, {
    nullable: true,
    description: 'The same of one account; null for who has played no game that counts.',
  })
  rating(
    @Parent() source: LeagueSource,
    @Args('ruleset', { description: RULESET }) ruleset: string,
    @Args('account', { type: () => ID, description: 'What `Account.id` says.' }) account: string,
  ): SeasonRatingSource | null {
    const player = idOfKind('Account', account);
    return this.ratingsIn(source, ruleset).find((line) => line.player === player) ?? null;
  }

  private ratingsIn({ loaded }: LeagueSource, ruleset: string): readonly SeasonRatingSource[] {
    const career = this.leagues.career(loaded, ruleset);
    return career ? ratingSourcesOf(career) : [];
  }
}
