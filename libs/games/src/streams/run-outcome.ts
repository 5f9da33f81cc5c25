import type { NewCommit } from '#event-store';
import type { StoredCommit } from '#records';
import type { Busy, CommandIdReused } from '../outcome.js';
import type { StreamKindName } from './stream-kinds.js';

/** A command on its way to a stream. */
export interface StreamAttempt {
  readonly streamId: string;
  readonly commandId: string;
  /** An account, or `SYSTEM`. */
  readonly actor: string;
  /** When given, the command is decided on exactly this version of the stream. */
  readonly expectedVersion?: number | undefined;
}

/** What a commit says beside who gave the command, and on what. */
export type CommitDraft = Pick<NewCommit, 'command' | 'at' | 'events' | 'obligations' | 'settled' | 'head'>;

/** A command that the rules allow: what it makes of the stream, not yet stored. */
export interface Decided<Loaded> {
  readonly status: 'decided';
  readonly before: Loaded;
  /** The stream afterwards; its hash is known once the commit is stored. */
  readonly after: Loaded;
  readonly draft: CommitDraft;
}

/** What was written: a commit as far as whoever gave the command, or follows the stream, needs it. */
export type WrittenCommit = Pick<StoredCommit, 'firstVersion' | 'lastVersion' | 'at' | 'command' | 'events'>;

/** The command was carried out, now or when its id was first given. */
export interface CarriedOut<Loaded> {
  readonly status: 'accepted';
  /** The stream as it was right after the command. */
  readonly loaded: Loaded;
  readonly commit: WrittenCommit;
  /** True when this is the answer that the command id was given before. */
  readonly replayed: boolean;
}

/** The stream is not at the version that the command expected. */
export interface Elsewhere<Loaded> {
  readonly status: 'conflict';
  readonly expectedVersion: number;
  /** The stream where it stands. */
  readonly loaded: Loaded;
  /** What came after the expected version. */
  readonly missed: readonly StoredCommit[];
}

/** There is no such stream of the kind that was asked for. */
export interface NoStream {
  readonly status: 'notFound';
  readonly what: StreamKindName;
}

/** The stream takes no further command. */
export interface StreamClosed<Loaded> {
  readonly status: 'closed';
  readonly loaded: Loaded;
}

/** Somebody has halted the stream. */
export interface StreamHalted {
  readonly status: 'parked';
}

/** What became of a command; `Answer` is what the rules, or the rights, of the kind said to it. */
export type RunOutcome<Loaded, Answer> =
  | CarriedOut<Loaded>
  | Elsewhere<Loaded>
  | NoStream
  | StreamClosed<Loaded>
  | StreamHalted
  | CommandIdReused
  | Busy
  | Answer;
