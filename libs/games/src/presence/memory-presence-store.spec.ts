import { FakeClock } from '#streams/testing';
import { describePresenceStore } from '../testing/presence-store-contract.js';
import { MemoryPresenceStore } from './memory-presence-store.js';

describePresenceStore('Presences in memory', () => {
  const time = new FakeClock();
  const age = (_process: string, milliseconds: number) => Promise.resolve(time.advance(milliseconds));
  return Promise.resolve({ store: new MemoryPresenceStore(time.clock), age });
});
