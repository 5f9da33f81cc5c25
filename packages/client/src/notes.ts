import {
  DeleteNoteDocument,
  NotesDocument,
  WriteNoteDocument,
  type WriteNoteInput,
  type WriteNoteMutation,
} from './generated/operations.js';
import type { AskingClient } from './leagues.js';

/** A note that an account wrote for itself on a version of a game. */
export type GameNote = WriteNoteMutation['writeNote'];

/** The private notes of this account on games. */
export class Notes {
  constructor(private readonly client: AskingClient) {}

  /** The notes on a game, by version. */
  async on(gameId: string): Promise<GameNote[]> {
    return [...((await this.client.ask(NotesDocument, { id: gameId })).game?.notes ?? [])];
  }

  /** Writes a note: a new one, or another text for the one with `noteId`. */
  async write(input: WriteNoteInput): Promise<GameNote> {
    return (await this.client.ask(WriteNoteDocument, { input })).writeNote;
  }

  async remove(gameId: string, noteId: string): Promise<void> {
    await this.client.ask(DeleteNoteDocument, { gameId, noteId });
  }
}
