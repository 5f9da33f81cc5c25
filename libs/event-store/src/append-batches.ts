import type { Pool } from 'pg';
import { appendQuery, type Append, type AppendRow } from './postgres-append.js';

/** How many statements of this store may be under way at once before appends wait for each other. */
const STATEMENTS = 2;
/** Most commits in a statement. */
const MOST = 16;

interface Waiting {
  readonly append: Append;
  readonly resolve: (row: AppendRow) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Sends appends to the database. One that finds no other under way goes at once, alone; those that come while statements
 * are under way share the next one, so that a busy process pays for one round trip and one flush for many commits.
 * In a statement they stand in the order of their games: two processes that append to the same games never wait for
 * each other in a circle. A statement that fails has stored nothing, and its commits go again, each alone.
 */
export class AppendBatches {
  private waiting: Waiting[] = [];
  private underWay = 0;

  constructor(private readonly pool: Pool) {}

  /** The database's answer to one append. Rejects with the error that it gave for this commit. */
  send(append: Append): Promise<AppendRow> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.underWay >= STATEMENTS || this.waiting.length === 0) return;
    const batch = this.waiting.splice(0, MOST).sort(byGame);
    this.underWay += 1;
    void this.run(batch).finally(() => {
      this.underWay -= 1;
      this.next();
    });
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<AppendRow>(appendQuery(batch.map(({ append }) => append)));
      batch.forEach(({ resolve, reject }, index) => {
        const row = rows.find(({ place }) => place === index);
        if (row) resolve(row);
        else reject(new Error('The append function gave no answer.'));
      });
    } catch (error) {
      const [first, ...others] = batch;
      if (others.length === 0) first?.reject(error);
      else for (const one of batch) await this.run([one]);
    }
  }
}

/** Appends to one game stay in the order in which they came. */
const byGame = (a: Waiting, b: Waiting): number => Number(gameOf(a) > gameOf(b)) - Number(gameOf(a) < gameOf(b));

const gameOf = ({ append }: Waiting): string => append.commit.gameId;
