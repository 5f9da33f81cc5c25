import { processAlarm, type Alarm, WakeUp } from '#streams';
import type { GameReads } from '../game-reads.js';
import type { GamePresence, Presence } from './presence.js';

/** How often one look is taken for all games that are watched, in milliseconds. */
const EVERY = 2_000;

/** New watchers are told after so many milliseconds: all that begin within them together. */
const SOON = 50;

/** The dependencies of watching presence. */
export interface PresenceWatchParts {
  readonly presence: Presence;
  readonly games: Pick<GameReads, 'loadAll'>;
  readonly report: (fault: unknown) => unknown;
  /** By the timers of this process by default. */
  readonly alarm?: Alarm | undefined;
}

interface Watched {
  readonly watchers: Set<WakeUp>;
  now: GamePresence | undefined;
  isOver: boolean;
}

/** Tells the changes of presence at games: one look into the store for all watchers of a process. */
export class PresenceWatch {
  private readonly watched = new Map<string, Watched>();
  private stopWaiting: (() => void) | undefined;
  private isLooking = false;
  /** A watcher has come since the last look was begun. */
  private isWanted = false;

  constructor(private readonly parts: PresenceWatchParts) {}

  /** The presence at a game, then each change of it. Ends with the game, or when the signal says so. */
  async *follow(gameId: string, signal?: AbortSignal): AsyncGenerator<GamePresence, void> {
    const wakeUp = new WakeUp(signal, this.parts.alarm);
    const watched = this.join(gameId, wakeUp);
    try {
      let told: string | undefined;
      while (!wakeUp.isOver) {
        const { now, isOver } = watched;
        const text = JSON.stringify(now);
        if (now !== undefined && text !== told) yield now;
        told = text;
        if (isOver) return;
        await wakeUp.sleep();
      }
    } finally {
      this.leave(gameId, watched, wakeUp);
      wakeUp.dispose();
    }
  }

  private join(gameId: string, wakeUp: WakeUp): Watched {
    const watched = this.watched.get(gameId) ?? { watchers: new Set(), now: undefined, isOver: false };
    this.watched.set(gameId, watched);
    watched.watchers.add(wakeUp);
    if (watched.now === undefined) {
      this.isWanted = true;
      this.lookIn(SOON);
    }
    return watched;
  }

  private leave(gameId: string, watched: Watched, wakeUp: WakeUp): void {
    watched.watchers.delete(wakeUp);
    if (watched.watchers.size === 0 && this.watched.get(gameId) === watched) this.watched.delete(gameId);
    if (this.watched.size === 0) this.stopWaiting?.();
  }

  private get untilNext(): number {
    return this.isWanted ? SOON : EVERY;
  }

  private lookIn(milliseconds: number): void {
    this.stopWaiting?.();
    this.stopWaiting = (this.parts.alarm ?? processAlarm)(milliseconds, () => void this.look());
  }

  private async look(): Promise<void> {
    if (this.isLooking || this.watched.size === 0) return;
    this.isLooking = true;
    this.isWanted = false;
    try {
      const games = await this.parts.games.loadAll([...this.watched.keys()]);
      const presences = await this.parts.presence.of(games);
      for (const [place, { gameId, game }] of games.entries()) {
        const watched = this.watched.get(gameId);
        if (!watched) continue;
        watched.now = presences[place];
        watched.isOver = game.phase === 'over';
        for (const watcher of watched.watchers) watcher.wake();
      }
    } catch (fault) {
      // The next look may be luckier.
      this.parts.report(fault);
    } finally {
      this.isLooking = false;
      if (this.watched.size > 0) this.lookIn(this.untilNext);
    }
  }
}
