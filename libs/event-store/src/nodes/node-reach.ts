/** A database of several does not answer. Its own streams wait; those of others go on. */
export class NodeAway extends Error {
  override readonly name = 'NodeAway';
  /** SQLSTATE of a connection that failed: the fault is of no commit. */
  readonly code = '08006';

  constructor(node: string, cause: unknown) {
    super(`The database "${node}" does not answer: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  }
}

/** In milliseconds: how long work that others wait for waits for one database, and how long one that failed is left alone. */
export interface ReachTimes {
  readonly patience: number;
  readonly pause: number;
}

const defaultTimes: ReachTimes = { patience: 5_000, pause: 2_000 };

/**
 * Asks one database on behalf of work that asks all of them, so that one that is away holds the others up once and no longer: after a
 * failure it is left alone for a moment, and while an answer is overdue it is not asked again.
 */
export class NodeReach {
  private away: NodeAway | undefined;
  private askAgainAt = 0;

  constructor(
    private readonly node: string,
    private readonly times: ReachTimes = defaultTimes,
  ) {}

  /** The answer of the database. Throws `NodeAway`, the same one until it is asked again. */
  async ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.away && performance.now() < this.askAgainAt) throw this.away;
    const answer = work();
    try {
      const inTime = await this.inTime(answer);
      this.away = undefined;
      return inTime;
    } catch (fault) {
      this.away = fault instanceof NodeAway ? fault : new NodeAway(this.node, fault);
      if (this.away !== fault) this.askAgainAt = performance.now() + this.times.pause;
      throw this.away;
    }
  }

  private inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.askAgainAt = Infinity;
        const settled = (): void => void (this.askAgainAt = performance.now() + this.times.pause);
        answer.then(settled, settled);
        reject(new NodeAway(this.node, `no answer in ${this.times.patience / 1_000} seconds`));
      }, this.times.patience);
      answer.then(resolve, reject).finally(() => {
        clearTimeout(timer);
      });
    });
  }
}
