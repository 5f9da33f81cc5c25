import { randomUUID } from 'node:crypto';
import { isPlainText, localized, type Localized } from '#kernel';
import { z } from 'zod';
import { isSavedContentId } from '../saved-content-id.js';
import type { GameNote, MostNotes, NoteStore } from './note-store.js';

/** Most characters (UTF-16 units) of a note. */
export const LONGEST_NOTE = 2_000;

/** The most notes of an account, unless a server says otherwise. */
export const MOST_NOTES: MostNotes = { onGame: 100, inAll: 5_000 };

/** A note to write: new, or in place of the one with this id. */
export interface NoteRequest extends Pick<GameNote, 'gameId' | 'version' | 'text'> {
  readonly id?: string | undefined;
}

/** The result of writing a note. `issue` is for people. */
export type NoteAnswer =
  | { readonly status: 'written'; readonly note: GameNote }
  | { readonly status: 'invalid'; readonly issue: Localized }
  | { readonly status: 'notFound' }
  | { readonly status: 'tooMany'; readonly most: MostNotes };

const TEXT = z
  .string()
  .normalize('NFC')
  .trim()
  .min(1)
  .max(LONGEST_NOTE)
  .refine((text) => text.split('\n').every(isPlainText));

/** Private notes of accounts on games: only their account reads them. */
export class Notes {
  constructor(
    private readonly store: NoteStore,
    private readonly most = MOST_NOTES,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Writes a note. The caller checks that the account may see this version of the game. */
  async write(accountId: string, { id, gameId, version, text: given }: NoteRequest): Promise<NoteAnswer> {
    const { data: text } = TEXT.safeParse(given.replaceAll('\r\n', '\n'));
    if (text === undefined) return { status: 'invalid', issue: TEXT_ISSUE };
    const note: GameNote = { id: id ?? randomUUID(), accountId, gameId, version, text, writtenAt: this.clock() };
    if (id !== undefined) {
      const changed = isSavedContentId(id) ? await this.store.change(note) : undefined;
      return changed ? { status: 'written', note: changed } : { status: 'notFound' };
    }
    const answer = await this.store.add(note, this.most);
    return answer === 'added' ? { status: 'written', note } : { status: 'tooMany', most: this.most };
  }

  /** The notes of an account on a game, by version. */
  on(gameId: string, accountId: string): Promise<readonly GameNote[]> {
    return this.store.list(accountId, gameId);
  }

  /** Deletes a note of an account, and returns it as it was; `undefined` when there is no such note. */
  async remove(note: Pick<GameNote, 'id' | 'accountId' | 'gameId'>): Promise<GameNote | undefined> {
    return isSavedContentId(note.id) ? this.store.remove(note) : undefined;
  }
}

const TEXT_ISSUE = localized(
  `A note has 1 to ${LONGEST_NOTE} characters, all of them visible.`,
  `Une note a de 1 à ${LONGEST_NOTE} caractères, tous visibles.`,
);
