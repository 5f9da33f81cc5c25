import type { LoadedGame } from '#games';

/**
 * Games on their way to one subscriber. A game that changes again before it was fetched is there once, as it is last:
 * a slow subscriber misses steps, never the end, and holds no more than one entry a game.
 */
export class LatestGames implements AsyncIterableIterator<LoadedGame, undefined> {
  private readonly games = new Map<string, LoadedGame>();
  private resume: (() => void) | undefined;
  private ended = false;

  /** @param onEnd called once when nobody waits any more. */
  constructor(private readonly onEnd: () => void) {}

  push(loaded: LoadedGame): void {
    this.games.delete(loaded.gameId);
    this.games.set(loaded.gameId, loaded);
    this.resume?.();
  }

  async next(): Promise<IteratorResult<LoadedGame, undefined>> {
    while (!this.ended) {
      const [first] = this.games.values();
      if (first) {
        this.games.delete(first.gameId);
        return { done: false, value: first };
      }
      await new Promise<void>((resolve) => {
        this.resume = resolve;
      });
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<LoadedGame, undefined>> {
    if (!this.ended) this.onEnd();
    this.ended = true;
    this.resume?.();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
