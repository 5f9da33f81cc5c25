import { Games, RulesetRatings } from '#games';
import { localized } from '#kernel';
import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountType } from '../accounts/account.types.js';
import { ApiError } from '../errors/api-error.js';
import { ratingIn, type RatingSource } from './rating-source.js';
import { RatingType, rulesetArgument } from './rating.types.js';

/** The rating of a player, beside the name. */
@Resolver(() => AccountType)
export class AccountRatingResolver {
  constructor(
    private readonly games: Games,
    private readonly all: RulesetRatings,
  ) {}

  @ResolveField(() => RatingType, {
    nullable: true,
    description: 'The value of `Ruleset.rating` for this account; null while it has played no game that counts.',
  })
  async rating(
    @Parent() { id }: AccountType,
    @Args('ruleset', rulesetArgument) ruleset: string,
  ): Promise<RatingSource | null> {
    if (!this.games.rulesets.find(ruleset))
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(`There is no ruleset “${ruleset}”.`, `Il n’y a pas de règles « ${ruleset} ».`),
      );
    return ratingIn(await this.all.of(ruleset), id);
  }
}
