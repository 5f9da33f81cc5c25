import type { TestApi } from '../../apps/api/src/testing/index.js';

/** Does what a worker does: whatever is due after each commit. It has done so when the API is closed. */
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
