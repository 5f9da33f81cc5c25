export { DeckStore, type SavedDeck } from './deck-store.js';
export { Decks, MOST_DECKS, type DeckChecked, type DeckKept, type DeckRequest } from './decks.js';
export { MemoryDeckStore } from './memory-deck-store.js';
export { PostgresDeckStore } from './postgres-deck-store.js';
