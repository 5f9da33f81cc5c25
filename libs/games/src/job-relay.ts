import type { EventStore, Obligation } from '#event-store';
import type { JobQueue } from '#platform';
import type { Clock } from './clock.js';
import { obligationCommandId } from './derived-id.js';
import type { ObligationJob } from './jobs.js';

/** What is due later than this, in milliseconds, gets no job yet: a sweep finds it in time. */
const HORIZON = 60_000;

/** Most obligations that one sweep takes up. */
const SWEEP = 5_000;

/**
 * Adds a job for each obligation; the database, not the queue, knows what is owed. A job's id derives from its obligation,
 * so adding it again does nothing. `relay` makes jobs start at once; `sweep` adds what was lost, and what has come near.
 */
export class JobRelay {
  constructor(
    private readonly queue: JobQueue<ObligationJob>,
    private readonly clock: Clock = Date.now,
  ) {}

  /** Adds jobs for what is due soon. */
  async relay(obligations: readonly Obligation[]): Promise<void> {
    const now = this.clock();
    const jobs = obligations
      .filter(({ dueAt }) => dueAt <= now + HORIZON)
      .map(({ dueAt, ...data }) => ({
        id: obligationCommandId(data.streamId, data.key),
        name: data.kind,
        data,
        delay: Math.max(0, dueAt - now),
      }));
    if (jobs.length > 0) await this.queue.add(jobs);
  }

  /** Adds jobs for everything that is due, or soon will be, and not done. Answers with how many obligations it found. */
  async sweep(store: Pick<EventStore, 'dueObligations'>): Promise<number> {
    const obligations = await store.dueObligations(SWEEP, this.clock() + HORIZON);
    await this.relay(obligations);
    return obligations.length;
  }
}
