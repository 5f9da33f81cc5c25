import { Games } from '#games';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { inputArgument } from '../graphql/arguments.js';
import { Needs } from '../access/scope-guard.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import type { CommandAnswer } from './command-answer.js';
import { CommandAnswers, mistake } from './command-answers.js';
import { AbandonGameInput, ResumeGameInput } from './command-input.types.js';
import { accountIn, requestOf } from './command-request.js';
import { CommandResult } from './command-result.types.js';
import type { GameSource } from './game-source.js';
import { ShownGames } from './shown-games.js';
import { GameType } from './game.types.js';

/** Commands on games that cannot, or will not, be played to their end. */
@Resolver(() => GameType)
export class ParkingResolver {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
    private readonly shown: ShownGames,
  ) {}

  @ResolveField(() => Boolean, {
    description: 'true: its rules failed, or an operator stopped it, and it accepts no command until it is resumed.',
  })
  parked(@Parent() { current }: GameSource, @Context() { parked }: ApiContext): Promise<boolean> {
    return parked.load(current.gameId);
  }

  @Needs('games:play')
  @Mutation(() => GameType, {
    description: 'Resumes a parked game that you opened. A game that is not parked stays as it is.',
  })
  async resumeGame(
    @Args('input', inputArgument) input: ResumeGameInput,
    @Context() context: ApiContext,
  ): Promise<GameSource> {
    const gameId = idOfKind('Game', input.gameId);
    const resumed = await this.games.resume({ gameId, account: accountIn(context) });
    if (resumed.status !== 'found') throw mistake(resumed);
    return this.shown.of(resumed.value, context.caller);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Ends a game that you opened, without a winner: one that has not started, is parked, or is played only by bots.',
  })
  async abandonGame(
    @Args('input', inputArgument) input: AbandonGameInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    return this.answers.of(await this.games.abandon(requestOf(input, context)), context);
  }
}
