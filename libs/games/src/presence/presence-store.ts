/** All clients without a token together. */
export const STRANGER = '00000000-0000-0000-0000-000000000000';

/** The number of connections of an account to a place, in one process. */
export interface PresentAt {
  /** A game, or an account that follows all of its own games. */
  readonly place: string;
  /** An account, or `STRANGER`. */
  readonly who: string;
  /** 0 for no longer connected. */
  readonly times: number;
}

/** After how many milliseconds without a sign a process counts as gone, with all its connections. */
export const PROCESS_PATIENCE = 45_000;

/** Where processes record their connections. Lost records come again with the next sign of life. */
export interface PresenceStore {
  /** A process says that it still runs. @returns whether it was not known, any more or yet: then it has to record everything again. */
  beat(process: string): Promise<{ readonly isNew: boolean }>;
  /** The changed connections of a known process. */
  write(process: string, changes: readonly PresentAt[]): Promise<void>;
  /** A process ends. */
  forget(process: string): Promise<void>;
  /** The connections to these places, over all running processes. */
  at(places: readonly string[]): Promise<readonly PresentAt[]>;
}
