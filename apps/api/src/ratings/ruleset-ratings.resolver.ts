import { RulesetRatings } from '#games';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../graphql/connection.js';
import type { Connection } from '../requests/page.js';
import { RulesetType } from '../rulesets/ruleset.types.js';
import { ratingIn, ratingPage, type RatingSource } from './rating-source.js';
import { accountArgument, RatingConnection, RatingType } from './rating.types.js';

/** Ratings of all who play a ruleset. */
@Resolver(() => RulesetType)
export class RulesetRatingsResolver {
  constructor(private readonly all: RulesetRatings) {}

  @ResolveField(() => RatingConnection, {
    description:
      'The strength of all who have played it, the best first: by every game that `gameResults` tells, played to its end by accounts on two sides or more, as its league counts it where it has one. May be a moment behind.',
  })
  async ratings(@Parent() { name }: RulesetType, @Args() page: PageArguments): Promise<Connection<RatingSource>> {
    return ratingPage(await this.all.of(name), page);
  }

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The same of one account; null for who has played no game that counts.',
  })
  async rating(
    @Parent() { name }: RulesetType,
    @Args('account', accountArgument) account: string,
  ): Promise<RatingSource | null> {
    return ratingIn(await this.all.of(name), account);
  }
}
