import { RulesetRatings } from '#games';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import type { Connection } from '../requests/page.js';
import { RulesetType } from '../rulesets/ruleset.types.js';
import { ratingIn, ratingPage, type RatingSource } from './rating-source.js';
import { accountArgument, RatingConnection, RatingType } from './rating.types.js';

/** Ratings of all players of a ruleset. */
@Resolver(() => RulesetType)
export class RulesetRatingsResolver {
  constructor(private readonly all: RulesetRatings) {}

  @ResolveField(() => RatingConnection, {
    description:
      'The ratings of all its players, the best first: from every game of `gameResults` that was played to its end by accounts on two sides or more, as counted by its league if it has one. May be a moment behind.',
  })
  async ratings(@Parent() { name }: RulesetType, @Args() page: PageArguments): Promise<Connection<RatingSource>> {
    return ratingPage(await this.all.of(name), page);
  }

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The same for one account; null if it has played no game that counts.',
  })
  async rating(
    @Parent() { name }: RulesetType,
    @Args('account', accountArgument) account: string,
  ): Promise<RatingSource | null> {
    return ratingIn(await this.all.of(name), account);
  }
}
