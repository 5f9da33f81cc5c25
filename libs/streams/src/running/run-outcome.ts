import type { NewCommit } from '#event-store';
import type { StoredCommit } from '#records';
import type { StreamKindName } from '../kinds/stream-kinds.js';

/** A command on its way to a stream. */
export interface CommandRequest {
  readonly streamId: string;
  readonly commandId: string;
  /** An account, or `SYSTEM`. */
  readonly actor: string;
  /** When given, the command is decided on exactly this version of the stream. */
  readonly expectedVersion?: number | undefined;
}

/** The content of a commit beside its actor and its stream. */
export type CommitDraft = Pick<NewCommit, 'command' | 'at' | 'events' | 'obligations' | 'settled' | 'head'>;

/** A command that the rules allow, with its effect on the stream, not yet stored. */
export interface Decided<Loaded> {
  readonly status: 'decided';
  readonly before: Loaded;
  /** The stream afterwards; its hash is known once the commit is stored. */
  readonly after: Loaded;
  readonly draft: CommitDraft;
}

/** A commit that was written, as far as its giver and the followers of the stream need it. */
export type WrittenCommit = Pick<StoredCommit, 'firstVersion' | 'lastVersion' | 'at' | 'command' | 'events'>;

/** The command was carried out, now or when its id was first given. */
export interface Executed<Loaded> {
  readonly status: 'accepted';
  /** The stream as it was right after the command. */
  readonly loaded: Loaded;
  readonly commit: WrittenCommit;
  /** True when this is the answer that the command id was given before. */
  readonly replayed: boolean;
}

/** The stream is not at the version that the command expected. */
export interface VersionMismatch<Loaded> {
  readonly status: 'conflict';
  readonly expectedVersion: number;
  /** The stream where it stands. */
  readonly loaded: Loaded;
  /** The commits after the expected version. */
  readonly missed: readonly StoredCommit[];
}

/** There is no such stream of the kind that was asked for. */
export interface StreamNotFound {
  readonly status: 'notFound';
  readonly what: StreamKindName;
}

/** The stream takes no further command. */
export interface StreamClosed<Loaded> {
  readonly status: 'closed';
  readonly loaded: Loaded;
}

/** The stream is halted. */
export interface StreamSuspended {
  readonly status: 'parked';
}

/** The outcome of a command; `Answer` is that of the rules, or the rights, of the kind. */
export type RunOutcome<Loaded, Answer> =
  | Executed<Loaded>
  | VersionMismatch<Loaded>
  | StreamNotFound
  | StreamClosed<Loaded>
  | StreamSuspended
  | CommandIdReused
  | Busy
  | Answer;

/** The command id was given before, with another command or by another account; nothing happened. */
export interface CommandIdReused {
  readonly status: 'commandIdReused';
}

/** Too many commands wait for this game, or others were always faster; nothing happened. The same command id may be sent again. */
export interface Busy {
  readonly status: 'busy';
}
