import { DelayedError, Queue, Worker, type Processor, type WorkerOptions } from 'bullmq';
import { lastingWorker } from './lasting-worker.js';
import { backendOf, type QueueServer } from './queue-backend.js';
import { partOf } from './queue-parts.js';
import { isAbsence, optionalRedis } from './redis.js';

/** A job to be added. While a job of the same id waits or runs, it is not added again. */
export interface NewJob<Data> {
  /** Without a colon, and not only digits. */
  readonly id: string;
  readonly name: string;
  readonly data: Data;
  /** Milliseconds before it may run. */
  readonly delay: number;
  /** The order of waiting jobs: 0 first, and those of one number as they came. Up to 2,000,000. */
  readonly priority: number;
  /** The slice of the stream that it is about, by which a Redis Cluster has it on one of its nodes; 0 when absent. */
  readonly slice?: number;
}

/** How many jobs of a queue wait, run, and wait for their time. */
export type QueueDepth = Readonly<Record<'waiting' | 'active' | 'delayed', number>>;

const states = ['waiting', 'prioritized', 'active', 'delayed'] as const;

/** A queue that jobs are added to. */
export interface JobQueue<Data> {
  /** False when the queue is away: then it has taken none. */
  add(jobs: readonly NewJob<Data>[]): Promise<boolean>;
  /** How many jobs there are. Throws while the queue is away. */
  depth(): Promise<QueueDepth>;
  /** Removes all jobs, those that run included. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A worker that takes jobs. */
export interface JobWorker {
  /** Takes no more jobs and waits for those at hand. */
  close(): Promise<void>;
}

/**
 * Seconds after which a worker that waits looks for a job that it was not woken for. Such a job is late, not lost: obligations that are
 * overdue are met without one.
 */
const DRAIN_DELAY = 10;

/** How a worker works. Times are milliseconds. */
export type WorkerSettings = Pick<WorkerOptions, 'concurrency' | 'lockDuration' | 'stalledInterval'>;

/** Connections that one queue or worker keeps to PostgreSQL at most; a worker has one more to listen on. */
const CONNECTIONS = 3;

/**
 * Opens a queue. A job that has ended, well or not after three tries, is forgotten: its id may be added again. A queue
 * that is away takes no job, and no caller waits for it: obligations stand in the database.
 */
export function openQueue<Data>(server: QueueServer, name: string): JobQueue<Data> {
  const { queues, end } = bullQueues<Data>(server, name);
  const parts = queues.map((queue) => openPart(queue, server));
  return {
    async add(jobs) {
      const added = parts.map(async (part, number) => {
        const own = jobs.filter(({ slice = 0 }) => partOf(slice, parts.length) === number);
        return own.length === 0 || (await part.add(own));
      });
      return (await Promise.all(added)).every(Boolean);
    },
    async depth() {
      const depths = await Promise.all(parts.map((part) => part.depth()));
      const sum = (state: keyof QueueDepth): number => depths.reduce((total, each) => total + each[state], 0);
      return { waiting: sum('waiting'), active: sum('active'), delayed: sum('delayed') };
    },
    async clear() {
      await Promise.all(parts.map((part) => part.clear()));
    },
    async close() {
      await Promise.all(parts.map((part) => part.close()));
      await end();
    },
  };
}

/** A queue, or a part of one. */
function openPart<Data>(queue: Queue<Data, void>, server: QueueServer): JobQueue<Data> {
  let isOpen = false;
  queue.waitUntilReady().then(
    () => (isOpen = true),
    () => undefined,
  );
  queue.on('error', reporterOf(server));
  const fate = {
    removeOnComplete: true,
    removeOnFail: true,
    attempts: 3,
    backoff: { type: 'exponential', delay: 500 },
  };
  return {
    async add(jobs) {
      if (!isOpen && server.redisUrl !== undefined) return false;
      const added = jobs.map(({ id, name: job, data, delay, priority }) => ({
        name: job,
        data,
        opts: { ...fate, jobId: id, delay, priority },
      })) as Parameters<typeof queue.addBulk>[0];
      // In PostgreSQL many at once go through temporary tables: for a single job that costs 25 times as much.
      const [only] = added;
      try {
        if (only && added.length === 1) await queue.add(only.name, only.data, only.opts);
        else await queue.addBulk(added);
        return true;
      } catch (fault) {
        if (server.redisUrl === undefined || !isAbsence(fault)) throw fault;
        return false;
      }
    },
    async depth() {
      const counts = await queue.getJobCounts(...states);
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
      return { waiting: waiting + prioritized, active, delayed };
    },
    clear: () => queue.obliterate({ force: true }),
    // A Redis that is away answers no QUIT.
    close: () => (server.redisUrl === undefined ? queue.close() : queue.getBackend().close(true)),
  };
}

/** A queue as BullMQ has it, in its parts, for the page that shows it; and the function that lets go of its connections. */
export function bullQueues<Data>(
  server: QueueServer,
  name: string,
): { readonly queues: readonly Queue<Data, void>[]; readonly end: () => Promise<void> } {
  const { backend, parts, end } = backendOf(server, optionalRedis, CONNECTIONS);
  return { queues: parts.map((part) => new Queue<Data, void>(name, part, backend)), end };
}

/**
 * Takes the jobs of a queue from now on, of all its parts, which share the jobs that may run beside each other. A job that throws is tried again; one that answers with a number is put off by so
 * many milliseconds.
 */
export function openWorker<Data>(
  server: QueueServer,
  name: string,
  work: (data: Data) => Promise<number | undefined>,
  settings: WorkerSettings = {},
): JobWorker {
  const { backend, parts, end } = backendOf(server, { ...optionalRedis, ...waiting }, CONNECTIONS + 1);
  const workOn: Processor<Data, void> = async (job, token) => {
    const putOff = await work(job.data);
    if (putOff === undefined) return;
    await job.moveToDelayed(Date.now() + putOff, token);
    throw new DelayedError();
  };
  const { concurrency = 1 } = settings;
  const shared = { drainDelay: DRAIN_DELAY, ...settings, concurrency: Math.ceil(concurrency / parts.length) };
  const workers = parts.map((part) => {
    const begin = (): Worker<Data, void> => {
      const worker = new Worker<Data, void>(name, workOn, { ...shared, ...part }, backend);
      return worker.on('failed', (_job, fault) => server.report(fault));
    };
    return server.redisUrl === undefined ? lastingWorker(begin, closing, server.report) : onRedis(begin(), server);
  });
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await end();
    },
  };
}

/** A worker on Redis makes its connections again. */
function onRedis(worker: Worker, server: QueueServer): JobWorker {
  worker.on('error', reporterOf(server));
  return { close: () => closing(worker) };
}

/** A worker waits for jobs as long as it takes; BullMQ asks for this. */
const waiting = { enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined };

/** The listeners to a queue's faults: the shared connection tells of a Redis that is away. */
const reporterOf =
  ({ redisUrl, report }: QueueServer) =>
  (fault: unknown): void => {
    if (redisUrl === undefined || !isAbsence(fault)) report(fault);
  };

/** How long a worker that stops waits for jobs at hand, in milliseconds. */
const PATIENCE = 5_000;

/** Waits for the jobs at hand, and cuts the connections where they do not end: with a server that is away no job finishes. */
async function closing(worker: Pick<Worker, 'close' | 'disconnect' | 'getBackend'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      const cuts = [worker.getBackend().close(true), worker.disconnect()];
      for (const cut of cuts) cut.catch(() => undefined);
      resolve();
    }, PATIENCE);
  });
  await Promise.race([worker.close(), tooLong]).finally(() => clearTimeout(timer));
}
