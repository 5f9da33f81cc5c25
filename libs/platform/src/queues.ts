import {
  createPostgresBackend,
  createRedisBackend,
  Queue,
  Worker,
  type BackendFactory,
  type ConnectionOptions,
  type RedisOptions,
  type RedisQueueBackend,
  type WorkerOptions,
} from 'bullmq';
import { asApplication } from './database-roles.js';

/** Where the jobs of a server are kept: in Redis when there is one, in PostgreSQL otherwise. */
export interface QueueServer {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  /** Keeps the jobs of several servers on one Redis apart; `chronicler` by default. PostgreSQL keeps them in its schema `bullmq`. */
  readonly queuePrefix?: string | undefined;
  /** Told of faults that no caller sees: lost connections, which are made again, and jobs that failed. */
  readonly report: (fault: unknown) => void;
}

/** A job to be added. While a job of the same id waits or runs, it is not added again. */
export interface NewJob<Data> {
  /** Without a colon, and not only digits. */
  readonly id: string;
  readonly name: string;
  readonly data: Data;
  /** Milliseconds before it may run. */
  readonly delay: number;
}

/** A queue that jobs are added to. */
export interface JobQueue<Data> {
  add(jobs: readonly NewJob<Data>[]): Promise<void>;
  /** Removes all jobs, those that run included. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Who takes jobs. */
export interface JobWorker {
  /** Takes no more jobs and waits for those at hand. */
  close(): Promise<void>;
}

/** How a worker works. Times are milliseconds. */
export type WorkerSettings = Pick<WorkerOptions, 'concurrency' | 'lockDuration' | 'stalledInterval'>;

/** Connections that one queue or worker keeps to PostgreSQL at most; a worker has one more to listen on. */
const CONNECTIONS = 3;

/** Opens a queue. A job that has ended, well or not after three tries, is forgotten: its id may be added again. */
export function openQueue<Data>(server: QueueServer, name: string): JobQueue<Data> {
  // Whoever adds a job does not wait while Redis is away.
  const { backend, ...options } = backendOf(server, { enableOfflineQueue: false });
  const queue = new Queue<Data, void, string>(name, options, backend);
  queue.on('error', server.report);
  const fate = {
    removeOnComplete: true,
    removeOnFail: true,
    attempts: 3,
    backoff: { type: 'exponential', delay: 500 },
  };
  return {
    async add(jobs) {
      const added = jobs.map(({ id, name: job, data, delay }) => ({
        name: job,
        data,
        opts: { ...fate, jobId: id, delay },
      })) as Parameters<typeof queue.addBulk>[0];
      // In PostgreSQL many at once go through temporary tables: for a single job that costs 25 times as much.
      const [only] = added;
      if (only && added.length === 1) await queue.add(only.name, only.data, only.opts);
      else await queue.addBulk(added);
    },
    clear: () => queue.obliterate({ force: true }),
    close: () => queue.close(),
  };
}

/** Takes the jobs of a queue from now on. A job that throws is tried again. */
export function openWorker<Data>(
  server: QueueServer,
  name: string,
  work: (data: Data) => Promise<void>,
  settings: WorkerSettings = {},
): JobWorker {
  const { backend, ...options } = backendOf(server, { maxRetriesPerRequest: null });
  const worker = new Worker<Data, void, string>(name, ({ data }) => work(data), { ...settings, ...options }, backend);
  worker.on('error', server.report);
  worker.on('failed', (_job, fault) => server.report(fault));
  return { close: () => worker.close() };
}

interface Backend {
  readonly connection: ConnectionOptions;
  readonly prefix?: string;
  readonly backend: BackendFactory<RedisQueueBackend>;
}

function backendOf({ databaseUrl, redisUrl, queuePrefix = 'chronicler' }: QueueServer, redis: RedisOptions): Backend {
  if (redisUrl === undefined) {
    const connection = { ...asApplication(databaseUrl), max: CONNECTIONS, application_name: 'chronicler jobs' };
    // Queue and Worker are typed for Redis; on either backend they do the same.
    return {
      connection: connection,
      backend: createPostgresBackend as unknown as typeof createRedisBackend,
    };
  }
  // In braces, so that all keys of a queue stay in one slot of a cluster.
  return { connection: { ...redis, url: redisUrl }, prefix: `{${queuePrefix}}`, backend: createRedisBackend };
}
