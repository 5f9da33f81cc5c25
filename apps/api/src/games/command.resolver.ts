import { Contracts } from '#contracts';
import { Games, type SubmitAllRequest } from '#games';
import { localized } from '#kernel';
import { MOST_COMMANDS } from '#kernel/server';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { inputArgument } from '../graphql/arguments.js';
import { Needs } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { CommandAnswers } from './command-answers.js';
import {
  ResignInput,
  SubmitCommandInput,
  SubmitCommandsInput,
  TakeBackInput,
  ValidateCommandInput,
} from './command-input.types.js';
import type { CommandAnswer, ValidationAnswer } from './command-answer.js';
import { CommandResult, ValidationResult } from './command-result.types.js';
import { requestOf, accountIn } from './command-request.js';

const TOO_MANY = localized(
  `A list has at most ${MOST_COMMANDS} commands.`,
  `Une liste compte au plus ${MOST_COMMANDS} commandes.`,
);

const ONE_RULESET = localized(
  'All commands of a list must be of the ruleset of the game.',
  'Toutes les commandes d’une liste doivent relever des règles de la partie.',
);

/** The commands of a seat in a running game. A seat acts through its own account only. */
@Resolver()
export class CommandResolver {
  constructor(
    private readonly games: Games,
    private readonly answers: CommandAnswers,
    private readonly contracts: Contracts,
  ) {}

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Sends a command of your seat.' })
  async submitCommand(
    @Args('input', inputArgument) input: SubmitCommandInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const given = this.contracts.readCommand(input.command);
    return this.answers.of(
      await this.games.submit({ ...request, ...given, stepId: input.stepId ?? undefined }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Sends several commands of your seat, in one commit: each is decided on the state after the previous ones. The list ends after the first that draws chance or reveals something; `CommandAccepted.carriedOut` is the number of commands carried out. If one is refused before that, none happens; `CommandRejected.place` is its number.',
  })
  async submitCommands(
    @Args('input', inputArgument) input: SubmitCommandsInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const { ruleset, commands } = this.listIn(input);
    return this.answers.of(
      await this.games.submitAll({ ...request, ruleset, commands, stepId: input.stepId ?? undefined }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Takes back the latest commands of your seat, where the table allows it (`Game.takeBack`). The log keeps them, and records that they were taken back. Steps continue with the time that they had.',
  })
  async takeBack(
    @Args('input', inputArgument) input: TakeBackInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    return this.answers.of(
      await this.games.takeBack({ ...requestOf(input, context), to: input.to ?? undefined }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => ValidationResult, { description: 'Tries a command and returns its result; nothing happens.' })
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
    return this.answers.ofValidation(await this.games.validate(request), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Resigns the game for your seat, permanently.' })
  async resign(
    @Args('input', inputArgument) input: ResignInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    return this.answers.of(await this.games.resign(request), context);
  }

  /**
   * The commands of a list, and their one ruleset. Throws an ApiError when they are of several rulesets, or too many.
   */
  private listIn({ commands }: SubmitCommandsInput): Pick<SubmitAllRequest, 'ruleset' | 'commands'> {
    if (commands.length > MOST_COMMANDS) throw new ApiError('BAD_USER_INPUT', TOO_MANY);
    const read = commands.map((command) => this.contracts.readCommand(command));
    const ruleset = read[0]?.ruleset;
    if (read.some((each) => each.ruleset !== ruleset)) throw new ApiError('BAD_USER_INPUT', ONE_RULESET);
    return { ruleset, commands: read.map(({ command }) => command) };
  }
}
