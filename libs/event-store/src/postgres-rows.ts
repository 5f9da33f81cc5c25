import type { Json } from '#kernel';
import type { FeedEntry, Obligation, Snapshot, StoredCommit, StoredEvent, StreamHead } from './event-store.js';

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

/** A row of `streams`. */
export interface HeadRow {
  readonly game_id: string;
  readonly version: number;
  readonly last_hash: string;
  readonly ruleset: string;
  readonly rules_version: string;
  readonly status: StreamHead['status'];
}

/** A commit with its place in the feed and the head of its stream. */
export type FeedRow = CommitRow & Omit<HeadRow, 'version' | 'last_hash'> & { readonly position: string };

/** A row of `obligations`. */
export interface ObligationRow {
  readonly game_id: string;
  readonly key: string;
  readonly kind: string;
  readonly due_at: string;
  readonly payload: Json;
}

/** A row of `snapshots`. */
export interface SnapshotRow {
  readonly game_id: string;
  readonly rules_version: string;
  readonly version: number;
  readonly hash: string;
  readonly state: Json;
}

export const toCommit = (row: CommitRow): StoredCommit => ({
  gameId: row.game_id,
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
  gameId: row.game_id,
  version: row.version,
  lastHash: row.last_hash,
  ruleset: row.ruleset,
  rulesVersion: row.rules_version,
  status: row.status,
});

export const toFeedEntry = (row: FeedRow): FeedEntry => ({
  position: Number(row.position),
  commit: toCommit(row),
  header: { ruleset: row.ruleset, rulesVersion: row.rules_version, status: row.status },
});

export const toObligation = (row: ObligationRow): Obligation => ({
  gameId: row.game_id,
  key: row.key,
  kind: row.kind,
  dueAt: Number(row.due_at),
  payload: row.payload,
});

export const toSnapshot = (row: SnapshotRow): Snapshot => ({
  gameId: row.game_id,
  rulesVersion: row.rules_version,
  version: row.version,
  hash: row.hash,
  state: row.state,
});
