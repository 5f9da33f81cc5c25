import { enumNameOf } from '#contracts';
import { Games, legalOf, seatOf } from '#games';
import { rematchId } from '#records';
import { localized, type SeatPlan } from '#kernel';
import { seatsOfTable, seatsOwingSeeds, type SeatHolder } from '#kernel/server';
import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { idArgument } from '../graphql/arguments.js';
import { ForEverybody } from '../access/scope-guard.js';
import { lookerOf } from '../access/caller.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { MOST_LEGAL, type Connection } from '../requests/page.js';
import { GameStatusEnum } from '../graphql/enums.js';
import { globalId, idOfKind } from '../requests/global-id.js';
import { measured } from '../requests/request-context.js';
import { DateTime } from '../graphql/scalars.js';
import { certificateRoute, transcriptRoute } from '../rest/transcripts/transcript-routes.js';
import { RulesetType, rulesetOf } from '../rulesets/ruleset.types.js';
import { EventPageArguments } from './event-arguments.types.js';
import { eventPage } from './event-page.js';
import { isShownLate, ownViewer, type EventSource, type GameSource, type SeatSource } from './game-source.js';
import {
  GameAtType,
  GameEventConnection,
  GameClock,
  GameOutcome,
  GamePresence,
  GameSeatType,
  GameType,
  LegalCommandType,
  WaitingUnion,
} from './game.types.js';
import { commandSources, type LegalCommandSource } from './legal-command.js';
import { ShownGames } from './shown-games.js';
import { waitingAs, type WaitingAnswer } from './waiting.js';

/** The fields of a game. */
@Resolver(() => GameType)
export class GameResolver {
  constructor(
    private readonly games: Games,
    private readonly shown: ShownGames,
  ) {}

  @ForEverybody()
  @Query(() => GameType, { nullable: true, description: 'A game; null when there is none with this id.' })
  game(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<GameSource | null> {
    return this.shown.find(idOfKind('Game', id), caller);
  }

  @ResolveField(() => ID, { description: 'Unique in the whole API; the argument of `node`.' })
  id(@Parent() { current }: GameSource): string {
    return globalId('Game', current.gameId);
  }

  @ResolveField(() => RulesetType, { description: 'The ruleset of the game, in its newest version.' })
  ruleset(@Parent() { current: { ruleset } }: GameSource): RulesetType {
    return rulesetOf(this.games.rulesets.newestOf(ruleset));
  }

  @ResolveField(() => String, { description: 'The version of the ruleset that the game is pinned to.' })
  rulesVersion(@Parent() { current }: GameSource): string {
    return current.game.rulesVersion;
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      'SHA-256 of the released rules that the game was opened on, lower-case hex; null for rules that were not released.',
  })
  rulesDigest(@Parent() { current }: GameSource): string | null {
    return current.game.rulesDigest ?? null;
  }

  @ResolveField(() => GameStatusEnum, {
    description: 'The status of the game: its start and its end are shown to all at once.',
  })
  status(@Parent() { status }: GameSource): string {
    return status;
  }

  @ResolveField(() => Int, { description: 'Number of the last event.' })
  version(@Parent() { loaded }: GameSource): number {
    return loaded.game.version;
  }

  @ResolveField(() => DateTime, { description: 'When it was opened.' })
  openedAt(@Parent() { current }: GameSource): number {
    return current.openedAt;
  }

  @ResolveField(() => DateTime, { description: 'When its last commit was made.' })
  changedAt(@Parent() { loaded }: GameSource): number {
    return loaded.at;
  }

  @ResolveField(() => Boolean, {
    description: 'true: only players with its invitation may join, and no list shows it to others.',
  })
  byInvitation(@Parent() { current }: GameSource): boolean {
    return current.game.invitation !== undefined;
  }

  @ResolveField(() => Boolean, {
    description: 'true: no list and no lobby shows it to others; anyone with its id may join.',
  })
  unlisted(@Parent() { current }: GameSource): boolean {
    return current.game.unlisted === true;
  }

  @ResolveField(() => GameClock, {
    nullable: true,
    description: 'Additional time of each seat beside the time of the steps; null for none.',
  })
  bank(@Parent() { current }: GameSource): GameClock | null {
    return current.game.bank ?? null;
  }

  @ResolveField(() => Boolean, { description: 'true: seats may take back their latest commands.' })
  takeBack(@Parent() { current }: GameSource): boolean {
    return current.game.takeBack === true;
  }

  @ResolveField(() => Int, {
    description: 'Delay in seconds with which spectators see the game while it runs; 0 for none.',
  })
  spectatorDelay(@Parent() { current }: GameSource): number {
    return current.game.spectatorDelay ?? 0;
  }

  @ResolveField(() => Boolean, {
    description: 'true: seats hide their contributions to chance until the start is called (`giveSeed`).',
  })
  hiddenSeeds(@Parent() { current }: GameSource): boolean {
    return current.game.hiddenSeeds === true;
  }

  @ResolveField(() => [Int], {
    description:
      'The seats whose hidden seeds are still awaited after the start was called; with the last seed the game starts. Empty before and afterwards.',
  })
  seedsOwed(@Parent() { current: { game } }: GameSource): readonly number[] {
    return game.phase === 'open' && game.startCalled ? seatsOwingSeeds(game) : [];
  }

  @ResolveField(() => Boolean, {
    description:
      'true: you have no seat, and see the game as it was `spectatorDelay` seconds ago, in every field but `status`. Everything before its start was shown at once, and all of it is once the game is over.',
  })
  shownLate(@Parent() source: GameSource, @Context() context: ApiContext): boolean {
    return isShownLate(source, context);
  }

  @ResolveField(() => [Int], {
    description: 'The versions to which your seat may now take back the game, newest first.',
  })
  takesBackTo(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): readonly number[] {
    const own = seatOf(current, lookerOf(caller));
    return own === undefined ? [] : current.release.kernel.takesBackTo(current.game, own.seat);
  }

  @ResolveField(() => GameType, { nullable: true, description: 'The game that this one is a rematch of.' })
  rematchOf(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): Promise<GameSource | null> | null {
    const { rematchOf } = current.game;
    return rematchOf === undefined ? null : this.shown.find(rematchOf, caller);
  }

  @ResolveField(() => GameType, {
    nullable: true,
    description: 'Its rematch, once one of its players has asked for one.',
  })
  rematch(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): Promise<GameSource | null> {
    return this.shown.find(rematchId(current.gameId), caller);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The invitation that others need in `joinGame`; null except for the opener of a game by invitation.',
  })
  async invitation(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): Promise<string | null> {
    if (lookerOf(caller) !== current.game.openedBy) return null;
    return (await this.games.invitation(current)) ?? null;
  }

  @ResolveField(() => String, {
    description: 'SHA-256 of the secret seed, lower-case hex, to which the server is bound.',
  })
  seedCommitment(@Parent() { current }: GameSource): string {
    return current.game.seedCommitment;
  }

  @ResolveField(() => String, { nullable: true, description: 'The seed, once the game is over.' })
  seed(@Parent() { current }: GameSource): string | null {
    return current.game.seed;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The path of its transcript on this server: the whole game in one signed file. null until it is over.',
  })
  transcript(@Parent() { current, status }: GameSource): string | null {
    return status === 'over' ? transcriptRoute.path.replace('{id}', globalId('Game', current.gameId)) : null;
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The path of its certificate on this server: the result in a few signed lines. null until it is over.',
  })
  certificate(@Parent() { current, status }: GameSource): string | null {
    return status === 'over' ? certificateRoute.path.replace('{id}', globalId('Game', current.gameId)) : null;
  }

  @ResolveField(() => Int, { description: 'Fewest seats that must be taken before the game may start.' })
  leastSeats(@Parent() { current }: GameSource): number {
    return seatsOfTable(current.ruleset, current.game).least;
  }

  @ResolveField(() => [GameSeatType], {
    description: 'Every seat, taken or free; once the game has started, the seats that play.',
  })
  seats(@Parent() { current, status, loaded: { ruleset, game } }: GameSource): SeatSource[] {
    const holderOf = ({ seat }: SeatPlan): SeatHolder | undefined => game.seats.find((holder) => holder.seat === seat);
    const seats = seatsOfTable(ruleset, game).seats.map((plan) => ({ current, plan, holder: holderOf(plan) }));
    return status === 'open' ? seats : seats.filter(({ holder }) => holder !== undefined);
  }

  @ResolveField(() => GamePresence, {
    description: 'The players and spectators connected to the game now; `gamePresence` reports changes.',
  })
  presence(@Parent() { current }: GameSource, @Context() { presence }: ApiContext): Promise<GamePresence> {
    return presence.load(current);
  }

  @ResolveField(() => [LegalCommandType], {
    description:
      'The commands that your seat may give now, also where no step waits for it (`stepId` is null then). A client can play any game with this field alone.',
  })
  legalCommands(
    @Parent() { current }: GameSource,
    @Context() { caller }: ApiContext,
    @Args('first', {
      type: () => Int,
      defaultValue: 1_000,
      description: 'The maximum number of commands, up to 5,000.',
    })
    first: number,
  ): readonly LegalCommandSource[] {
    if (first < 1 || first > MOST_LEGAL)
      throw new ApiError(
        'BAD_USER_INPUT',
        localized('Ask for 1 to 5,000 legal commands.', 'Demandez de 1 à 5 000 commandes permises.'),
      );
    const own = seatOf(current, lookerOf(caller));
    if (own === undefined) return [];
    const legal = measured(() => legalOf(current, own.seat));
    return commandSources(current, own.seat, legal.slice(0, first));
  }

  @ResolveField(() => WaitingUnion, {
    nullable: true,
    description: 'The steps that the game waits for; null before the start.',
  })
  waiting(@Parent() source: GameSource, @Context() { caller }: ApiContext): WaitingAnswer | null {
    return waitingAs(source, caller);
  }

  @ResolveField(() => GameEventConnection, {
    description: 'The events of the game, as you may see them, oldest first.',
  })
  events(
    @Parent() source: GameSource,
    @Args() page: EventPageArguments,
    @Context() context: ApiContext,
  ): Promise<Connection<EventSource>> {
    return eventPage(this.games, source, ownViewer(source, context), page);
  }

  @ResolveField(() => GameAtType, {
    nullable: true,
    description: 'The game as it was at a version; null if it never had this version.',
  })
  at(
    @Parent() source: GameSource,
    @Args('version', { type: () => Int, description: 'The number of an event, from 1.' }) version: number,
  ): Promise<GameSource | null> {
    return this.shown.at(source, version);
  }

  @ResolveField(() => GameOutcome, { nullable: true, description: 'The outcome of the game; null until it is over.' })
  outcome(@Parent() { current }: GameSource): GameOutcome | null {
    const { outcome } = current.game;
    return outcome && { ...outcome, reason: enumNameOf(outcome.reason) };
  }
}
