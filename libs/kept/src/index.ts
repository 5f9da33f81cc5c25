export { Bases, type BaseContent, type BaseRequest, type SavedBase } from './bases.js';
export { Decks, type DeckContent, type DeckRequest, type SavedDeck } from './decks.js';
export type { Checked, KeepAnswer } from './keeper.js';
export { KeptStore, type Kept, type KeptPlace, type KeptStretch } from './kept-store.js';
export { MemoryKeptStore } from './memory-kept-store.js';
export { PostgresKeptStore } from './postgres-kept-store.js';
export { baseShelf, deckShelf } from './shelves.js';
