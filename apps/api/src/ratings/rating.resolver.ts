import { isUuid, withApiIds } from '#games';
import type { Rating, RatingStep } from '#leagues';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { accountOf, AccountType } from '../accounts/account.types.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import type { RatingSource } from './rating-source.js';
import { RatingOpponentType, RatingStepConnection, RatingStepType, RatingType, StrengthType } from './rating.types.js';

/** Somebody on another side, with what he was thought to be. */
type Opponent = RatingStep['against'][number];

const accountIn = async (player: string, { accounts }: ApiContext): Promise<AccountType | null> => {
  const account = isUuid(player) ? await accounts.load(player) : undefined;
  return account ? accountOf(account) : null;
};

/** Whose a rating is, and what it is made of. */
@Resolver(() => RatingType)
export class RatingResolver {
  @ResolveField(() => AccountType, { nullable: true, description: 'Whose it is; null for who is gone.' })
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
    description: 'The games that it is made of, in the order in which they ended, and what each did.',
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

/** Who it was against whom a game was. */
@Resolver(() => RatingOpponentType)
export class RatingOpponentResolver {
  @ResolveField(() => AccountType, { nullable: true, description: 'Who it was; null for who is gone.' })
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
