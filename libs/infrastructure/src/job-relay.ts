import { type EventStore, type Obligation, sliceOf } from '#event-store';
import type { JobQueue } from '#platform';
import { type Clock, FairPriorities, inFairOrder, workOf, obligationJobId, type ObligationJob } from '#streams';
import { isPrompt, waitsForItsTime } from '#games';

/** An obligation due later than this, in milliseconds, gets no job yet: a sweep finds it in time. */
const HORIZON = 10_000;

/** Most obligations that one sweep takes up. */
const SWEEP = 5_000;

/** No player waits for a table without people. */
const isSlow = (obligation: Obligation): boolean => workOf(obligation)?.alone === true;

/** The findings of a sweep. */
export interface Swept {
  /** Open obligations that are due, or soon will be, in the fair order, with the times at which they are to be met. */
  readonly obligations: readonly Obligation[];
  /** False when the queue is away: no worker will be woken for any of it. */
  readonly queued: boolean;
}

/**
 * Adds a job for each obligation; the database, not the queue, holds the obligations. A job's id derives from its obligation,
 * so adding it again does nothing. `relay` makes jobs start at once; `sweep` adds lost ones, and those that are now close.
 */
export class JobRelay {
  private readonly priorities: FairPriorities;

  /**
   * @param pace milliseconds for which each step of a table without people waits.
   * @param grace milliseconds in which the process that has committed an obligation may meet it, before a sweep gives it a job.
   */
  constructor(
    private readonly queue: Pick<JobQueue<ObligationJob>, 'add'>,
    private readonly clock: Clock = Date.now,
    private readonly pace = 0,
    private readonly grace = 0,
  ) {
    this.priorities = new FairPriorities(clock);
  }

  /** Adds jobs for obligations that are due soon. False when the queue is away. */
  async relay(obligations: readonly Obligation[]): Promise<boolean> {
    const now = this.clock();
    const jobs = obligations
      .map((obligation) => ({ ...obligation, dueAt: this.timeFor(obligation, now) }))
      .filter(({ dueAt }) => dueAt <= now + HORIZON)
      .map(({ dueAt, ...data }) => ({
        id: obligationJobId(data.streamId, data.key),
        name: data.kind,
        data,
        delay: Math.max(0, dueAt - now),
        priority: this.priorities.of(data),
        slice: sliceOf(data.streamId),
      }));
    return jobs.length === 0 || this.queue.add(jobs);
  }

  /** Adds jobs for all open obligations that are due, or soon will be. */
  async sweep(store: Pick<EventStore, 'dueObligations'>): Promise<Swept> {
    const found = await store.dueObligations(SWEEP, this.clock() + HORIZON);
    const due = found.filter((each) => each.dueAt <= this.clock() - this.grace || !isPrompt(each, this.clock()));
    const obligations = inFairOrder(due).map((each) =>
      isSlow(each) ? { ...each, dueAt: each.dueAt + this.pace } : each,
    );
    return { obligations, queued: await this.relay(due) };
  }

  /** When an obligation is to be met. One that does not wait for its time was due when it was written, by any clock. */
  private timeFor(obligation: Obligation, now: number): number {
    if (waitsForItsTime(obligation)) return obligation.dueAt;
    return isSlow(obligation) ? now + Math.min(this.pace, Math.max(0, obligation.dueAt + this.pace - now)) : now;
  }
}
