import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import process from 'node:process';

/**
 * Ports below those that systems hand out automatically: between the look and the moment when a server listens there, neither
 * a connection nor a server that takes "any port" gets one of them.
 */
const FIRST = 10_000;
const LAST = 32_000;

/** As many processes of a test run as may ask side by side; each has ports of its own. */
const WORKERS = 16;

const given = new Set<number>();

/** A free port of this machine that no other process of this test run gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST / WORKERS, LAST / WORKERS) * WORKERS + workerNumber();
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

const workerNumber = (): number => Number(process.env['JEST_WORKER_ID'] ?? 0) % WORKERS;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
