import type { Pool } from 'pg';
import { appendQuery, isOfOneCommit, type Append, type AppendRow } from './postgres-append.js';

/** Most commits in a statement. */
const MOST = 16;
/** Most statements of this store at once, when so many appends wait that each of them is full. */
const STATEMENTS = 4;

interface Waiting {
  readonly append: Append;
  readonly resolve: (row: AppendRow) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends appends to the database. One that finds no other under way goes at once, alone; those that come while a statement
 * is under way share the next one, so that a busy process pays for one round trip and one flush for many commits. Only
 * a full statement goes beside another: what waits behind one that is stuck gets through.
 * In a statement they stand in the order of their streams: two processes that append to the same streams never wait for
 * each other in a circle.
 */
export class AppendBatches {
  private waiting: Waiting[] = [];
  private underWay = 0;

  constructor(private readonly pool: Pool) {}

  /** The database's answer to one append. Rejects with the error that it gave for this commit, or for all of them. */
  send(append: Append): Promise<AppendRow> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    while (this.underWay < STATEMENTS && this.waiting.length >= (this.underWay === 0 ? 1 : MOST)) this.start();
  }

  private start(): void {
    this.underWay += 1;
    void this.run(this.waiting.splice(0, MOST).sort(byStream)).finally(() => {
      // Whoever goes on as soon as it is answered shares the next statement; the first of them would go alone otherwise.
      setImmediate(() => {
        this.underWay -= 1;
        this.next();
      });
    });
  }

  /**
   * A statement that fails has stored nothing. When one of its commits is to blame, its halves go again, one after the
   * other, until that commit stands alone; when the database cannot be reached or will not work, they all have failed.
   */
  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<AppendRow>(appendQuery(batch.map(({ append }) => append)));
      batch.forEach(({ resolve, reject }, index) => {
        const row = rows.find(({ place }) => place === index);
        if (row) resolve(row);
        else reject(new Error('The append function gave no answer.'));
      });
    } catch (error) {
      if (batch.length > 1 && isOfOneCommit(error)) {
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
