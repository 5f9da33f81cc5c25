import type { StoredCommit } from '#records';
import type { Obligation, Snapshot } from './event-store.js';

/** A commit with its JSON to the letter: parsed, doubled keys and the like are gone. */
export interface WrittenText {
  readonly commit: StoredCommit;
  readonly command: string;
  readonly events: string;
}

/** How far a read model has taken in a stream. */
export interface SeenByReadModel {
  /** Name of the projection. */
  readonly readModel: string;
  /** Last version of the stream that the read model has. */
  readonly version: number;
  /** Hash of the commit with that version; `undefined` where a process of a version before wrote it, or the stream is parked. */
  readonly hash?: string;
}

/** Ids of streams after one, up to another that is included, in the order of PostgreSQL. */
export interface IdRange {
  readonly after: string;
  readonly upTo: string;
}

/** The stored data of streams that a store does not give, for checks. Reads only. */
export interface StreamAudit {
  /** The ids of all streams, or of those of a range, in order; also of those that have lost their head, or have nothing but it. */
  streams(within?: IdRange): AsyncIterable<string>;
  /** The commits of a stream, in order. */
  texts(streamId: string): Promise<readonly WrittenText[]>;
  /** The obligations of a stream, met or not. */
  obligations(streamId: string): Promise<readonly (Obligation & { readonly met: boolean })[]>;
  /** The snapshots of a stream. */
  snapshots(streamId: string): Promise<readonly Snapshot[]>;
  /** How far each read model has taken in a stream. */
  seen(streamId: string): Promise<readonly SeenByReadModel[]>;
  /** The differences in columns that repeat data of a stream, one sentence each. */
  repeated(streamId: string): Promise<readonly string[]>;
}
