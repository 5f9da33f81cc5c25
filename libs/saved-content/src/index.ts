export { Bases, type BaseContent, type BaseRequest, type SavedBase } from './bases.js';
export { Decks, type DeckContent, type DeckRequest, type SavedDeck } from './decks.js';
export type { Checked, SaveAnswer } from './saved-content-service.js';
export {
  SavedContentStore,
  type SavedContent,
  type SavedContentPlace,
  type SavedContentRange,
} from './saved-content-store.js';
export { MemorySavedContentStore } from './memory-saved-content-store.js';
export { PostgresSavedContentStore } from './postgres-saved-content-store.js';
export { baseTable, deckTable } from './table-mappings.js';
export { MemoryNoteStore } from './notes/memory-note-store.js';
export { NoteStore, type GameNote } from './notes/note-store.js';
export { LONGEST_NOTE, Notes, type NoteRequest } from './notes/notes.js';
export { PostgresNoteStore } from './notes/postgres-note-store.js';
