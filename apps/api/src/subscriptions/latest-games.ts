import type { LoadedGame } from '#records';

/**
 * Games on their way to one subscriber. A game that changes again before it was fetched is kept once, in its latest
 * state: a slow subscriber misses steps, never the end, and holds at most one entry per game. Never completes on its
 * own: it ends when the subscriber leaves, or with a fault.
 */
export class LatestGames implements AsyncIterableIterator<LoadedGame, undefined> {
  private readonly games = new Map<string, LoadedGame>();
  private resume: (() => void) | undefined;
  private ended = false;
  private fault: { readonly cause: unknown } | undefined;

  /** @param onEnd called once when the subscriber has left. */
  constructor(private readonly onEnd: () => void) {}

  push(loaded: LoadedGame): void {
    this.games.delete(loaded.gameId);
    this.games.set(loaded.gameId, loaded);
    this.resume?.();
  }

  /** The subscriber gets this fault, and nothing after it. */
  fail(cause: unknown): void {
    this.fault ??= { cause };
    this.resume?.();
  }

  /** Throws the fault of its failure. */
  async next(): Promise<IteratorResult<LoadedGame, undefined>> {
    while (!this.ended) {
      if (this.fault) {
        await this.return();
        throw this.fault.cause;
      }
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
