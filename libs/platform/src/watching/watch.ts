import type { Configuration } from '../configuration.js';
import type { Logger } from '../logger.js';
import type { Metrics } from './metrics.js';
import { unwatched, type Observer } from './observer.js';

/** Told of a fault that a client was not told of, with the id of the request in which it came where that is known. */
export type FaultReport = (fault: unknown, requestId?: string) => void;

/** Who watches over a process. */
export interface Watch {
  readonly observer: Observer;
  /** Writes a fault into the log, and counts it. */
  readonly report: FaultReport;
  /** Absent where nobody reads any. */
  readonly metrics: Metrics | undefined;
  close(): Promise<void>;
}

/** Starts to watch over this process as the environment says. Loads nothing that is not wanted. Throws when the port is taken. */
export async function openWatch(
  { metricsPort: port, metricsHost: host }: Pick<Configuration, 'metricsPort' | 'metricsHost'>,
  logger: Pick<Logger, 'error'>,
): Promise<Watch> {
  let observer = unwatched;
  const report: FaultReport = (fault, requestId) => {
    observer.happened('fault', {});
    logger.error({ err: fault, requestId });
  };
  if (port === undefined) return { observer, report, metrics: undefined, close: () => Promise.resolve() };
  const [{ Metrics }, { serveMetrics }] = await Promise.all([import('./metrics.js'), import('./serve-metrics.js')]);
  const metrics = new Metrics(report);
  observer = metrics;
  const server = await serveMetrics(metrics, { host, port });
  return { observer, report, metrics, close: () => server.close() };
}
