import type { EventStore } from '#event-store';
import type { Viewer } from '#kernel';
import type { LoadedGame } from '#records';
import type { FollowedGame } from './followed-game.js';
import type { FollowedGames } from './followed-games.js';
import type { SeenEvent } from './outcome.js';
import { seenBy, viewerOf } from './sight.js';
import { WakeUp } from './wake-up.js';

/** How many versions are read at a time. */
const PAGE = 200;

/** Who follows a game: a viewer, or an account, which sees what its seat sees from the moment it has one. */
export type Looker = Viewer | { readonly kind: 'account'; readonly account: string };

/** An event on its way to a follower. */
export interface FollowedEvent {
  readonly event: SeenEvent;
  /** The game right after the event, or later. */
  readonly loaded: LoadedGame;
}

/** What following stands on. */
export interface FollowParts {
  readonly store: EventStore;
  readonly followed: FollowedGames;
}

/**
 * The events of a game after a version, and then each new one, in order of their versions. What came before anybody
 * followed is read from the store; from then on all followers of a process share one reading. Ends when the game is over
 * or the signal says so. Throws when an auditor follows a game that is not over.
 */
export async function* follow(
  { store, followed }: FollowParts,
  gameId: string,
  looker: Looker,
  afterVersion: number,
  signal?: AbortSignal,
): AsyncGenerator<FollowedEvent, void, undefined> {
  const wakeUp = new WakeUp(signal);
  const following = followed.join(gameId, () => wakeUp.wake());
  try {
    const game = await following.game;
    let version = afterVersion;
    while (game && !wakeUp.isOver) {
      if (game.fault !== undefined) throw new Error(`Game ${gameId} could not be read.`, { cause: game.fault });
      const events = await nextEvents(store, game, looker, version);
      for (const next of events) {
        yield next;
        version = next.event.version;
      }
      if (events.length > 0) continue;
      if (game.now.game.phase === 'over') return;
      await wakeUp.sleep();
    }
  } finally {
    following.leave();
    wakeUp.dispose();
  }
}

async function nextEvents(
  store: EventStore,
  game: FollowedGame,
  looker: Looker,
  after: number,
): Promise<readonly FollowedEvent[]> {
  const { now: loaded } = game;
  // What is not kept any more, or came before anybody followed, is read.
  const upTo = Math.min(after + PAGE, loaded.game.version);
  const commits = game.after(after) ?? (await store.read(loaded.gameId, { after, upTo }));
  return seenBy(loaded, viewerFor(loaded, looker), commits, { after }).map((event) => ({ event, loaded }));
}

function viewerFor(loaded: LoadedGame, looker: Looker): Viewer {
  if (looker.kind === 'auditor' && loaded.game.phase !== 'over') {
    throw new TypeError('An auditor sees everything, and follows finished games only.');
  }
  return looker.kind === 'account' ? viewerOf(loaded, looker.account) : looker;
}
