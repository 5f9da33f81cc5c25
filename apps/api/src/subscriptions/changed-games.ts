import { Games, type Bus, type LoadedGame } from '#games';
import { Inject, Injectable } from '@nestjs/common';
import { BUS, REPORT_FAULT, type FaultReport } from '../api-parts.js';

type Listener = (loaded: LoadedGame) => void;

/** Tells who listens of every game that changes. Reads each changed game once, however many listen. */
@Injectable()
export class ChangedGames {
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Set<string>();
  private stopListening: (() => void) | undefined;
  private reading = false;

  constructor(
    private readonly games: Games,
    @Inject(BUS) private readonly bus: Bus,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  /** Calls `listener` for every game that changes from now on. Gives the function that ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    this.stopListening ??= this.bus.listen(({ gameId }) => this.changed(gameId));
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stopListening?.();
      this.stopListening = undefined;
    };
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
        if (loaded) for (const listener of [...this.listeners]) listener(loaded);
      } catch (fault) {
        this.report(fault);
      }
    }
    this.reading = false;
  }
}
