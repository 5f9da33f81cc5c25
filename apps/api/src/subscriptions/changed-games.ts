import { Games, type Bus, type GameDirectory, type GameListing } from '#games';
import type { LoadedGame } from '#records';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { FaultReport } from '../api-parts.js';
import { API_SETTINGS, BUS, DIRECTORY, REPORT_FAULT } from '../core/tokens.js';
import type { ApiSettings } from '../api-settings.js';

type Listener = (loaded: LoadedGame) => void;

/** How many games are read from the directory at a time. */
const PAGE = 100;

/** The lag that is tolerated of the directory, or of another process's clock, in milliseconds. */
export const BEHIND = 60_000;

/**
 * Reports every changed game to listeners. Reads each changed game once, for any number of listeners. News may be lost:
 * after a gap, and from time to time, it asks the directory for changes.
 */
@Injectable()
export class ChangedGames {
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Set<string>();
  /** The versions that were reported last, so that nothing is read twice. */
  private readonly told = new LRUCache<string, number>({ max: 10_000 });
  private lookedAt = 0;
  private stopListening: (() => void) | undefined;
  private reading = false;

  constructor(
    private readonly games: Games,
    @Inject(BUS) private readonly bus: Bus,
    @Inject(DIRECTORY) private readonly directory: GameDirectory,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  /** Calls `listener` for every game that changes from now on. Returns the function that ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.stopListening ??= this.startListening();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stopListening?.();
      this.stopListening = undefined;
    };
  }

  private startListening(): () => void {
    this.lookedAt = Date.now();
    const look = (): void => void this.lookAgain().catch((fault: unknown) => this.report(fault));
    const timer = setInterval(look, this.settings.patience).unref();
    const ends = [this.bus.listen(({ gameId }) => this.changed(gameId)), this.bus.onGap(look)];
    return () => {
      clearInterval(timer);
      for (const end of ends) end();
    };
  }

  /** Reads the games that changed since the last check according to the directory, and were not reported. */
  private async lookAgain(): Promise<void> {
    const now = Date.now();
    for await (const { gameId, version } of this.changedSince(this.lookedAt - BEHIND)) {
      if (version > (this.told.get(gameId) ?? 0)) this.changed(gameId);
    }
    this.lookedAt = now;
  }

  private async *changedSince(since: number): AsyncGenerator<GameListing, void> {
    let after: { readonly at: number; readonly gameId: string } | undefined;
    for (;;) {
      const page = await this.directory.find({ order: 'changedAt', descending: true, after, limit: PAGE });
      const changed = page.filter(({ changedAt }) => changedAt >= since);
      yield* changed;
      const last = changed.at(-1);
      if (!last || changed.length < PAGE) return;
      after = { at: last.changedAt, gameId: last.gameId };
    }
  }

  private changed(gameId: string): void {
    this.waiting.add(gameId);
    if (!this.reading) void this.read();
  }

  private async read(): Promise<void> {
    this.reading = true;
    for (const gameId of this.waiting) {
      this.waiting.delete(gameId);
      try {
        const loaded = await this.games.load(gameId);
        if (loaded) this.tell(loaded);
      } catch (fault) {
        // The next check finds it again.
        this.report(fault);
      }
    }
    this.reading = false;
  }

  private tell(loaded: LoadedGame): void {
    this.told.set(loaded.gameId, loaded.game.version);
    for (const listener of [...this.listeners]) listener(loaded);
  }
}
