/** Who has no token: all of them together. */
export const STRANGER = '00000000-0000-0000-0000-000000000000';

/** So many connections of somebody to a place, in one process. */
export interface PresentAt {
  /** A game, or an account that follows everything of its own. */
  readonly place: string;
  /** An account, or `STRANGER`. */
  readonly who: string;
  /** 0 for nobody any more. */
  readonly times: number;
}

/** After how many milliseconds without a sign a process counts as gone, and all who were connected to it. */
export const PROCESS_PATIENCE = 45_000;

/** Where processes write down who is connected to them. What is lost with it comes again with the next sign of life. */
export interface PresenceStore {
  /** A process says that it still runs. @returns whether it was not known, any more or yet: then it has to say everything anew. */
  beat(process: string): Promise<{ readonly isNew: boolean }>;
  /** What has changed of the connections of a process that is known. */
  write(process: string, changes: readonly PresentAt[]): Promise<void>;
  /** A process ends. */
  forget(process: string): Promise<void>;
  /** Who is at these places, over all processes that run. */
  at(places: readonly string[]): Promise<readonly PresentAt[]>;
}
