import type { GamesServer } from '#games';
import type { FrameworkLogger, QueueServer } from '#platform';

/** What the worker stands on. */
export interface WorkerParts {
  readonly server: Pick<
    GamesServer,
    'pool' | 'store' | 'games' | 'campaigns' | 'leagues' | 'webhooks' | 'relay' | 'clock'
  > &
    Partial<Pick<GamesServer, 'observer'>>;
  /** Where the jobs are kept. */
  readonly queues: QueueServer;
  /** Where the framework writes what it has to say; to the console without. */
  readonly logger?: FrameworkLogger;
  readonly settings?: Partial<WorkerSettings>;
  /** When everything is verified each night, in minutes after midnight (UTC), and by what; never when absent. */
  readonly verification?: {
    readonly at: number;
    readonly run: (night: string, signal: AbortSignal) => Promise<void>;
  };
}

/** What an operator may choose about the worker. Times are milliseconds. */
export interface WorkerSettings {
  /** How many jobs run at a time. */
  readonly concurrency: number;
  /** How long a job belongs to a worker that gives no sign of life; then another one takes it. */
  readonly lockDuration: number;
  /** Time between two looks for jobs that belong to nobody any more. */
  readonly stalledInterval: number;
  /** Time between two looks for obligations without a job. */
  readonly sweepEvery: number;
  /** What is due for longer than this is met by the sweep itself: whatever became of its job. */
  readonly patience: number;
}

/** After any fault nothing is overdue by more than five seconds. */
export const defaultSettings: WorkerSettings = {
  concurrency: 8,
  lockDuration: 3_000,
  stalledInterval: 2_000,
  sweepEvery: 2_000,
  patience: 2_000,
};

/** Names of parts for Nest. */
export const WORKER_PARTS = Symbol('WORKER_PARTS');
export const WORKER_SETTINGS = Symbol('WORKER_SETTINGS');
