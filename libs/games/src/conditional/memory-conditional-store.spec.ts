import { randomUUID } from 'node:crypto';
import { FakeClock } from '#streams/testing';
import { describeConditionalStore } from '../testing/conditional-store-contract.js';
import { MemoryConditionalStore } from './memory-conditional-store.js';

describeConditionalStore('A store of lists in memory', () => {
  const time = new FakeClock();
  return Promise.resolve({
    store: new MemoryConditionalStore(time.clock),
    account: () => Promise.resolve(randomUUID()),
    age: (milliseconds) => time.advance(milliseconds),
  });
});
