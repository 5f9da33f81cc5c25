import { MemoryAccountStore } from '#accounts';
import { MemoryKeptStore } from './memory-kept-store.js';
import { basesOf, decksOf, describeKeptStore } from './testing/index.js';

describeKeptStore('in memory', decksOf, () => ({ store: new MemoryKeptStore(), accounts: new MemoryAccountStore() }));
describeKeptStore('in memory', basesOf, () => ({ store: new MemoryKeptStore(), accounts: new MemoryAccountStore() }));
