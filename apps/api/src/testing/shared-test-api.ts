import type { Socket } from 'node:net';
import { startTestApi, type TestApi } from './test-api.js';

let shared: Promise<TestApi> | undefined;

/**
 * The API that the suites of a worker share, started at the first call: for suites that change neither settings nor parts, and
 * look only at accounts and games of their own. `close` leaves it running; it throws an Error when the API has reported
 * faults that the suite has not taken out of `faults`.
 */
export async function sharedTestApi(): Promise<TestApi> {
  const api = await (shared ??= startLasting());
  api.app.getHttpServer().ref();
  return { ...api, close: () => leave(api) };
}

/** An API whose connections keep no process alive. */
async function startLasting(): Promise<TestApi> {
  const api = await startTestApi();
  api.app.getHttpServer().on('connection', (socket: Socket) => socket.unref());
  return api;
}

function leave({ app, faults }: TestApi): Promise<void> {
  app.getHttpServer().unref();
  const untold = faults.splice(0);
  if (untold.length === 0) return Promise.resolve();
  return Promise.reject(new AggregateError(untold, 'The shared API has reported faults in this suite.'));
}
