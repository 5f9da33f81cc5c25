import { processAlarm, type Alarm } from './alarm.js';

/**
 * Sleep that can be cut short. A wake-up without a sleeper is remembered, so that a change
 * between two sleeps is never missed.
 */
export class WakeUp {
  private awake = false;
  private resume: (() => void) | undefined;
  private readonly onAbort = (): void => this.wake();

  /** @param alarm ends a sleep that has an end of its own. */
  constructor(
    private readonly signal?: AbortSignal,
    private readonly alarm: Alarm = processAlarm,
  ) {
    signal?.addEventListener('abort', this.onAbort);
  }

  /** True when the signal has ended the waiting. */
  get isOver(): boolean {
    return this.signal?.aborted === true;
  }

  /** Ends the sleep, or the next one at once. */
  wake(): void {
    this.awake = true;
    this.resume?.();
  }

  /** Waits for `wake`, at most so many milliseconds. */
  async sleep(most?: number): Promise<void> {
    if (!this.awake && !this.isOver) {
      const stop = most === undefined ? undefined : this.alarm(most, () => this.wake());
      await new Promise<void>((resolve) => {
        this.resume = resolve;
      });
      stop?.();
    }
    this.resume = undefined;
    this.awake = false;
  }

  dispose(): void {
    this.signal?.removeEventListener('abort', this.onAbort);
    this.wake();
  }
}
