import type { ObligationJob } from '#streams';
import type { NewJob } from '#platform';

interface Job extends NewJob<ObligationJob> {
  dueAt: number;
  tries: number;
  /** Until when it belongs to the worker that took it. */
  takenUntil: number;
}

/** How long a job belongs to a worker that gives no sign of life, in milliseconds. */
const LOCKED = 3_000;
const MOST_TRIES = 3;

/** Where jobs are kept, as BullMQ does: each is delivered at least once, unless everything is lost. */
export class JobBox {
  private readonly jobs = new Map<string, Job>();

  constructor(private readonly clock: () => number) {}

  add(jobs: readonly NewJob<ObligationJob>[]): boolean {
    for (const job of jobs) {
      const dueAt = this.clock() + job.delay;
      if (!this.jobs.has(job.id)) this.jobs.set(job.id, { ...job, dueAt, tries: 0, takenUntil: 0 });
    }
    return true;
  }

  /** A job that is due and belongs to no worker; then it belongs to its taker. */
  take(): { readonly id: string; readonly data: ObligationJob } | undefined {
    const now = this.clock();
    const [job] = [...this.jobs.values()]
      .filter(({ dueAt, takenUntil }) => dueAt <= now && takenUntil <= now)
      .sort((one, other) => one.priority - other.priority);
    if (job) job.takenUntil = now + LOCKED;
    return job;
  }

  /** A job was done; or is put off by so many milliseconds. */
  done(id: string, putOff: number | undefined): void {
    const job = this.jobs.get(id);
    if (job && putOff !== undefined) Object.assign(job, { dueAt: this.clock() + putOff, takenUntil: 0 });
    else this.jobs.delete(id);
  }

  /** A job has failed: it is tried again, some times. */
  failed(id: string): void {
    const job = this.jobs.get(id);
    if (!job) return;
    job.tries += 1;
    if (job.tries === MOST_TRIES) this.jobs.delete(id);
    else Object.assign(job, { dueAt: this.clock() + 500 * 2 ** job.tries, takenUntil: 0 });
  }

  /** Everything is lost. */
  empty(): void {
    this.jobs.clear();
  }
}
