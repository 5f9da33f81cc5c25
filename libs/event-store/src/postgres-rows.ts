import type { Json } from '#kernel';
import type { StoredCommit, StoredEvent } from '#records';
import type { SuspendedStream, Obligation, Snapshot, StreamHead } from './event-store.js';
import type { StreamHeader } from './stream-header.js';
import type { FeedEntry, FeedPosition } from './feed.js';

// In SQL a stream of any kind is called `game_id`: the first streams were games, and released columns keep their names.

/** Columns of a commit, as `CommitRow` reads them. */
export const COMMIT_COLUMNS = `c.game_id, c.command_id, c.first_version, c.last_version, c.actor, c.command, c.at, c.events, c.hash`;

/** A row of `commits`. The driver gives `bigint` as text and has parsed `json`. */
export interface CommitRow {
  readonly game_id: string;
  readonly command_id: string;
  readonly first_version: number;
  readonly last_version: number;
  readonly actor: string;
  readonly command: Json;
  readonly at: string;
  readonly events: readonly StoredEvent[];
  readonly hash: string;
}

/** Columns of a header, as `HeaderRow` reads them. */
export const HEADER_COLUMNS = 's.kind, s.subject, s.rules_version, s.status';

/** A row of `streams` without its version and hash. `rules_version`, an older name, is the version of any subject. */
export interface HeaderRow {
  readonly kind: string;
  readonly subject: string;
  readonly rules_version: string;
  readonly status: StreamHeader['status'];
}

/** A row of `streams`. */
export interface HeadRow extends HeaderRow {
  readonly game_id: string;
  readonly version: number;
  readonly last_hash: string;
}

/** A commit with its place in the feed and the head of its stream. */
export type FeedRow = CommitRow & HeaderRow & { readonly position: FeedPosition };

/** A row of `obligations`, with the kind of its stream. */
export interface ObligationRow {
  readonly game_id: string;
  readonly stream_kind: string;
  readonly key: string;
  readonly kind: string;
  readonly due_at: string;
  readonly payload: Json;
}

/** Every halted stream, as a `HaltRow`. */
export const HALTS = 'select game_id, why, since from halted_streams';

/** A row of `halted_streams`. */
export interface SuspendedRow {
  readonly game_id: string;
  readonly why: string;
  readonly since: Date;
}

/** A row of `snapshots`. */
export interface SnapshotRow {
  readonly game_id: string;
  readonly rules_version: string;
  readonly version: number;
  readonly hash: string;
  readonly state: Json;
  readonly seal: string | null;
}

export const toCommit = (row: CommitRow): StoredCommit => ({
  streamId: row.game_id,
  commandId: row.command_id,
  firstVersion: row.first_version,
  lastVersion: row.last_version,
  actor: row.actor,
  command: row.command,
  at: Number(row.at),
  events: row.events,
  hash: row.hash,
});

export const toHead = (row: HeadRow): StreamHead => ({
  streamId: row.game_id,
  version: row.version,
  lastHash: row.last_hash,
  ...toHeader(row),
});

const toHeader = (row: HeaderRow): StreamHeader => ({
  kind: row.kind,
  subject: { name: row.subject, version: row.rules_version },
  status: row.status,
});

export const toFeedEntry = (row: FeedRow): FeedEntry => ({
  position: row.position,
  commit: toCommit(row),
  header: toHeader(row),
});

export const toObligation = (row: ObligationRow): Obligation => ({
  streamId: row.game_id,
  streamKind: row.stream_kind,
  key: row.key,
  kind: row.kind,
  dueAt: Number(row.due_at),
  payload: row.payload,
});

export const toSnapshot = (row: SnapshotRow): Snapshot => ({
  streamId: row.game_id,
  subjectVersion: row.rules_version,
  version: row.version,
  hash: row.hash,
  state: row.state,
  ...(row.seal === null ? {} : { seal: row.seal }),
});

export const toSuspended = (row: SuspendedRow): SuspendedStream => ({
  streamId: row.game_id,
  why: row.why,
  since: row.since.getTime(),
});
