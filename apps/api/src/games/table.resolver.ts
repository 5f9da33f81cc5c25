import { Contracts } from '#contracts';
import { fork, Games, hasPeople, rematch } from '#games';
import { Leagues } from '#league-service';
import { openedGameId, rematchId } from '#records';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { inputArgument } from '../graphql/arguments.js';
import { Quotas } from '../access/quotas.js';
import { RatedTables } from '../access/rated-tables.js';
import { Needs } from '../access/scope-guard.js';
import type { ApiContext } from '../requests/api-context.js';
import { Bringing, type Brings } from './bringing.js';
import { CommandAnswers } from './command-answers.js';
import {
  AddBotInput,
  ForkGameInput,
  GiveSeedInput,
  JoinGameInput,
  LeaveGameInput,
  OpenGameInput,
  RematchInput,
  StartGameInput,
} from './command-input.types.js';
import { requestOf } from './command-request.js';
import type { CommandAnswer } from './command-answer.js';
import { CommandResult } from './command-result.types.js';
import { TableOpening } from './table-opening.js';

/** The commands at a table before the game starts. */
@Resolver()
export class TableResolver {
  @Inject(CommandAnswers) private readonly answers: CommandAnswers;
  @Inject(Leagues) private readonly leagues: Leagues;
  @Inject(RatedTables) private readonly rated: RatedTables;

  constructor(
    private readonly games: Games,
    private readonly opening: TableOpening,
    private readonly bringing: Bringing,
    private readonly contracts: Contracts,
    private readonly quotas: Quotas,
  ) {}

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Opens a game. The same account and command id always open the same game.',
  })
  openGame(@Args('input', inputArgument) input: OpenGameInput, @Context() context: ApiContext): Promise<CommandAnswer> {
    const seats = (input.seats ?? []).map((taker) => ({
      me: taker.me,
      bot: taker.bot,
      seed: taker.seed,
      seedCommitment: taker.seedCommitment,
      ...this.bringsIn(taker),
    }));
    const { commandId, byInvitation, unlisted, takeBack, undo, spectatorDelay, hiddenSeeds, leavers } = input;
    const { bank, calendar, vacation } = input;
    const request = {
      commandId,
      byInvitation,
      unlisted,
      bank,
      takeBack,
      undo,
      spectatorDelay,
      hiddenSeeds,
      calendar,
      vacation,
      leavers,
      ...this.contracts.readOptions(input.options),
      seats,
    };
    return this.opening.open(request, context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Takes a seat for you; in a game of a league, the seat of your pairing, without an invitation.',
  })
  async joinGame(
    @Args('input', inputArgument) input: JoinGameInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    await this.quotas.seating({ streamId: request.gameId, ...request });
    await this.rated.sitting({ streamId: request.gameId, ...request }, await this.games.load(request.gameId));
    const brought = await this.bringing.toGame(this.bringsIn(input), request, context);
    const { seed, seedCommitment, invitation } = input;
    return this.answers.of(
      await this.leagues.join({ ...request, seat: input.seat ?? undefined, seed, seedCommitment, invitation, brought }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Asks for a rematch of a game in which you had a seat. The first player to ask opens it, with the same rules, options and bots; the others who ask take their seats there.',
  })
  async rematch(
    @Args('input', inputArgument) input: RematchInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const { account, ...asked } = requestOf(input, context);
    const next = { ...asked, gameId: rematchId(asked.gameId) };
    const taking = { streamId: next.gameId, commandId: asked.commandId, account };
    await ((await this.games.load(next.gameId)) ? this.quotas.seating(taking) : this.quotas.opening(taking, taking));
    const over = await this.games.load(asked.gameId);
    await this.rated.sitting(taking, over);
    const brought = over && (await this.bringing.of(this.bringsIn(input), over.ruleset, next, context));
    const { seed, seedCommitment, seat } = input;
    return this.answers.of(
      await rematch(this.games, { ...asked, account, seat: seat ?? undefined, seed, seedCommitment, brought }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Opens a game that goes on from a version of a finished one, under the same release of the rules: for the seats that played there, by invitation, with take-backs and never rated. Hidden things are as they were; draws to come are new.',
  })
  async forkGame(
    @Args('input', inputArgument) input: ForkGameInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const { account, commandId } = request;
    await this.quotas.opening({ streamId: openedGameId(account, commandId), commandId, account });
    return this.answers.of(await fork(this.games, { ...request, version: input.version }), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Frees your seat before the start, or removes a player from a game that you opened.',
  })
  async leaveGame(
    @Args('input', inputArgument) input: LeaveGameInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    return this.answers.of(await this.games.leave({ ...request, seat: input.seat ?? undefined }), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, { description: 'Seats a bot in a game that you opened.' })
  async addBot(
    @Args('input', inputArgument) input: AddBotInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const brought = await this.bringing.toGame(this.bringsIn(input), request, context);
    return this.answers.of(
      await this.games.addBot({ ...request, bot: input.bot, seat: input.seat ?? undefined, brought }),
      context,
    );
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Starts a game that you opened. Where seats have committed to hidden seeds, it calls the start: `Game.seedsOwed` lists the seats whose seeds are awaited.',
  })
  async startGame(
    @Args('input', inputArgument) input: StartGameInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    const { gameId: streamId, commandId } = request;
    const loaded = await this.games.load(streamId);
    if (loaded?.game.phase === 'open' && !hasPeople(loaded.game))
      await this.quotas.startingAlone({ streamId, commandId, account: loaded.game.openedBy });
    await this.rated.starting({ streamId, commandId, account: request.account }, loaded);
    return this.answers.of(await this.games.start(request), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Gives the contribution to chance that your seat has committed to, once the start is called; with the last seed the game starts.',
  })
  async giveSeed(
    @Args('input', inputArgument) input: GiveSeedInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = requestOf(input, context);
    return this.answers.of(await this.games.giveSeed({ ...request, seed: input.seed }), context);
  }

  /** What a seat brings: from the field of its ruleset, or by its id. */
  private bringsIn({ brings, deckId, baseId }: Pick<JoinGameInput, 'brings' | 'deckId' | 'baseId'>): Brings {
    return { brings: brings == null ? undefined : this.contracts.readBrought(brings), deckId, baseId };
  }
}
