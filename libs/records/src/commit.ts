import type { Json } from '#kernel';

/** An event as it is stored: its type, the schema version of its data, and the data without the type. */
export interface NewEvent {
  readonly type: string;
  /** Version of the event's schema; older ones are upcast when they are read. */
  readonly schemaVersion: number;
  readonly data: Json;
}

/** An event of a stream. */
export interface StoredEvent extends NewEvent {
  /** Number of the event in its stream, from 1, without a gap. */
  readonly version: number;
}

/** A command and the events it caused, not yet numbered. */
export interface UnsealedCommit {
  /** The stream: a UUID. */
  readonly streamId: string;
  /** Made by the giver of the command; the same id gives the same answer for the life of the stream. */
  readonly commandId: string;
  /** Version of the stream that the command was decided on; 0 for a new stream. */
  readonly expectedVersion: number;
  /** Hash of the commit before, lower-case hex; 64 zeros for a new stream. */
  readonly previousHash: string;
  /** The actor of the command: an account, or `system`. */
  readonly actor: string;
  readonly command: Json;
  /** When it was decided, in milliseconds since 1970. */
  readonly at: number;
  /** Never empty. */
  readonly events: readonly NewEvent[];
}

/** A commit as it stands in its stream. */
export interface StoredCommit {
  readonly streamId: string;
  readonly commandId: string;
  readonly firstVersion: number;
  readonly lastVersion: number;
  readonly actor: string;
  readonly command: Json;
  readonly at: number;
  readonly events: readonly StoredEvent[];
  /** SHA-256 over the previous hash and the canonical JSON of the commit, lower-case hex. */
  readonly hash: string;
}

/** The actor of commands without an account: they follow from time, or from another stream. */
export const SYSTEM = 'system';
