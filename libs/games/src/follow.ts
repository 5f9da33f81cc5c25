import type { EventStore } from '#event-store';
import type { Viewer } from '#kernel';
import type { StoredCommit, LoadedGame } from '#records';
import type { Bus } from './bus.js';
import type { SeenEvent } from './outcome.js';
import { seenBy, viewerOf } from './sight.js';
import type { LoadedStreams } from './streams/loaded-streams.js';
import { WakeUp } from './wake-up.js';

/** How many versions are read at a time. */
const PAGE = 200;

/** Who follows a game: a viewer, or an account, which sees what its seat sees from the moment it has one. */
export type Looker = Viewer | { readonly kind: 'account'; readonly account: string };

/** What following stands on. */
export interface FollowParts {
  readonly store: EventStore;
  readonly bus: Bus;
  readonly loads: LoadedStreams<LoadedGame>;
  /** How long to trust the bus, in milliseconds; then the store is asked anyway. */
  readonly patience: number;
}

/**
 * The events of a game after a version, and then each new one. Every event comes from the store, in order of its version;
 * the bus only says when to look again. Ends when the game is over or the signal says so.
 * Throws when an auditor follows a game that is not over.
 */
export async function* follow(
  { store, bus, loads, patience }: FollowParts,
  gameId: string,
  looker: Looker,
  afterVersion: number,
  signal?: AbortSignal,
): AsyncGenerator<SeenEvent, void, undefined> {
  const wakeUp = new WakeUp(signal);
  const stopListening = bus.listen((news) => news.gameId === gameId && wakeUp.wake());
  try {
    let version = afterVersion;
    while (!wakeUp.isOver) {
      const commits = await store.read(gameId, { after: version, upTo: version + PAGE });
      for (const event of await seen(loads, gameId, looker, commits, version)) {
        yield event;
        version = event.version;
      }
      if (commits.length > 0) continue;
      if (await isClosed(store, gameId, version)) return;
      await wakeUp.sleep(patience);
    }
  } finally {
    stopListening();
    wakeUp.dispose();
  }
}

async function seen(
  loads: LoadedStreams<LoadedGame>,
  gameId: string,
  looker: Looker,
  commits: readonly StoredCommit[],
  after: number,
): Promise<readonly SeenEvent[]> {
  if (commits.length === 0) return [];
  const loaded = await loads.current(gameId);
  return loaded ? seenBy(loaded, viewerFor(loaded, looker), commits, after) : [];
}

function viewerFor(loaded: LoadedGame, looker: Looker): Viewer {
  if (looker.kind === 'auditor' && loaded.game.phase !== 'over') {
    throw new TypeError('An auditor sees everything, and follows finished games only.');
  }
  return looker.kind === 'account' ? viewerOf(loaded, looker.account) : looker;
}

/** True when nothing comes after a version any more. */
async function isClosed(store: EventStore, gameId: string, version: number): Promise<boolean> {
  const head = await store.head(gameId);
  return head === undefined || (head.status === 'closed' && head.version <= version);
}
