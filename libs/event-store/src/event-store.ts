import type { Json } from '#kernel';
import type { StoredCommit, UnsealedCommit } from '#records';
import type { Feed } from './feed.js';
import type { StreamHeader } from './stream-header.js';

/** Something that must happen next, written in the transaction of the commit that causes it. */
export interface NewObligation {
  /** Names the obligation within its stream; the same key is written once. */
  readonly key: string;
  /** The kind of work, for instance `automatic`, `deadline`, `bot`. */
  readonly kind: string;
  /** When it becomes due, in milliseconds since 1970. */
  readonly dueAt: number;
  /** The data of the job. */
  readonly payload: Json;
}

/** A command and the events it caused, to be appended whole or not at all. */
export interface NewCommit extends UnsealedCommit {
  readonly obligations: readonly NewObligation[];
  /** Keys of obligations of this stream that the commit meets or makes pointless. */
  readonly settled: readonly string[];
  /** The new header of the stream. A stream that is `closed` takes no further commit. */
  readonly head: StreamHeader;
}

/** The head of a stream. */
export interface StreamHead extends StreamHeader {
  readonly streamId: string;
  readonly version: number;
  /** Hash of the last commit, lower-case hex. */
  readonly lastHash: string;
}

/** The outcome of an append: a value, never an exception. */
export type AppendResult =
  /** Stored. */
  | { readonly status: 'ok'; readonly version: number; readonly hash: string }
  /** The command id is known: this commit was its answer. Nothing was written. */
  | { readonly status: 'replayed'; readonly commit: StoredCommit }
  /** The stream has moved on; these commits were missed. Nothing was written. */
  | { readonly status: 'conflict'; readonly version: number; readonly missed: readonly StoredCommit[] }
  /** The stream takes no further commit. Nothing was written. */
  | { readonly status: 'closed'; readonly version: number }
  /** The stream is halted. Nothing was written. */
  | { readonly status: 'halted' };

/** A folded state, kept to save reading a long stream again. Disposable: never the truth. */
export interface Snapshot {
  readonly streamId: string;
  /** Version of the stream's subject under which it was folded. */
  readonly subjectVersion: string;
  readonly version: number;
  /** Hash of the commit after which it was folded. */
  readonly hash: string;
  readonly state: Json;
  /** The seal of its maker; the store does not check it. */
  readonly seal?: string;
}

/** The stream, and the version of its subject, of a wanted snapshot. */
export type SnapshotPlace = Pick<Snapshot, 'streamId' | 'subjectVersion'>;

/** An obligation that has not been met. */
export interface Obligation extends NewObligation {
  readonly streamId: string;
  /** Kind of the stream that owes it. */
  readonly streamKind: string;
}

/** A stream that takes no commit, and whose obligations are not due, until it is taken up again. */
export interface SuspendedStream {
  readonly streamId: string;
  /** For people. */
  readonly why: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Versions of a stream. Commits are never split: a range names every commit that holds at least one of its versions. */
export interface VersionRange {
  /** Only commits after this version. */
  readonly after?: number;
  /** Only commits up to this version, which is included. */
  readonly upTo?: number;
}

/** A moment of a stream: after a version, and after a time in milliseconds since 1970. */
export interface StreamMoment {
  readonly streamId: string;
  readonly version: number;
  readonly at: number;
}

/** The findings of a look at some heads. */
export interface CheckedHeads {
  /** Streams whose head is not that of their last commit. */
  readonly broken: readonly string[];
  /** The last stream that was looked at; `null` when none is left. */
  readonly last: string | null;
}

/** Where a commit stands. */
export type CommitStamp = Pick<StoredCommit, 'firstVersion' | 'at'>;

/** Streams of commits, in PostgreSQL or in memory. Knows no game. */
export interface EventStore {
  /** The commits of all streams. */
  readonly feed: Feed;
  /**
   * Appends a commit in one round trip. Throws a TypeError for a malformed commit, and `ChainMismatch` when the version
   * is the expected one but the previous hash is not that of the stream.
   */
  append(commit: NewCommit): Promise<AppendResult>;
  /** The head of a stream; `undefined` when there is no such stream. */
  head(streamId: string): Promise<StreamHead | undefined>;
  /** The heads of many streams at once, by their ids; without missing ones. */
  heads(streamIds: readonly string[]): Promise<ReadonlyMap<string, StreamHead>>;
  /** The commits of a stream that hold versions of a range, in order; all of them by default. */
  read(streamId: string, range?: VersionRange): Promise<readonly StoredCommit[]>;
  /** The commits of many streams at once, each after a version of its own, in order; without streams that have none. */
  readAll(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly StoredCommit[]>>;
  /**
   * The first commit of each of many streams that comes after a version and was made after a time; without streams that
   * have none. Times of commits never fall within a stream.
   */
  firstBeyond(moments: readonly StreamMoment[]): Promise<ReadonlyMap<string, CommitStamp>>;
  /** The commit that answered a command id; `undefined` when the id is new. */
  receipt(streamId: string, commandId: string): Promise<StoredCommit | undefined>;
  /**
   * The newest snapshot of a stream made under this version of its subject, not beyond `upTo`, among those that have the
   * hash of the commit that they were folded up to.
   */
  loadSnapshot(streamId: string, subjectVersion: string, upTo?: number): Promise<Snapshot | undefined>;
  /** The newest such snapshot of many streams at once, each under its version; without streams that have none. */
  loadSnapshots(wanted: readonly SnapshotPlace[]): Promise<ReadonlyMap<string, Snapshot>>;
  /** Keeps a snapshot, in the place of another of the same versions. */
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  /** Compares the heads of up to `limit` streams that take commits with their last commits, by the ids of the streams after one of them. */
  checkHeads(after: string | null, limit: number): Promise<CheckedHeads>;
  /** Obligations of streams that are not halted, not met and due by a time (by the store's own clock when absent), soonest first. */
  dueObligations(limit: number, by?: number): Promise<readonly Obligation[]>;
  /** Marks an obligation as met without a commit: it had become pointless. */
  settle(streamId: string, key: string): Promise<void>;
  /** Counts that an obligation could not be met. Answers with how often that was since its stream was last taken up. */
  countFailure(streamId: string, key: string): Promise<number>;
  /** Halts a stream. False when it is halted already: then it stays as it is. */
  suspend(streamId: string, why: string): Promise<boolean>;
  /** Takes a stream up again; failures are counted from 0. False when it is not halted. */
  resume(streamId: string): Promise<boolean>;
  /** Those of many streams that are halted, in no order. */
  suspendedAmong(streamIds: readonly string[]): Promise<readonly SuspendedStream[]>;
  /** Up to `limit` halted streams, the oldest first. */
  suspendedStreams(limit: number): Promise<readonly SuspendedStream[]>;
}
