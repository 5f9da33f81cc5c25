import type { EventStore } from '#event-store';
import type { Games } from '#games';
import type { Leagues } from '#league-service';
import { derivedId } from '#records';
import { GAME_STREAM, LEAGUE_STREAM, type Clock } from '#streams';
import type { Notification } from '../notification.js';
import { dueAt, warningAt } from '../settings/due.js';
import type { Listener, NotificationStore } from '../store/notification-store.js';
import { happeningsOfGame, happeningsOfLeague, type Happening } from './happenings.js';
import type { Move, Moves } from './moves.js';

/** How long a turn waits before it is told, in milliseconds: who answers sooner is not told of it. */
export const SETTLING = 10_000;

/** Streams that are looked at together. */
const PAGE = 100;

/** How often a stream is tried that cannot be read, in one process. */
const MOST_TRIES = 5;

/** The parts of a notifier. */
export interface NotifierParts {
  readonly store: NotificationStore;
  readonly moves: Moves;
  readonly games: Pick<Games, 'load'>;
  readonly leagues: Pick<Leagues, 'load'>;
  readonly events: Pick<EventStore, 'read'>;
  readonly clock: Clock;
  readonly report: (fault: unknown) => unknown;
}

/** Writes down what the accounts of moved games and leagues are to be told, each occurrence once for each channel. */
export class Notifier {
  private readonly tries = new Map<string, number>();

  constructor(private readonly parts: NotifierParts) {}

  /** Looks at the streams that have moved. Gives how many there were. */
  async look(): Promise<number> {
    const { moves, report } = this.parts;
    const moved = await moves.moved(PAGE);
    for (const move of moved) {
      try {
        await this.lookAt(move);
        this.tries.delete(move.streamId);
      } catch (fault) {
        report(fault);
        const tries = (this.tries.get(move.streamId) ?? 0) + 1;
        this.tries.set(move.streamId, tries);
        if (tries < MOST_TRIES) continue;
        this.tries.delete(move.streamId);
      }
      await moves.done(move);
    }
    return moved.length;
  }

  private async lookAt(move: Move): Promise<void> {
    const { store, clock } = this.parts;
    const happenings = await this.happeningsIn(move);
    const listeners = await store.listeners([...new Set(happenings.map(({ account }) => account))]);
    const now = clock();
    await store.write(
      happenings.flatMap((happening) =>
        listeners
          .filter(({ channel }) => channel.accountId === happening.account)
          .flatMap((listener) => notificationFor(listener, move.streamId, happening, now) ?? []),
      ),
    );
  }

  private async happeningsIn({ streamId, kind, after, version }: Move): Promise<readonly Happening[]> {
    const { games, leagues, events } = this.parts;
    if (kind === GAME_STREAM) {
      const loaded = await games.load(streamId);
      return loaded ? happeningsOfGame(loaded) : [];
    }
    if (kind !== LEAGUE_STREAM) return [];
    const loaded = await leagues.load(streamId);
    return loaded ? happeningsOfLeague(loaded, await events.read(streamId, { after, upTo: version })) : [];
  }
}

function notificationFor(
  { channel, settings }: Listener,
  streamId: string,
  { kind, occurrence, deadline }: Happening,
  now: number,
): Notification | undefined {
  if (!settings.events.includes(kind)) return undefined;
  const due = deadline === undefined ? dueAt(now + SETTLING, settings) : warningAt({ now, deadline }, settings);
  if (due === undefined) return undefined;
  return {
    id: derivedId('notification', channel.id, `${kind} ${streamId} ${occurrence}`),
    channelId: channel.id,
    kind,
    streamId,
    occurrence,
    state: 'WAITING',
    failures: 0,
    reason: null,
    status: null,
    dueAt: due,
    createdAt: now,
    endedAt: null,
  };
}
