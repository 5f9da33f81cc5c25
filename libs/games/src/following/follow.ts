import type { EventStore } from '#event-store';
import { type Alarm, type Clock, LostHistory, WakeUp } from '#streams';
import type { Viewer } from '#kernel';
import type { Game } from '#kernel/server';
import type { LoadedGame } from '#records';
import type { FollowedGame } from './followed-game.js';
import type { FollowedGames } from './followed-games.js';
import type { SeenEvent } from '../outcome.js';
import { visibleEvents, viewerOf, viewerOfPast } from '../reading/visibility.js';
import type { SpectatorView } from '../reading/spectator-view.js';

/** How many versions are read at a time. */
const PAGE = 200;

/** A follower of a game: a viewer, or an account, which sees as its seat from the moment it has one. */
export type Subscriber = Viewer | { readonly kind: 'account'; readonly account: string };

/** An event on its way to a follower. */
export interface FollowedEvent {
  readonly event: SeenEvent;
  /** The game right after the event, or later: as the follower may see it. */
  readonly loaded: LoadedGame;
  /** The true version of the game. */
  readonly phase: Game['phase'];
}

/** The dependencies of following. */
export interface FollowParts {
  readonly store: EventStore;
  readonly followed: FollowedGames;
  /** The view of a game without a seat in it. */
  readonly sight: SpectatorView;
  readonly clock: Clock;
  readonly alarm?: Alarm | undefined;
}

/**
 * The events of a game after a version, and then each new one, in order of their versions. Events from before anyone
 * followed are read from the store; from then on all followers of a process share one reading. Ends when the game is over
 * or the signal says so. A follower without a seat is told of a commit when the table's delay has passed, and of all of them when
 * the game is over. Throws when an auditor follows a game that is not over,
 * and `LostHistory` when the store has lost commits that were told.
 */
export async function* follow(
  parts: FollowParts,
  gameId: string,
  subscriber: Subscriber,
  afterVersion: number,
  signal?: AbortSignal,
): AsyncGenerator<FollowedEvent, void, undefined> {
  const wakeUp = new WakeUp(signal, parts.alarm);
  const following = parts.followed.join(gameId, () => wakeUp.wake());
  try {
    const game = await following.game;
    // Commits from before it was followed are history.
    const live = game?.now.game.version ?? 0;
    let version = afterVersion;
    while (game && !wakeUp.isOver) {
      if (game.fault instanceof LostHistory) throw game.fault;
      if (game.fault !== undefined) throw new Error(`Game ${gameId} could not be read.`, { cause: game.fault });
      const { now } = game;
      const { events, more } = await nextEvents(parts, { game, now, subscriber, live }, version);
      for (const next of events) {
        yield next;
        version = next.event.version;
      }
      if (events.length > 0) continue;
      if (now.game.phase === 'over') return;
      await wakeUp.sleep(more === null ? undefined : more - parts.clock());
    }
  } finally {
    following.leave();
    wakeUp.dispose();
  }
}

/** The next commits, as far as they may be seen, and when more may be (milliseconds since 1970; `null` for none). */
interface Next {
  readonly events: readonly FollowedEvent[];
  readonly more: number | null;
}

/** A follower and the game. */
interface Following {
  readonly game: FollowedGame;
  /** The game at the moment that is looked at. */
  readonly now: LoadedGame;
  readonly subscriber: Subscriber;
  /** The version at which following began. */
  readonly live: number;
}

async function nextEvents(
  { store, sight }: FollowParts,
  { game, now, subscriber, live }: Following,
  after: number,
): Promise<Next> {
  const viewer = viewerFor(now, subscriber);
  const { loaded, more } = await sight.of(now, viewer);
  const upTo = loaded.game.version;
  if (upTo <= after) return { events: [], more };
  // Commits that are no longer kept, or came before anyone followed, are read.
  const commits = game.after(after) ?? (await store.read(loaded.gameId, { after, upTo: Math.min(after + PAGE, upTo) }));
  const past = visibleEvents(loaded, viewerOfPast(now, viewer), commits, { after, upTo: Math.min(live, upTo) });
  const news = visibleEvents(loaded, viewer, commits, { after: Math.max(after, live), upTo });
  return { events: [...past, ...news].map((event) => ({ event, loaded, phase: now.game.phase })), more };
}

function viewerFor(loaded: LoadedGame, subscriber: Subscriber): Viewer {
  if (subscriber.kind === 'auditor' && loaded.game.phase !== 'over') {
    throw new TypeError('An auditor sees everything, and follows finished games only.');
  }
  return subscriber.kind === 'account' ? viewerOf(loaded, subscriber.account) : subscriber;
}
