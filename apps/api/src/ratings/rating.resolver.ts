import { isUuid } from '#records';
import { withApiIds } from '#league-service';
import type { Rating, RatingStep } from '#leagues';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import type { RatingSource } from './rating-source.js';
import { RatingOpponentType, RatingStepConnection, RatingStepType, RatingType, StrengthType } from './rating.types.js';

/** A player on another side, with their rating at the time. */
type Opponent = RatingStep['against'][number];

const accountIn = async (player: string, { accounts }: ApiContext): Promise<AccountType | null> => {
  const account = isUuid(player) ? await accounts.load(player) : undefined;
  return account ? accountOf(account) : null;
};

/** The account of a rating, and its history. */
@Resolver(() => RatingType)
export class RatingResolver {
  @ResolveField(() => AccountType, { nullable: true, description: 'The rated account; null if it no longer exists.' })
  account(@Parent() { player }: RatingSource, @Context() context: ApiContext): Promise<AccountType | null> {
    return accountIn(player, context);
  }

  @ResolveField()
  mean(@Parent() { rating }: RatingSource): number {
    return rating.mean;
  }

  @ResolveField()
  deviation(@Parent() { rating }: RatingSource): number {
    return rating.deviation;
  }

  @ResolveField()
  volatility(@Parent() { rating }: RatingSource): number | null {
    return rating.volatility ?? null;
  }

  @ResolveField(() => RatingStepConnection, {
    description: 'The rated games, in the order in which they ended, with the effect of each.',
  })
  steps(@Parent() { player, explain }: RatingSource, @Args() page: PageArguments): Connection<RatingStep> {
    return listPage(explain(player), page, 'step');
  }
}

/** The fields of a step. */
@Resolver(() => RatingStepType)
export class RatingStepResolver {
  @ResolveField()
  gameId(@Parent() { gameId }: RatingStep): string {
    return withApiIds({ gameId }).gameId;
  }
}

/** The fields of an opponent in a rated game. */
@Resolver(() => RatingOpponentType)
export class RatingOpponentResolver {
  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The account of the opponent; null if it no longer exists.',
  })
  account(@Parent() { player }: Opponent, @Context() context: ApiContext): Promise<AccountType | null> {
    return accountIn(player, context);
  }

  @ResolveField()
  strength(@Parent() { rating }: Opponent): Rating {
    return rating;
  }
}

/** A number that not every system has. */
@Resolver(() => StrengthType)
export class StrengthResolver {
  @ResolveField()
  volatility(@Parent() { volatility }: Rating): number | null {
    return volatility ?? null;
  }
}
