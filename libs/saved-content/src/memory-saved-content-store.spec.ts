import { MemoryAccountStore } from '#accounts';
import { MemorySavedContentStore } from './memory-saved-content-store.js';
import { basesOf, decksOf } from './testing/contents.js';
import { describeSavedContentStore } from './testing/saved-content-store-contract.js';

describeSavedContentStore('in memory', decksOf, () => ({
  store: new MemorySavedContentStore(),
  accounts: new MemoryAccountStore(),
}));
describeSavedContentStore('in memory', basesOf, () => ({
  store: new MemorySavedContentStore(),
  accounts: new MemoryAccountStore(),
}));
