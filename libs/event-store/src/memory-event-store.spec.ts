import { MemoryEventStore } from './memory-event-store.js';
import { describeEventStore } from './testing/event-store-contract.js';

describeEventStore('The store in memory', () =>
  Promise.resolve({ store: new MemoryEventStore(), publish: () => Promise.resolve(), stop: () => Promise.resolve() }),
);
