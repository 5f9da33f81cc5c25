import type { Pool } from 'pg';
import { appendQuery, isLockTimeout, isOfOneCommit, type Append, type AppendRow } from './postgres-append.js';

/** Most commits in a statement. */
const MOST = 16;
/** Most statements of this store at once, when so many appends wait that each of them is full. */
const STATEMENTS = 4;

/** How long a statement that waits for a head holds up others. Times are milliseconds. */
export interface AppendTimeouts {
  /** How long a statement keeps others waiting for it; then they go beside it. */
  readonly beside: number;
  /**
   * How long a statement with commits to several streams waits for a lock; then each stream goes alone. Longer than
   * the feed's mark holds appends up.
   */
  readonly shared: number;
}

const defaultTimeouts: AppendTimeouts = { beside: 50, shared: 250 };

interface Waiting {
  readonly append: Append;
  readonly resolve: (row: AppendRow) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends appends to the database. One that finds no other under way goes at once, alone; those that come while a statement
 * is under way share the next one, so that a busy process pays for one round trip and one flush for many commits. Only
 * a full statement goes beside another, and any goes beside one that is stuck: a lock on the head of one game stops
 * that game alone.
 * In a statement they stand in the order of their streams: two processes that append to the same streams never wait for
 * each other in a circle.
 */
export class AppendBatches {
  private readonly waiting: Waiting[] = [];
  /** Of statements that did not get a head: each stream goes alone, before all later appends. */
  private readonly alone: Waiting[][] = [];
  private underWay = 0;
  private stuck = 0;

  constructor(
    private readonly pool: Pool,
    private readonly patience: AppendTimeouts = defaultTimeouts,
  ) {}

  /** The database's answer to one append. Rejects with the error that it gave for this commit, or for all of them. */
  send(append: Append): Promise<AppendRow> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    while (this.underWay < STATEMENTS) {
      const batch = this.alone.shift() ?? this.takeWaiting();
      if (batch.length === 0) return;
      this.start(batch);
    }
  }

  private takeWaiting(): Waiting[] {
    const isTime = this.waiting.length >= (this.underWay === 0 ? 1 : MOST);
    return isTime ? this.waiting.splice(0, MOST).sort(byStream) : [];
  }

  private start(batch: readonly Waiting[]): void {
    let leave = this.enter();
    const aside = setTimeout(() => {
      if (this.stuck >= this.pool.options.max / 2) return;
      leave();
      leave = this.goAside();
      this.next();
    }, this.patience.beside);
    void this.run(batch).finally(() => {
      clearTimeout(aside);
      // Callers that go on as soon as they are answered share the next statement; the first of them would go alone otherwise.
      setImmediate(() => {
        leave();
        this.next();
      });
    });
  }

  private enter(): () => void {
    this.underWay += 1;
    return () => (this.underWay -= 1);
  }

  /** Half of the connections at most are left to statements that are stuck. */
  private goAside(): () => void {
    this.stuck += 1;
    return () => (this.stuck -= 1);
  }

  /**
   * A statement that fails has stored nothing. When it did not get a head, each stream goes alone: only one of them
   * has to wait. When another fault of one of its commits is to blame, its halves go again, one after the other, until
   * that commit stands alone; when the database cannot be reached or will not work, they all have failed.
   */
  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<AppendRow>(
        appendQuery(
          batch.map(({ append }) => append),
          this.patience.shared,
        ),
      );
      batch.forEach(({ resolve, reject }, index) => {
        const row = rows.find(({ place }) => place === index);
        if (row) resolve(row);
        else reject(new Error('The append function gave no answer.'));
      });
    } catch (error) {
      const streams = streamsOf(batch);
      if (streams.length > 1 && isLockTimeout(error)) {
        this.alone.push(...streams);
      } else if (batch.length > 1 && isOfOneCommit(error)) {
        const half = batch.length >> 1;
        await this.run(batch.slice(0, half));
        await this.run(batch.slice(half));
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}

/** Appends to one stream stay in the order in which they came. */
const byStream = (a: Waiting, b: Waiting): number =>
  Number(streamOf(a) > streamOf(b)) - Number(streamOf(a) < streamOf(b));

const streamOf = ({ append }: Waiting): string => append.commit.streamId;

/** A batch in the order of its streams, stream by stream. */
function streamsOf(batch: readonly Waiting[]): Waiting[][] {
  const streams = new Map<string, Waiting[]>();
  for (const each of batch) streams.set(streamOf(each), [...(streams.get(streamOf(each)) ?? []), each]);
  return [...streams.values()];
}
