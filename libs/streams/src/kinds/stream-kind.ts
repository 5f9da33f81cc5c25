import type { Json } from '#kernel';
import type { Snapshot, Subject } from '#event-store';
import type { StoredCommit } from '#records';
import type { SnapshotSeals } from '../loading/snapshot-seals.js';
import type { StreamKindName } from './stream-kinds.js';

/** A stream folded up to a commit. Shared between readers: never changed, only replaced by something newer. */
export interface FoldedStream {
  /** Hash of the last commit folded, lower-case hex. */
  readonly hash: string;
  /** The rules that fold it. */
  readonly ruleset: { readonly name: string };
}

/** How streams of one kind are folded. */
export interface StreamKind<Loaded extends FoldedStream> {
  readonly name: StreamKindName;
  /** A stream before its first commit. Throws when this server does not know its subject. */
  blank(streamId: string, subject: Subject): Promise<Loaded>;
  /** A stream after further commits; the one given stays as it is. Throws when they do not follow on it. */
  fold(base: Loaded, commits: readonly StoredCommit[]): Loaded;
  /** Version of the last event folded. */
  versionOf(loaded: Loaded): number;
  /** How folded streams are kept in the store. Absent where streams are short. */
  readonly snapshots?: SnapshotForm<Loaded>;
}

/** How a folded stream is kept, to save reading a long one again. */
export interface SnapshotForm<Loaded> {
  /** One is taken when a stream passes a multiple of this version. */
  readonly every: number;
  readonly seals: SnapshotSeals;
  freeze(loaded: Loaded): Json;
  thaw(blank: Loaded, snapshot: Snapshot): Loaded;
}
