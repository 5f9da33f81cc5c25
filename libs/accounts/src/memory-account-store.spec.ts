import { describeAccountStore } from './testing/index.js';
import { MemoryAccountStore } from './memory-account-store.js';

describeAccountStore('Accounts in memory', () => Promise.resolve(new MemoryAccountStore()));
