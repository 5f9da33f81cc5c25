import type { Pool, PoolClient } from 'pg';
import { backlogOf, hasStalled, type Backlog, type FeedNode } from './feed-backlog.js';
import { MAIN } from './postgres-feed.js';
import type { Projection } from './projection.js';
import { Repeating } from './repeating.js';

/** The advisory lock of the process that leads. It goes with its connection, however the process ends. */
const LOCK = [1001, 2] as const;

/** Milliseconds between two looks of a process that does not lead. */
const EVERY = 1_000;

/** What one process of a server does for all of them. */
export interface FeedLeaderOptions {
  /** Of the home, where the read models and the lock are. */
  readonly pool: Pool;
  /** The other databases whose commits are read; none by default. */
  readonly others?: readonly FeedNode[];
  /** The read models that the leader keeps. */
  readonly projections: readonly Pick<Projection, 'name' | 'version'>[];
  /** Begins the work. */
  readonly lead: () => void;
  /** Ends it: waits for what is at hand. */
  readonly rest: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between two looks of a process that does not lead; a second by default. */
  readonly every?: number;
}

/**
 * Has one process of a server read the feed of all its databases: the one that holds an advisory lock. Another one takes its place when the
 * lock is free, and works beside it while a part of the reading stands still, as when the leader is frozen: read models count each
 * commit once however many work on them.
 */
export class FeedLeader {
  private readonly loop: Repeating;
  private held: PoolClient | undefined;
  private isWorking = false;
  private seen: Backlog = new Map();

  constructor(private readonly options: FeedLeaderOptions) {
    this.loop = new Repeating(() => this.turn());
  }

  /** True while this process holds the lock. */
  get leads(): boolean {
    return this.held !== undefined;
  }

  start(): void {
    this.loop.start();
  }

  /** Ends the work, and gives the lock away. */
  async stop(): Promise<void> {
    await this.loop.stop();
    await this.work(false);
    this.letGo();
  }

  private async turn(): Promise<number> {
    const { onError, every = EVERY } = this.options;
    try {
      if (!this.held) await this.tryToLead();
      await this.work(this.leads || (await this.standsStill()));
    } catch (error) {
      await this.work(false);
      onError(error);
    }
    return every;
  }

  private async work(should: boolean): Promise<void> {
    if (should === this.isWorking) return;
    this.isWorking = should;
    if (should) this.options.lead();
    else await this.options.rest();
  }

  /** The lock is on a connection of the pool that stays with this process: when it breaks, the lock is gone. */
  private async tryToLead(): Promise<void> {
    const client = await this.options.pool.connect();
    try {
      const text = 'select pg_try_advisory_lock($1, $2) as got';
      const { rows } = await client.query<{ got: boolean }>({ name: 'lead-feed', text, values: [...LOCK] });
      if (rows[0]?.got !== true) {
        client.release();
        return;
      }
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.held = client;
    client.once('end', () => this.held === client && this.letGo());
  }

  private letGo(): void {
    const { held } = this;
    this.held = undefined;
    held?.release(true);
  }

  /** Whether something has stalled since the look before. Once at it, goes on until nothing is left. */
  private async standsStill(): Promise<boolean> {
    const { pool, others = [], projections } = this.options;
    const backlog = await backlogOf([{ source: MAIN, pool }, ...others], projections);
    const isStill = hasStalled(this.seen, backlog);
    this.seen = backlog;
    return isStill || (this.isWorking && backlog.size > 0);
  }
}
