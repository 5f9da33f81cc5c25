import { Games, grantTime } from '#games';
import { Leagues } from '#league-service';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { inputArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { GameCalendar, GameVacation, GrantTimeInput, TakeVacationInput } from './clock.types.js';
import type { CommandAnswer } from './command-answer.js';
import { CommandAnswers } from './command-answers.js';
import { requestOf } from './command-request.js';
import { CommandResult } from './command-result.types.js';
import type { GameSource } from './game-source.js';
import { GameType } from './game.types.js';
import { NamedStreams } from './named-streams.js';

/** Clocks that run over days: their calendar, vacations, and time that players give each other. */
@Resolver(() => GameType)
export class ClockResolver {
  constructor(
    private readonly games: Games,
    private readonly leagues: Leagues,
    private readonly streams: NamedStreams,
    private readonly answers: CommandAnswers,
  ) {}

  @ResolveField(() => GameCalendar, {
    nullable: true,
    description: 'Days of the week on which no clock runs; null where all time counts.',
  })
  calendar(@Parent() { current }: GameSource): GameCalendar | null {
    return current.game.calendar ?? null;
  }

  @ResolveField(() => GameVacation, { nullable: true, description: 'The vacation of each seat; null for none.' })
  async vacation(@Parent() { current }: GameSource): Promise<GameVacation | null> {
    const { vacation } = current.game;
    return vacation ? { ...vacation, season: (await this.streams.seasonWithVacation(current))?.number ?? null } : null;
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description:
      'Lets the clock of your seat stand still for some days of its vacation, while it runs. Not in a game whose season gives the days (`GameVacation.season`).',
  })
  async takeVacation(
    @Args('input', inputArgument) input: TakeVacationInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const request = { ...requestOf(input, context), days: input.days };
    return this.answers.of(await this.leagues.vacations.take(request), context);
  }

  @Needs('games:play')
  @Mutation(() => CommandResult, {
    description: 'Gives another seat, whose clock runs, more time: in its bank, or else for its step.',
  })
  async grantTime(
    @Args('input', inputArgument) input: GrantTimeInput,
    @Context() context: ApiContext,
  ): Promise<CommandAnswer> {
    const { seat: to, seconds } = input;
    return this.answers.of(await grantTime(this.games, { ...requestOf(input, context), to, seconds }), context);
  }
}
