import type { GamesServer } from '#server';
import type { FrameworkLogger, QueueServer } from '#platform';
import type { NightState } from '#verification';

/** The parts that the worker uses. */
export interface WorkerParts {
  readonly server: Pick<
    GamesServer,
    | 'pool'
    | 'nodes'
    | 'isElsewhere'
    | 'store'
    | 'archive'
    | 'games'
    | 'conditional'
    | 'campaigns'
    | 'leagues'
    | 'webhooks'
    | 'notificationWork'
    | 'relay'
    | 'clock'
    | 'bus'
  > &
    Partial<Pick<GamesServer, 'observer'>>;
  /** The queue of jobs. */
  readonly queues: QueueServer;
  /** The logger of the framework; the console by default. */
  readonly logger?: FrameworkLogger;
  readonly settings?: Partial<WorkerSettings>;
  /** The time and the program of the nightly verification, in minutes after midnight (UTC); none if absent. */
  readonly verification?: {
    readonly at: number;
    readonly run: (night: string, signal: AbortSignal) => Promise<void>;
    /** How it is with the verification of a night, in all processes. */
    readonly state: (night: string) => Promise<NightState>;
  };
}

/** The operator's settings of the worker. Times are milliseconds. */
export interface WorkerSettings {
  /** How many jobs run at a time. */
  readonly concurrency: number;
  /** How long a job belongs to a worker without a sign of life; then another one takes it. */
  readonly lockDuration: number;
  /** Time between two checks for orphaned jobs. */
  readonly stalledInterval: number;
  /** Time between two checks for obligations without a job. */
  readonly sweepEvery: number;
  /** The sweep itself meets obligations that are due for longer than this, in any state of their jobs. */
  readonly patience: number;
}

/** After any fault nothing is overdue by more than five seconds. */
export const defaultSettings: WorkerSettings = {
  concurrency: 8,
  lockDuration: 3_000,
  stalledInterval: 10_000,
  sweepEvery: 2_000,
  patience: 2_000,
};

/** Names of parts for Nest. */
export const WORKER_PARTS = Symbol('WORKER_PARTS');
export const WORKER_SETTINGS = Symbol('WORKER_SETTINGS');
