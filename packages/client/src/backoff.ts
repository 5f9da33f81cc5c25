/** The pauses between two tries, in milliseconds. */
export interface BackoffSettings {
  /** The first pause; each further one is twice as long. Half a second by default. */
  readonly first?: number;
  /** The longest pause. Half a minute by default. */
  readonly most?: number;
}

/** Pauses that double, with some jitter, so that clients do not all come back at once. */
export class Backoff {
  private failures = 0;

  constructor(private readonly settings: BackoffSettings = {}) {}

  /** The next pause: at least what the server asks for, in seconds. */
  next(retryAfter = 0): number {
    const { first = 500, most = 30_000 } = this.settings;
    const longest = Math.min(most, first * 2 ** this.failures);
    this.failures += 1;
    return retryAfter * 1_000 + longest * (0.5 + Math.random() / 2);
  }

  /** Resets the pauses after a success. */
  reset(): void {
    this.failures = 0;
  }
}

/** Waits; ends early where the signal is raised meanwhile. Never rejects. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });
}
