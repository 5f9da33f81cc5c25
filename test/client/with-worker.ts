import type { TestApi } from '../../apps/api/src/testing/index.js';

/** Does the work of a worker after each commit: everything due. It is complete when the API is closed. */
export function withWorker(api: TestApi): TestApi {
  let work = Promise.resolve();
  const stop = api.parts.bus.listen(() => {
    work = work.then(() => api.settle());
  });
  return {
    ...api,
    close: async () => {
      stop();
      await work;
      await api.close();
    },
  };
}
