import { setTimeout as pause } from 'node:timers/promises';

/** The part of a worker of BullMQ that is replaced. */
interface Replaceable {
  on(event: 'error', listener: (fault: Error) => void): unknown;
}

/** Milliseconds between a fault of a queue and the next worker. */
const PAUSE = 500;

/**
 * A worker that is closed after a fault of its queue, and replaced after a pause. On PostgreSQL a worker of BullMQ asks for
 * the next job at once after a fault, and keeps a first connection that failed: it would fail for ever, without a pause.
 * Each fault that ends a worker is reported. `close` closes the last one.
 */
export function lastingWorker<Worker extends Replaceable>(
  begin: () => Worker,
  end: (worker: Worker) => Promise<void>,
  report: (fault: Error) => void,
): { close(): Promise<void> } {
  const stop = new AbortController();
  let latest: Promise<Worker | undefined>;

  const begun = (): Worker => {
    const worker = begin();
    let isSound = true;
    worker.on('error', (fault) => {
      if (!isSound || stop.signal.aborted) return;
      isSound = false;
      report(fault);
      latest = replaced(worker);
    });
    return worker;
  };

  const replaced = async (worker: Worker): Promise<Worker | undefined> => {
    await end(worker).catch(report);
    await pause(PAUSE, undefined, { signal: stop.signal }).catch(() => undefined);
    return stop.signal.aborted ? undefined : begun();
  };

  latest = Promise.resolve(begun());
  return {
    async close() {
      stop.abort();
      const worker = await latest;
      if (worker) await end(worker);
    },
  };
}
