import { Contracts, enumNameOf } from '#contracts';
import { ConditionalCommands, Games, type OwnConditional } from '#games';
import type { LoadedGame } from '#records';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { lookerOf } from '../access/caller.js';
import { Needs } from '../access/scope-guard.js';
import { inputArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { mistake } from './command-answers.js';
import { accountIn } from './command-request.js';
import { ConditionalCommandsType, SetConditionalCommandsInput } from './conditional.types.js';
import type { GameSource } from './game-source.js';
import { GameType } from './game.types.js';

/** The commands that the caller's seat has planned. */
@Resolver(() => GameType)
export class ConditionalResolver {
  constructor(
    private readonly games: Games,
    private readonly conditional: ConditionalCommands,
    private readonly contracts: Contracts,
  ) {}

  @ResolveField('conditional', () => ConditionalCommandsType, {
    description: 'The commands that your seat has planned; empty for all others.',
  })
  async own(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): Promise<ConditionalCommandsType> {
    return this.shown(current, await this.conditional.of(current, lookerOf(caller)));
  }

  @Needs('games:play')
  @Mutation(() => ConditionalCommandsType, {
    description:
      'Plans commands of your seat, given when a step asks it and their conditions hold: the first entry that applies. If its command is not legal then, the list stops. The list is secret and replaces the one before. A command that is being given at that moment is not stopped.',
  })
  async setConditionalCommands(
    @Args('input', inputArgument) { gameId: id, pause, entries }: SetConditionalCommandsInput,
    @Context() context: ApiContext,
  ): Promise<ConditionalCommandsType> {
    const [gameId, account] = [idOfKind('Game', id), accountIn(context)];
    const steps = Object.keys((await this.games.load(gameId))?.release.presentation.steps ?? {});
    const read = entries.map(({ command: input, step = null, after, until, repeat }) => {
      const { ruleset, command } = this.contracts.readCommand(input);
      const named = step === null ? null : (steps.find((each) => enumNameOf(each) === step) ?? step);
      return { ruleset, entry: { command, step: named, after, until, repeat } };
    });
    const answer = await this.conditional.set({ gameId, account, pause, entries: read });
    if (answer.status !== 'stored') throw mistake(answer);
    return this.shown(answer.loaded, answer.list);
  }

  private shown({ ruleset }: LoadedGame, { pause, entries }: OwnConditional): ConditionalCommandsType {
    return {
      pause,
      entries: entries.map(({ command, step, after, until, repeat }) => ({
        type: command.type,
        input: this.contracts.commandInput(ruleset.name, command),
        step: step === null ? null : enumNameOf(step),
        after,
        until,
        repeat,
      })),
    };
  }
}
