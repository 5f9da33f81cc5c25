import { MemoryAccountStore } from '../accounts/memory-account-store.js';
import { describeDeckStore } from '../testing/index.js';
import { MemoryDeckStore } from './memory-deck-store.js';

describeDeckStore('Decks in memory', () => ({ decks: new MemoryDeckStore(), accounts: new MemoryAccountStore() }));
