import type { EventStore } from '#event-store';
import type { AnyTagged, Seat, Viewer } from '#kernel';
import type { StoredCommit, LoadedGame } from '#records';
import type { Bus } from './bus.js';
import { isUuid } from './derived-id.js';
import { follow, type FollowedEvent, type Looker } from './follow.js';
import { FollowedGames } from './followed-games.js';
import { readEventPage, type EventPage, type EventRange } from './event-pages.js';
import type { Forbidden, Found, NotFound } from './outcome.js';
import { legalOf, viewOf, waitingOf, type WaitingNow } from './sight.js';
import type { LoadedStreams } from './streams/loaded-streams.js';

/** Everything that can be asked of games without changing them. */
export class GameReads {
  /** What is followed in this process. */
  protected readonly followed: FollowedGames;

  constructor(
    protected readonly store: EventStore,
    protected readonly loads: LoadedStreams<LoadedGame>,
    protected readonly bus: Bus,
    patience: number,
  ) {
    this.followed = new FollowedGames({ store, streams: loads, bus, patience });
  }

  /** A game as it is now, or after the last whole commit up to a version; `undefined` when there is no such game or version. */
  async load(gameId: string, atVersion?: number): Promise<LoadedGame | undefined> {
    if (!isUuid(gameId)) return undefined;
    return atVersion === undefined ? this.loads.current(gameId) : this.loads.at(gameId, atVersion);
  }

  /** Games as they are now, in their order, without those that there are not: read together. */
  loadAll(gameIds: readonly string[]): Promise<readonly LoadedGame[]> {
    return this.loads.currentOf(gameIds.filter(isUuid));
  }

  /** What a viewer sees of a game, `null` before it starts. Auditors are admitted to finished games only. */
  view(gameId: string, viewer: Viewer, atVersion?: number): Promise<Found<unknown>> {
    return this.look(gameId, viewer, (loaded) => viewOf(loaded, viewer), atVersion);
  }

  /** Every command that a seat may give now. */
  legalCommands(gameId: string, seat: Seat): Promise<Found<readonly AnyTagged[]>> {
    return this.look(gameId, { kind: 'seat', seat }, (loaded) => legalOf(loaded, seat));
  }

  /** What a running game waits for; `null` before the start and after the end. */
  waiting(gameId: string): Promise<Found<WaitingNow | null>> {
    return this.look(gameId, { kind: 'spectator' }, waitingOf);
  }

  /** A page of the events of a game, as a viewer may see them. */
  events(gameId: string, viewer: Viewer, range: EventRange): Promise<Found<EventPage>> {
    return this.look(gameId, viewer, (loaded) => readEventPage(this.store, loaded, viewer, range));
  }

  /** The commit that answered a command id, unredacted: for those who may see everything. */
  async receipt(gameId: string, commandId: string): Promise<StoredCommit | undefined> {
    return isUuid(gameId) && isUuid(commandId) ? this.store.receipt(gameId, commandId) : undefined;
  }

  /**
   * The events of a game after a version, then each new one as it happens, each with the game after it, without a hole or a double; a game that there
   * is not has none. Ends when the game is over or the signal says so.
   */
  follow(
    gameId: string,
    looker: Looker,
    afterVersion: number,
    signal?: AbortSignal,
  ): AsyncGenerator<FollowedEvent, void> {
    const { store, followed } = this;
    return follow({ store, followed }, gameId, looker, afterVersion, signal);
  }

  private async look<T>(
    gameId: string,
    viewer: Viewer,
    read: (loaded: LoadedGame) => T | Promise<T>,
    atVersion?: number,
  ): Promise<Found<T>> {
    const loaded = await this.load(gameId, atVersion);
    if (!loaded) return this.missing(gameId, atVersion);
    if (viewer.kind === 'auditor' && !(await this.isOver(gameId)))
      return { status: 'forbidden', reason: 'gameNotOver' };
    return { status: 'found', value: await read(loaded) };
  }

  private async missing(gameId: string, atVersion: number | undefined): Promise<NotFound | Forbidden> {
    const isThere = atVersion !== undefined && (await this.load(gameId)) !== undefined;
    return { status: 'notFound', what: isThere ? 'version' : 'game' };
  }

  private async isOver(gameId: string): Promise<boolean> {
    return (await this.store.head(gameId))?.status === 'closed';
  }
}
