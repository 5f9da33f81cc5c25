import { Games, Presence, PresenceWatch, type FollowedEvent, type Subscriber } from '#games';
import type { LoadedGame } from '#records';
import { LostHistory } from '#streams';
import { localized, type Importance } from '#kernel';
import { isWanted, type EventFilter } from '#kernel/server';
import { Args, Context, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import { lookerOf } from '../access/caller.js';
import { PASSING_COST } from '../access/points.js';
import type { TokenBucket } from '../access/token-bucket.js';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import type { EventSource, GameSource } from '../games/game-source.js';
import { GameEventType, GamePresence, GameType } from '../games/game.types.js';
import { atLeastArgument, typesArgument } from '../games/event-arguments.types.js';
import { followedSource, ShownGames } from '../games/shown-games.js';
import { FROM_ONE, wantedEvents } from '../games/wanted-events.js';
import type { SubscriptionContext } from '../graphql/socket/paid-subscription.js';
import type { ApiContext } from '../requests/api-context.js';
import { ApiError } from '../errors/api-error.js';
import { idOfKind } from '../requests/global-id.js';
import { abortable } from './abortable.js';
import { GameAnnouncements } from './game-announcements.js';
import { LobbyFilter } from './lobby-filter.types.js';

/** Each message of a stream is the value of the field itself. */
const asItIs = { resolve: (value: unknown): unknown => value };

/** The live updates of the server. */
@Resolver()
export class SubscriptionsResolver {
  constructor(
    private readonly games: Games,
    private readonly shown: ShownGames,
    private readonly announcements: GameAnnouncements,
    private readonly presence: Presence,
    private readonly presenceWatch: PresenceWatch,
  ) {}

  @ForEverybody()
  @Subscription(() => GameEventType, {
    ...asItIs,
    description:
      'All events of a game after a version, then each new one, without gaps or duplicates, except for events that your filter excludes. To continue, subscribe again with the last version that you got. Ends with the game. Where you see the game with a delay, each event comes after the delay, and all when the game is over. A version that the game has not reached is refused with the code `AHEAD_OF_GAME`.',
  })
  async gameEvents(
    @Args('gameId', { type: () => ID, description: 'The value of `Game.id`.' }) id: string,
    @Args('afterVersion', {
      type: () => Int,
      defaultValue: 0,
      description: 'Only events after this version; 0: from the start.',
    })
    afterVersion: number,
    @Context() { caller, bucket }: SubscriptionContext,
    @Args('atLeast', atLeastArgument) atLeast?: Importance | null,
    @Args('types', typesArgument) types?: string[] | null,
  ): Promise<AsyncIterableIterator<EventSource>> {
    const gameId = idOfKind('Game', id);
    const loaded = await this.loaded(gameId);
    const { current } = await this.shown.of(loaded, caller);
    if (afterVersion > current.game.version) throw aheadOf(current);
    if (afterVersion < 0) throw new ApiError('BAD_USER_INPUT', FROM_ONE);
    const filter = wantedEvents(loaded.ruleset, { atLeast, types });
    const account = lookerOf(caller);
    const looker = lookerAt(loaded, account);
    return abortable((signal) => {
      const followed = this.games.follow(gameId, looker, afterVersion, signal);
      return this.present(gameId, account, this.orLost(gameId, this.storyOf(followed, filter, bucket)));
    });
  }

  @ForEverybody()
  @Subscription(() => GamePresence, {
    ...asItIs,
    description: 'The presence at a game, sent again at each change. Ends with the game.',
  })
  async gamePresence(
    @Args('gameId', { type: () => ID, description: 'The value of `Game.id`.' }) id: string,
  ): Promise<AsyncIterableIterator<GamePresence>> {
    const { gameId } = await this.loaded(idOfKind('Game', id));
    return abortable((signal) => this.presenceWatch.follow(gameId, signal));
  }

  @Needs('games:read')
  @Subscription(() => GameType, {
    ...asItIs,
    description: 'All games that wait for you: those that wait now, then each when it begins to.',
  })
  waitingForMe(@Context() { caller }: ApiContext): AsyncIterableIterator<GameSource> {
    if (!caller.account)
      throw new ApiError('UNAUTHENTICATED', localized('This takes a token.', 'Il faut un jeton pour cela.'));
    return this.announcements.waitingFor(caller, caller.account.id);
  }

  @ForEverybody()
  @Subscription(() => GameType, {
    ...asItIs,
    description:
      'Games with free seats: those that are open now, then each at every change, and once more when it starts or no longer matches the filter.',
  })
  lobby(
    @Context() { caller }: ApiContext,
    @Args('filter', { type: () => LobbyFilter, nullable: true, description: 'The filter; all games by default.' })
    filter?: LobbyFilter | null,
  ): AsyncIterableIterator<GameSource> {
    return this.announcements.lobby(caller, filter ?? {});
  }

  private async loaded(gameId: string): Promise<LoadedGame> {
    const loaded = await this.games.load(gameId);
    if (!loaded) throw new ApiError('NOT_FOUND', localized('There is no such game.', 'Cette partie n’existe pas.'));
    return loaded;
  }

  /** A subscriber is present as long as it is subscribed. */
  private async *present<T>(gameId: string, account: string | null, told: AsyncIterable<T>): AsyncGenerator<T, void> {
    const goAway = this.presence.enter(gameId, account);
    try {
      yield* told;
    } finally {
      goAway();
    }
  }

  /** A game whose last commits were lost is not where the subscriber has it. */
  private async *orLost<T>(gameId: string, told: AsyncIterable<T>): AsyncGenerator<T, void> {
    try {
      yield* told;
    } catch (fault) {
      throw fault instanceof LostHistory ? aheadOf(await this.loaded(gameId)) : fault;
    }
  }

  /** The wanted events. The others are skipped, but paid nonetheless: they were read, and computed for the viewer. */
  private async *storyOf(
    followed: AsyncIterable<FollowedEvent>,
    filter: EventFilter,
    bucket: TokenBucket,
  ): AsyncGenerator<EventSource, void> {
    for await (const next of followed) {
      if (isWanted(next.loaded.ruleset, next.event.event, filter)) yield followedSource(next);
      else await bucket.spend(PASSING_COST);
    }
  }
}

/** A finished game is public in full. */
function lookerAt({ game }: LoadedGame, account: string | null): Subscriber {
  if (game.phase === 'over') return { kind: 'auditor' };
  return account === null ? { kind: 'spectator' } : { kind: 'account', account };
}

/**
 * A client has events that the game does not have: it was restored from a backup, and continues differently from
 * there.
 */
const aheadOf = ({ game: { version } }: LoadedGame): ApiError =>
  new ApiError(
    'AHEAD_OF_GAME',
    localized(
      `The game is at version ${version}: discard your events of it, and ask for all.`,
      `La partie en est à la version ${version} : oubliez ses événements que vous avez, et demandez tout.`,
    ),
    {
      version,
    },
  );
