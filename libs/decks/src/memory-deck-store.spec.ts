import { MemoryAccountStore } from '#accounts';
import { describeDeckStore } from './testing/index.js';
import { MemoryDeckStore } from './memory-deck-store.js';

describeDeckStore('Decks in memory', () => ({ decks: new MemoryDeckStore(), accounts: new MemoryAccountStore() }));
