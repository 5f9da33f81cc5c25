import { randomUUID } from 'node:crypto';
import type { LoadedGame } from '#records';
import { processAlarm, type Alarm } from '#streams';
import { STRANGER, type PresenceStore, type PresentAt } from './presence-store.js';

/** How often a process says that it runs, in milliseconds. */
const BEAT = 15_000;

/** Changes within so many milliseconds are written together. */
const GATHER = 100;

/** The dependencies of presence. */
export interface PresenceParts {
  readonly store: PresenceStore;
  /** Told of a fault: unwritten changes go with the next sign of life. */
  readonly report: (fault: unknown) => unknown;
  /** By the timers of this process by default. */
  readonly alarm?: Alarm | undefined;
}

/** The connections to a game. */
export interface GamePresence {
  /** Seats whose players follow the game, or all of their games; those of bots of the server are always there. */
  readonly seats: readonly number[];
  /** The number of followers without a seat: people with an account once each, all others by their connections. */
  readonly watching: number;
}

/** The connections over all processes. Nothing depends on it: it is for people, and may be some seconds late. */
export class Presence {
  private readonly process = randomUUID();
  private readonly counts = new Map<string, PresentAt>();
  private readonly unwritten = new Set<string>();
  private writing: Promise<void> = Promise.resolve();
  private stopGathering: (() => void) | undefined;
  private stopBeating: (() => void) | undefined;
  private isClosed = false;

  constructor(private readonly parts: PresenceParts) {}

  /**
   * A client is at a place: a game, or its own account for all its games. Call the function returned, once, when it leaves.
   * @param account `null` for a client without one.
   */
  enter(place: string, account: string | null): () => void {
    const who = account ?? STRANGER;
    this.count({ place, who, times: 1 });
    return () => this.count({ place, who, times: -1 });
  }

  /** The presence at each of these games, in their order: looked up together. */
  async of(games: readonly LoadedGame[]): Promise<readonly GamePresence[]> {
    const places = new Set(games.flatMap((loaded) => [loaded.gameId, ...accountsIn(loaded)]));
    const found = places.size === 0 ? [] : await this.parts.store.at([...places]);
    return games.map((loaded) => {
      const here = found.filter(({ place }) => place === loaded.gameId);
      const isHere = (account: string): boolean =>
        found.some(({ place, who }) => who === account && [loaded.gameId, account].includes(place));
      const players = new Set(accountsIn(loaded));
      const others = here.filter(({ who }) => !players.has(who));
      return {
        seats: loaded.game.seats
          .filter(({ account, bot }) => bot !== null || (account !== null && isHere(account)))
          .map(({ seat }) => seat),
        watching: others.reduce((sum, { who, times }) => sum + (who === STRANGER ? times : 1), 0),
      };
    });
  }

  /** All clients that are connected to this process leave with it. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stopGathering?.();
    this.stopBeating?.();
    await this.writing;
    if (this.counts.size > 0) await this.parts.store.forget(this.process).catch(this.parts.report);
  }

  private count({ place, who, times }: PresentAt): void {
    if (this.isClosed) return;
    const key = `${place} ${who}`;
    this.counts.set(key, { place, who, times: (this.counts.get(key)?.times ?? 0) + times });
    this.unwritten.add(key);
    this.stopGathering ??= this.after(GATHER, () => {
      this.stopGathering = undefined;
      this.writing = this.writing.then(() => this.write());
    });
  }

  /** After a fault, changes stay unwritten until the next sign of life. */
  private async write(): Promise<void> {
    const { store, report } = this.parts;
    this.stopBeating?.();
    try {
      const { isNew } = await store.beat(this.process);
      if (isNew) for (const key of this.counts.keys()) this.unwritten.add(key);
      const keys = [...this.unwritten];
      const changes = keys.flatMap((key) => this.counts.get(key) ?? []);
      this.unwritten.clear();
      try {
        if (changes.length > 0) await store.write(this.process, changes);
      } catch (fault) {
        for (const key of keys) this.unwritten.add(key);
        throw fault;
      }
      for (const { place, who, times } of changes) if (times === 0) this.drop(`${place} ${who}`);
    } catch (fault) {
      report(fault);
    }
    if (this.counts.size > 0 && !this.isClosed)
      this.stopBeating = this.after(BEAT, () => {
        this.writing = this.writing.then(() => this.write());
      });
  }

  /** Unless a client has come again meanwhile. */
  private drop(key: string): void {
    if (this.counts.get(key)?.times === 0 && !this.unwritten.has(key)) this.counts.delete(key);
  }

  private after(milliseconds: number, then: () => void): () => void {
    return (this.parts.alarm ?? processAlarm)(milliseconds, then);
  }
}

const accountsIn = ({ game }: LoadedGame): readonly string[] =>
  game.seats.flatMap(({ account }) => (account === null ? [] : [account]));
