import { Contracts } from '#contracts';
import { Games } from '#games';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { inputArgument } from '../graphql/arguments.js';
import { Needs } from '../access/scope-guard.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { answerOf, answerOfValidation } from './command-answers.js';
import { SubmitCommandInput, ValidateCommandInput, ResignInput } from './command-input.types.js';
import type { CommandAnswer, ValidationAnswer } from './command-answer.js';
import { CommandResult, ValidationResult } from './command-result.types.js';
import { requestOf, accountIn } from './command-request.js';

/** What a seat does in a running game. A seat acts through its own account only. */
@Resolver()
export class CommandResolver {
  constructor(
    private readonly games: Games,
    private readonly contracts: Contracts,
  ) {}

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Your seat gives a command.' })
  async submitCommand(
    @Args('input', inputArgument) input: SubmitCommandInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const given = this.contracts.readCommand(input.command);
    return answerOf(await this.games.submit({ ...request, ...given, stepId: input.stepId ?? undefined }));
  }

  @Needs('games:play')
  @Mutation(() => ValidationResult, { description: 'Says what a command would be answered; nothing happens.' })
  async validateCommand(
    @Args('input', inputArgument) input: ValidateCommandInput,
    @Context() context: ApiContext,
  ): Promise<ValidationAnswer> {
    const gameId = idOfKind('Game', input.gameId);
    const { expectedVersion, stepId } = input;
    const request = {
      gameId,
      account: accountIn(context),
      ...this.contracts.readCommand(input.command),
      stepId: stepId ?? undefined,
      expectedVersion: expectedVersion ?? undefined,
    };
    return answerOfValidation(await this.games.validate(request));
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Gives your seat up for good.' })
  async resign(
    @Args('input', inputArgument) input: ResignInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    return answerOf(await this.games.resign(request));
  }
}
