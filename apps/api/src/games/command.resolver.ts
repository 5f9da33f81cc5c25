import { Contracts } from '#contracts';
import { Games } from '#games';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { idOfKind } from '../requests/global-id.js';
import { CommandAnswers } from './command-answers.js';
import { SubmitCommandInput, ValidateCommandInput, ResignInput } from './command-input.types.js';
import type { CommandAnswer, ValidationAnswer } from './command-answer.js';
import { CommandResult, ValidationResult } from './command-result.types.js';
import { requestOf, accountIn } from './command-request.js';

/** What a seat does in a running game. A seat acts through its own account only. */
@Resolver()
export class CommandResolver {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
    private readonly contracts: Contracts,
  ) {}

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Your seat gives a command.' })
  async submitCommand(
    @Args('input') input: SubmitCommandInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const command = await this.commandIn(request.gameId, input.command);
    return this.answers.of(
      request.gameId,
      await this.games.submit({ ...request, command, stepId: input.stepId ?? undefined }),
    );
  }

  @Needs('games:play')
  @Mutation(() => ValidationResult, { description: 'Says what a command would be answered; nothing happens.' })
  async validateCommand(
    @Args('input') input: ValidateCommandInput,
    @Context() context: ApiContext,
  ): Promise<ValidationAnswer> {
    const gameId = idOfKind('Game', input.gameId);
    const command = await this.commandIn(gameId, input.command);
    const { expectedVersion, stepId } = input;
    const request = {
      gameId,
      account: accountIn(context),
      command,
      stepId: stepId ?? undefined,
      expectedVersion: expectedVersion ?? undefined,
    };
    return this.answers.ofValidation(gameId, await this.games.validate(request));
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Gives your seat up for good.' })
  async resign(@Args('input') input: ResignInput, @Context() context: ApiContext): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    return this.answers.of(request.gameId, await this.games.resign(request));
  }

  /** The command inside the field of the game's ruleset. A game that there is not is left to the service. */
  private async commandIn(gameId: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { ruleset, command } = this.contracts.readCommand(input);
    const played = (await this.games.load(gameId))?.ruleset.name;
    if (played !== undefined && played !== ruleset) {
      throw new ApiError(
        'BAD_USER_INPUT',
        `This is a game of "${played}": give the command in the field "${played}", not "${ruleset}".`,
      );
    }
    return command;
  }
}
