import type { EventStore, Obligation } from '#event-store';
import type { JobQueue } from '#platform';
import type { Clock } from './clock.js';
import { obligationJobId } from './derived-id.js';
import type { ObligationJob } from './jobs.js';
import { waitsForItsTime } from './obligations.js';

/** What is due later than this, in milliseconds, gets no job yet: a sweep finds it in time. */
const HORIZON = 10_000;

/** Most obligations that one sweep takes up. */
const SWEEP = 5_000;

/** What a sweep found. */
export interface Swept {
  /** What is due, or soon will be, and not done, soonest first. */
  readonly owed: readonly Obligation[];
  /** False when the queue is away: nobody will be woken for any of it. */
  readonly queued: boolean;
}

/**
 * Adds a job for each obligation; the database, not the queue, knows what is owed. A job's id derives from its obligation,
 * so adding it again does nothing. `relay` makes jobs start at once; `sweep` adds what was lost, and what has come near.
 */
export class JobRelay {
  constructor(
    private readonly queue: Pick<JobQueue<ObligationJob>, 'add'>,
    private readonly clock: Clock = Date.now,
  ) {}

  /** Adds jobs for what is due soon. False when the queue is away. */
  async relay(obligations: readonly Obligation[]): Promise<boolean> {
    const now = this.clock();
    const jobs = obligations
      .map((obligation) => ({ ...obligation, dueAt: waitsForItsTime(obligation) ? obligation.dueAt : now }))
      .filter(({ dueAt }) => dueAt <= now + HORIZON)
      .map(({ dueAt, ...data }) => ({
        id: obligationJobId(data.streamId, data.key),
        name: data.kind,
        data,
        delay: Math.max(0, dueAt - now),
      }));
    return jobs.length === 0 || this.queue.add(jobs);
  }

  /** Adds jobs for everything that is due, or soon will be, and not done. */
  async sweep(store: Pick<EventStore, 'dueObligations'>): Promise<Swept> {
    const owed = await store.dueObligations(SWEEP, this.clock() + HORIZON);
    return { owed, queued: await this.relay(owed) };
  }
}
