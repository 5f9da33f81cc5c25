import type { Pool } from 'pg';
import type { FeedPosition } from './feed.js';
import { Repeating } from './repeating.js';

/** The interval and the listeners of a ticker. */
export interface FeedTickerOptions {
  readonly pool: Pool;
  /** Milliseconds between ticks that no news have woken; 2,000 by default. */
  readonly every?: number;
  /** Told after each tick that moved the mark on: new commits may be read up to this position. */
  readonly onAdvance?: (position: FeedPosition) => void;
  readonly onError?: (error: unknown) => void;
}

/** Least milliseconds between two ticks. */
const LEAST = 100;

const LONGEST_PAUSE = 2_000;

/** After so many ticks in vain, some seconds, an error is reported. */
const STANDSTILL = 6;

/**
 * Lets readers of the feed go on: publishes, after news of a commit and from time to time, up to which position no append is open any
 * more. An append takes a shared lock before it draws a position and holds it to its commit; a tick takes the lock alone for
 * an instant, so everything up to the highest position is settled; without a new commit it takes none. One ticker is enough; several do no
 * harm. A tick that has to wait holds up new appends, so after one in vain the next ones come more and more slowly.
 */
export class FeedTicker {
  private readonly loop: Repeating;
  private readonly every: number;
  private published = 0;
  private inVain = 0;
  /** News that came after a tick in vain, since the last tick began. */
  private hasNews = false;

  constructor(private readonly options: FeedTickerOptions) {
    this.every = options.every ?? LONGEST_PAUSE;
    this.loop = new Repeating(() => this.turn(), Math.min(this.every, LEAST));
  }

  start(): void {
    this.loop.start();
  }

  /** There is news of a commit: the next tick comes soon; after one in vain, no sooner than without news. */
  wake(): void {
    if (this.inVain === 0) this.loop.wake();
    else this.hasNews = true;
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** One tick. Answers with the mark, or `undefined` when an append stayed open for too long. */
  async tick(): Promise<number | undefined> {
    const text = 'select mark from advance_feed_mark()';
    const { rows } = await this.options.pool.query<{ mark: string | null }>({ name: 'advance-feed-mark', text });
    const mark = rows[0]?.mark;
    return mark ? Number(mark) : undefined;
  }

  private async turn(): Promise<number> {
    this.hasNews = false;
    const mark = await this.tick().catch((error: unknown) => this.options.onError?.(error));
    this.inVain = mark === undefined ? this.inVain + 1 : 0;
    if (this.inVain === STANDSTILL) this.options.onError?.(new Error('The feed stands still: an append stays open.'));
    if (mark !== undefined && mark > this.published) {
      this.published = mark;
      this.options.onAdvance?.(String(mark) as FeedPosition);
    }
    return this.pause();
  }

  /** Milliseconds to the next tick. */
  private pause(): number {
    if (this.inVain > 0) return Math.min(Math.min(this.every, LEAST) * 2 ** this.inVain, LONGEST_PAUSE);
    return this.hasNews ? 0 : this.every;
  }
}
