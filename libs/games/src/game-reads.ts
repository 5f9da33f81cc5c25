import type { EventStore } from '#event-store';
import type { AnyTagged, Seat, Viewer } from '#kernel';
import { type StoredCommit, type LoadedGame, isUuid } from '#records';
import type { Bus } from './following/bus.js';
import type { Alarm, Clock, LoadedStreams } from '#streams';
import { follow, type FollowedEvent, type Subscriber } from './following/follow.js';
import { FollowedGames } from './following/followed-games.js';
import { readEventPage, type EventPage, type EventRange } from './reading/event-pages.js';
import type { Found } from './outcome.js';
import { legalOf, viewOf, viewerOf, viewerOfPast, waitingOf, type WaitingNow } from './reading/visibility.js';
import { SpectatorView, type VisibleGame } from './reading/spectator-view.js';

/** The dependencies of reading games. */
export interface GameReadsParts {
  readonly store: EventStore;
  readonly streams: LoadedStreams<LoadedGame>;
  readonly bus: Bus;
  /** After how many milliseconds without news a follower asks the store anyway. */
  readonly timeout: number;
  readonly clock: Clock;
  /** Wakes followers that are told of events late; by the timers of this process by default. */
  readonly alarm?: Alarm | undefined;
}

/** All reads of games. */
export class GameReads {
  /** The games that are followed in this process. */
  protected readonly followed: FollowedGames;
  protected readonly store: EventStore;
  protected readonly loads: LoadedStreams<LoadedGame>;
  protected readonly bus: Bus;
  private readonly sight: SpectatorView;

  constructor(private readonly reading: GameReadsParts) {
    const { store, streams, bus } = reading;
    this.store = store;
    this.loads = streams;
    this.bus = bus;
    this.followed = new FollowedGames(reading);
    this.sight = new SpectatorView(reading);
  }

  /** A game as an account may see it now: where the table has a delay, accounts without a seat see it as it was. */
  seen(present: LoadedGame, account: string | null): Promise<VisibleGame> {
    return this.sight.of(present, viewerOf(present, account));
  }

  /** Games as an account may see them now, in their order: looked up together. */
  async seenAll(present: readonly LoadedGame[], account: string | null): Promise<readonly VisibleGame[]> {
    const isOutside = (loaded: LoadedGame): boolean => viewerOf(loaded, account).kind === 'spectator';
    const outside = await this.sight.ofAll(present.filter(isOutside));
    const byId = new Map(outside.map((seen) => [seen.loaded.gameId, seen]));
    return present.map((loaded) => byId.get(loaded.gameId) ?? { loaded, more: null });
  }

  /** A game as it is now, or after the last whole commit up to a version; `undefined` when there is no such game or version. */
  async load(gameId: string, atVersion?: number): Promise<LoadedGame | undefined> {
    if (!isUuid(gameId)) return undefined;
    return atVersion === undefined ? this.loads.current(gameId) : this.loads.at(gameId, atVersion);
  }

  /** Games as they are now, in their order, without missing ones: read together. */
  loadAll(gameIds: readonly string[]): Promise<readonly LoadedGame[]> {
    return this.loads.currentOf(gameIds.filter(isUuid));
  }

  /**
   * The view of a game, `null` before it starts. Auditors are admitted to finished games only; spectators see
   * what the delay of its table lets them, here and in all that follows.
   */
  view(gameId: string, viewer: Viewer, atVersion?: number): Promise<Found<unknown>> {
    const read = (loaded: LoadedGame, now: LoadedGame): unknown =>
      viewOf(loaded, loaded === now ? viewer : viewerOfPast(now, viewer));
    return this.look(gameId, viewer, read, atVersion);
  }

  /** Every command that a seat may give now. */
  legalCommands(gameId: string, seat: Seat): Promise<Found<readonly AnyTagged[]>> {
    return this.look(gameId, { kind: 'seat', seat }, (loaded) => legalOf(loaded, seat));
  }

  /** The step or job that a running game waits for; `null` before the start and after the end. */
  waiting(gameId: string): Promise<Found<WaitingNow | null>> {
    return this.look(gameId, { kind: 'spectator' }, waitingOf);
  }

  /** A page of the events of a game, as a viewer may see them. */
  events(gameId: string, viewer: Viewer, range: EventRange): Promise<Found<EventPage>> {
    return this.look(gameId, viewer, (loaded) => readEventPage(this.store, loaded, viewer, range));
  }

  /** A page of the events of a game in the state that the viewer may see. */
  eventsOf(seen: LoadedGame, viewer: Viewer, range: EventRange): Promise<EventPage> {
    return readEventPage(this.store, seen, viewer, range);
  }

  /** The commit that answered a command id, unredacted: for viewers who may see everything. */
  async receipt(gameId: string, commandId: string): Promise<StoredCommit | undefined> {
    return isUuid(gameId) && isUuid(commandId) ? this.store.receipt(gameId, commandId) : undefined;
  }

  /**
   * The events of a game after a version, then each new one as it happens, each with the game after it, without a hole or a double; a game that does
   * not exist has none. Ends when the game is over or the signal says so.
   */
  follow(
    gameId: string,
    subscriber: Subscriber,
    afterVersion: number,
    signal?: AbortSignal,
  ): AsyncGenerator<FollowedEvent, void> {
    const { clock, alarm } = this.reading;
    const { store, followed, sight } = this;
    return follow({ store, followed, sight, clock, alarm }, gameId, subscriber, afterVersion, signal);
  }

  private async look<T>(
    gameId: string,
    viewer: Viewer,
    read: (loaded: LoadedGame, now: LoadedGame) => T | Promise<T>,
    atVersion?: number,
  ): Promise<Found<T>> {
    const present = await this.load(gameId);
    if (!present) return { status: 'notFound', what: 'game' };
    const { loaded: now } = await this.sight.of(present, viewer);
    const isBeyond = atVersion !== undefined && atVersion > now.game.version;
    const loaded = atVersion === undefined ? now : isBeyond ? undefined : await this.load(gameId, atVersion);
    if (!loaded) return { status: 'notFound', what: 'version' };
    if (viewer.kind === 'auditor' && !(await this.isOver(gameId)))
      return { status: 'forbidden', reason: 'gameNotOver' };
    return { status: 'found', value: await read(loaded, now) };
  }

  private async isOver(gameId: string): Promise<boolean> {
    return (await this.store.head(gameId))?.status === 'closed';
  }
}
