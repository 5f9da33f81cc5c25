import { MemoryEventStore } from '#event-store';
import { describeStreamDirectory } from '../testing/stream-directory-contract.js';
import { MemoryStreamDirectory } from './memory-stream-directory.js';

describeStreamDirectory('The list in memory', () => {
  const store = new MemoryEventStore();
  return Promise.resolve({
    store,
    directoryOf: (list) => new MemoryStreamDirectory(store, list),
    caughtUp: () => Promise.resolve(),
  });
});
