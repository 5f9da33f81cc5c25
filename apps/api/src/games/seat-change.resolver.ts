import { Games } from '#games';
import { localized } from '#kernel';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Quotas } from '../access/quotas.js';
import { Needs } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import { inputArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import type { CommandAnswer } from './command-answer.js';
import { CommandAnswers } from './command-answers.js';
import { requestOf } from './command-request.js';
import { CommandResult } from './command-result.types.js';
import { OfferSeatInput, TakeOverSeatInput, WithdrawOfferInput } from './seat-change.types.js';

/** The commands by which a seat of a running game goes to another player. */
@Resolver()
export class SeatChangeResolver {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
    private readonly quotas: Quotas,
  ) {}

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Offers your seat in a running game. You keep it until another player takes it over.',
  })
  async offerSeat(
    @Args('input', inputArgument) input: OfferSeatInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const to = input.to == null ? undefined : idOfKind('Account', input.to);
    if (to !== undefined && !(await context.accounts.load(to)))
      throw new ApiError('NOT_FOUND', localized('There is no such account.', 'Ce compte n’existe pas.'));
    return this.answers.of(await this.games.offerSeat({ ...requestOf(input, context), to }), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Keeps your seat, which was offered.' })
  async withdrawOffer(
    @Args('input', inputArgument) input: WithdrawOfferInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    return this.answers.of(await this.games.withdrawOffer(requestOf(input, context)), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Takes over a seat that is offered, or takes yours back from a bot (`Leavers.mayReturn`). You see what the seat sees, and its player no longer does.',
  })
  async takeOverSeat(
    @Args('input', inputArgument) input: TakeOverSeatInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    await this.quotas.seating({ streamId: request.gameId, ...request });
    const { seat, invitation } = input;
    return this.answers.of(await this.games.takeOverSeat({ ...request, seat, invitation }), context);
  }
}
