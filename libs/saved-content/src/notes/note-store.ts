/** A private note of an account on a version of a game. */
export interface GameNote {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly gameId: string;
  /** The version of the game that it is about. */
  readonly version: number;
  readonly text: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/** The most notes of an account. */
export interface MostNotes {
  readonly onGame: number;
  readonly inAll: number;
}

/** Notes that accounts write for themselves. */
export abstract class NoteStore {
  /** Stores a new note, unless its account has too many, on the game or in all. */
  abstract add(note: GameNote, most: MostNotes): Promise<'added' | 'tooMany'>;
  /** Changes a note of an account on a game; `undefined` when there is no such note. */
  abstract change(note: GameNote): Promise<GameNote | undefined>;
  /** Deletes a note of an account on a game, and returns it as it was; `undefined` when there is none. */
  abstract remove(note: Pick<GameNote, 'id' | 'accountId' | 'gameId'>): Promise<GameNote | undefined>;
  /** The notes of an account on a game, by version, the oldest first among equals. */
  abstract list(accountId: string, gameId: string): Promise<readonly GameNote[]>;
}
