import type { ServerResponse } from 'node:http';
import type { Configuration } from '../configuration.js';
import type { HealthRegistry, PartHealth } from '../health.js';
import type { Logger } from '../logger.js';
import type { QueueServer } from '../queue-backend.js';
import { bullQueues } from '../queues.js';
import { AlarmWatch } from './alarm-watch.js';
import { KnownIds } from './known-ids.js';
import type { Metrics } from './metrics.js';
import { together, type Observer } from './observer.js';
import type { MetricsServer } from './serve-metrics.js';

/** Told of a fault that a client was not told of, with the id of the request in which it came where that is known. */
export type FaultReport = (fault: unknown, requestId?: string) => void;

/** The watch over a process. */
export interface Watch {
  readonly observer: Observer;
  /** Writes a fault into the log, with the ids of the request, the game and the command that it came from, and counts it. */
  readonly report: FaultReport;
  /** Absent where they are not read. */
  readonly metrics: Metrics | undefined;
  /** The alarms of operators: off until they are started. */
  readonly alarms: AlarmWatch;
  /**
   * Shows the jobs of a queue to administrators, beside the series; where there are none, no token of theirs, or no Redis, it
   * shows nothing.
   */
  showQueue(queue: QueueServer, name: string): Promise<void>;
  /** Answers at `/health/ready`, beside the series: 503 while a part of the process is not well. Nothing where there are no series. */
  showHealth(health: Pick<HealthRegistry, 'report'>): void;
  close(): Promise<void>;
}

/** The part of a configuration about watching. */
export type WatchSettings = Pick<Configuration, 'metricsPort' | 'metricsHost' | 'adminToken' | 'isTraced'>;

/** The observers beside the log, and their end. */
interface Watcher<Own extends Observer = Observer> {
  readonly observer: Own;
  close(): Promise<void>;
}

/**
 * Starts to watch over this process, which is called `service`, as the environment says. Loads nothing that is not wanted.
 * Throws when the port is taken.
 */
export async function openWatch(
  settings: WatchSettings,
  logger: Pick<Logger, 'error'>,
  service = 'chronicler',
): Promise<Watch> {
  const ids = new KnownIds();
  const alarms = new AlarmWatch();
  const observers: Observer[] = [ids, alarms.observer];
  const observer = together(observers);
  const report: FaultReport = (fault, requestId) => {
    observer.happened('fault', {});
    logger.error({ ...ids.of(fault), ...(requestId === undefined ? {} : { requestId }), err: fault });
  };
  const metrics = await openMetrics(settings, report);
  const traces = settings.isTraced ? await openTraces(service) : undefined;
  const watchers = [metrics, traces].filter((watcher) => watcher !== undefined);
  observers.push(...watchers.map((watcher) => watcher.observer));
  const closing = watchers.map((watcher) => () => watcher.close());
  const close = async (): Promise<void> => {
    alarms.stop();
    for (const end of closing) await end();
  };
  const showQueue = async (queue: QueueServer, name: string): Promise<void> => {
    const { adminToken } = settings;
    if (metrics && adminToken !== undefined && queue.redisUrl !== undefined)
      closing.push(await showBoard(metrics.server, adminToken, bullQueues(queue, name)));
  };
  const showHealth = (health: Pick<HealthRegistry, 'report'>): void =>
    metrics?.server.mount('/health/ready', (_request, response) => void tellHealth(health, response));
  return { observer, report, metrics: metrics?.observer, alarms, showQueue, showHealth, close };
}

/** The details are not for anonymous callers. */
async function tellHealth(health: Pick<HealthRegistry, 'report'>, response: ServerResponse): Promise<void> {
  const { healthy, parts } = await health.report();
  const states = Object.entries(parts).map(([part, state]) => [part, stateOf(state)] as const);
  const body = { status: healthy ? 'ok' : 'unhealthy', parts: Object.fromEntries(states) };
  response.writeHead(healthy ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const stateOf = ({ healthy, degraded }: PartHealth): string =>
  healthy ? (degraded === undefined ? 'ok' : 'degraded') : 'unhealthy';

async function openMetrics(
  { metricsPort: port, metricsHost: host }: WatchSettings,
  report: FaultReport,
): Promise<(Watcher<Metrics> & { readonly server: MetricsServer }) | undefined> {
  if (port === undefined) return undefined;
  const [{ Metrics }, { serveMetrics }] = await Promise.all([import('./metrics.js'), import('./serve-metrics.js')]);
  const observer = new Metrics(report);
  const server = await serveMetrics(observer, { host, port });
  return { observer, server, close: () => server.close() };
}

/** Gives the function that closes the queue. */
async function showBoard(
  server: MetricsServer,
  adminToken: string,
  { queues, end }: ReturnType<typeof bullQueues>,
): Promise<() => Promise<void>> {
  // The connection that all share tells of a Redis that is away.
  for (const queue of queues) queue.on('error', () => undefined);
  const { BOARD_PATH, queueBoard } = await import('./queue-board.js');
  server.mount(BOARD_PATH, queueBoard(queues, adminToken));
  return async () => {
    await Promise.all(queues.map((queue) => queue.getBackend().close(true)));
    await end();
  };
}

async function openTraces(service: string): Promise<Watcher> {
  const { Traces } = await import('./traces.js');
  const observer = new Traces(service);
  return { observer, close: () => observer.close() };
}
