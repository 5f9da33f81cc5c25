import { NoteStore, type GameNote, type MostNotes } from './note-store.js';

/** Notes in memory, for tests and trials: lost with the process. */
export class MemoryNoteStore extends NoteStore {
  private notes: readonly GameNote[] = [];

  override add(note: GameNote, { onGame, inAll }: MostNotes): Promise<'added' | 'tooMany'> {
    const own = this.notes.filter(({ accountId }) => accountId === note.accountId);
    if (own.length >= inAll || own.filter(({ gameId }) => gameId === note.gameId).length >= onGame)
      return Promise.resolve('tooMany');
    this.notes = [...this.notes, note];
    return Promise.resolve('added');
  }

  override change(note: GameNote): Promise<GameNote | undefined> {
    if (!this.find(note)) return Promise.resolve(undefined);
    this.notes = this.notes.map((each) => (each.id === note.id ? note : each));
    return Promise.resolve(note);
  }

  override remove(note: Pick<GameNote, 'id' | 'accountId' | 'gameId'>): Promise<GameNote | undefined> {
    const removed = this.find(note);
    this.notes = this.notes.filter((each) => each !== removed);
    return Promise.resolve(removed);
  }

  override list(accountId: string, gameId: string): Promise<readonly GameNote[]> {
    const own = this.notes.filter((each) => each.accountId === accountId && each.gameId === gameId);
    return Promise.resolve(own.sort((a, b) => a.version - b.version || a.writtenAt - b.writtenAt));
  }

  private find({ id, accountId, gameId }: Pick<GameNote, 'id' | 'accountId' | 'gameId'>): GameNote | undefined {
    return this.notes.find((each) => each.id === id && each.accountId === accountId && each.gameId === gameId);
  }
}
