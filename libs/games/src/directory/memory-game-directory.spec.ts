import { MemoryEventStore } from '#event-store';
import { describeGameDirectory } from '../testing/game-directory-contract.js';
import { MemoryGameDirectory } from './memory-game-directory.js';

describeGameDirectory('The list of games in memory', () => {
  const store = new MemoryEventStore();
  return Promise.resolve({ store, directory: new MemoryGameDirectory(store), caughtUp: () => Promise.resolve() });
});
