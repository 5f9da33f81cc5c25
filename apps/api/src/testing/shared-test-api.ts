import type { Server, Socket } from 'node:net';
import { startTestApi, type TestApi } from './test-api.js';

let shared: Promise<TestApi> | undefined;

/**
 * The API that the suites of a worker share, started at the first call: for suites that change neither settings nor
 * parts, and use only accounts and games of their own. `close` leaves it running; it throws an Error when the API has
 * reported faults that the suite has not taken out of `faults`, and when a stream of the suite does not verify.
 */
export async function sharedTestApi(): Promise<TestApi> {
  const api = await (shared ??= startLasting());
  return { ...api, close: () => leave(api) };
}

/** An API that keeps no process alive, nor do its connections: the worker ends with its last suite. */
async function startLasting(): Promise<TestApi> {
  const api = await startTestApi();
  const server: Server = api.app.getHttpServer();
  server.unref();
  server.on('connection', (socket: Socket) => socket.unref());
  return api;
}

async function leave({ faults, verification }: TestApi): Promise<void> {
  const untold = [...faults.splice(0), ...(await unsound(verification))];
  if (untold.length > 0) throw new AggregateError(untold, 'The shared API has faults after this suite.');
}

/** Streams that were verified after a suite: later suites use streams of their own. */
const verified = new Set<string>();

/** The faults of the streams that the suite has written. */
async function unsound(verification: TestApi['verification']): Promise<readonly Error[]> {
  const found: Error[] = [];
  for await (const streamId of verification.streams()) {
    if (verified.has(streamId)) continue;
    verified.add(streamId);
    for (const fault of await verification.verify(streamId)) found.push(new Error(`Stream ${streamId}: ${fault}`));
  }
  return found;
}
