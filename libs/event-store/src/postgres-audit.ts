import type { Pool, QueryResultRow } from 'pg';
import type { StoredCommit } from '#records';
import type { Obligation, Snapshot } from './event-store.js';
import {
  COMMIT_COLUMNS,
  toCommit,
  toObligation,
  toSnapshot,
  type CommitRow,
  type ObligationRow,
  type SnapshotRow,
} from './postgres-rows.js';

/** How many ids of streams are read at a time. */
const PAGE = 1_000;

/** A commit with its JSON to the letter: parsed, doubled keys and the like are gone. */
export interface WrittenText {
  readonly commit: StoredCommit;
  readonly command: string;
  readonly events: string;
}

/** What the database holds of streams beside what a store gives: for whoever checks it. Reads only. */
export class PostgresAudit {
  constructor(private readonly pool: Pool) {}

  /** The ids of all streams, in order; also of those that have lost their head, or have nothing but it. */
  async *streams(): AsyncIterable<string> {
    const text = `select game_id from (select game_id from streams union select game_id from commits) s
      where game_id > $1 order by game_id limit $2`;
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const page = await this.rows<{ game_id: string }>(text, [last, PAGE]);
      for (const { game_id: streamId } of page) yield (last = streamId);
      if (page.length < PAGE) return;
    }
  }

  /** The commits of a stream, in order. */
  async texts(streamId: string): Promise<readonly WrittenText[]> {
    const text = `select ${COMMIT_COLUMNS}, c.command::text as command_text, c.events::text as events_text
      from commits c where c.game_id = $1 order by c.last_version`;
    const rows = await this.rows<CommitRow & { command_text: string; events_text: string }>(text, [streamId]);
    return rows.map((row) => ({ commit: toCommit(row), command: row.command_text, events: row.events_text }));
  }

  /** The obligations of a stream, met or not. */
  async obligations(streamId: string): Promise<readonly (Obligation & { readonly met: boolean })[]> {
    const text = `select o.game_id, '' as stream_kind, o.key, o.kind, o.due_at, o.payload, o.met_at is not null as met
      from obligations o where o.game_id = $1 order by o.key`;
    const rows = await this.rows<ObligationRow & { met: boolean }>(text, [streamId]);
    return rows.map((row) => ({ ...toObligation(row), met: row.met }));
  }

  /** The snapshots of a stream. */
  async snapshots(streamId: string): Promise<readonly Snapshot[]> {
    const text = 'select * from snapshots where game_id = $1 order by version, rules_version';
    return (await this.rows<SnapshotRow>(text, [streamId])).map(toSnapshot);
  }

  /** The highest version of a stream that a read model has; 0 when none has any. */
  async projected(streamId: string): Promise<number> {
    const text = 'select coalesce(max(version), 0) as version from checkpoints where game_id = $1';
    return (await this.rows<{ version: number }>(text, [streamId]))[0]?.version ?? 0;
  }

  private async rows<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }
}
