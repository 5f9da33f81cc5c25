import type { Pool, QueryResultRow } from 'pg';
import { unwatched, type Observer } from '#platform';
import { type StoredCommit, sealCommit } from '#records';
import { ArchivedStreams } from './archive/archived-streams.js';
import { LAST_VERSION, PostgresCommits } from './archive/postgres-commits.js';
import { ChainMismatch } from './chain-mismatch.js';
import { checkCommit } from './check-commit.js';
import type {
  AppendResult,
  CheckedHeads,
  EventStore,
  SuspendedStream,
  NewCommit,
  Obligation,
  Snapshot,
  SnapshotPlace,
  StreamHead,
} from './event-store.js';
import type { Feed } from './feed.js';
import { PostgresFeed } from './postgres-feed.js';
import { AppendBatches, type AppendTimeouts } from './append-batches.js';
import { CHAIN_MISMATCH, HALTED, type AppendRow } from './postgres-append.js';
import {
  HALTS,
  HEADER_COLUMNS,
  toSuspended,
  toHead,
  toObligation,
  toSnapshot,
  type SuspendedRow,
  type HeadRow,
  type ObligationRow,
  type SnapshotRow,
} from './postgres-rows.js';

/**
 * An event store in PostgreSQL, made by the migrations. Works on a pool from `createPool` and holds a connection only for
 * the time of one statement. Reads its own last writes only on the primary: give it no pool of a replica.
 */
export class PostgresEventStore implements EventStore {
  readonly feed: Feed;
  private readonly batches: AppendBatches;
  private readonly commits: PostgresCommits;

  /** `patience` with a locked head; `observer` is told of appends; `archive` has the commits of streams that are archived. */
  constructor(
    private readonly pool: Pool,
    patience?: AppendTimeouts,
    private readonly observer: Observer = unwatched,
    archive = new ArchivedStreams(),
  ) {
    this.feed = new PostgresFeed(pool, archive);
    this.commits = new PostgresCommits(pool, archive);
    this.batches = new AppendBatches(pool, patience);
  }

  append(commit: NewCommit): Promise<AppendResult> {
    return this.observer.during(
      'append',
      { streamId: commit.streamId },
      () => this.appendNow(commit),
      (end) => ({ outcome: end?.result.status ?? 'fault' }),
    );
  }

  async head(streamId: string): Promise<StreamHead | undefined> {
    const rows = await this.rows<HeadRow>(
      'head',
      `select s.game_id, s.version, s.last_hash, ${HEADER_COLUMNS} from streams s where s.game_id = $1`,
      [streamId],
    );
    return rows[0] && toHead(rows[0]);
  }

  async heads(streamIds: readonly string[]): Promise<ReadonlyMap<string, StreamHead>> {
    const rows = await this.rows<HeadRow>(
      'heads',
      `select s.game_id, s.version, s.last_hash, ${HEADER_COLUMNS} from streams s where s.game_id = any ($1::uuid[])`,
      [streamIds],
    );
    return new Map(rows.map(toHead).map((head) => [head.streamId, head]));
  }

  read: EventStore['read'] = (streamId, range) => this.commits.read(streamId, range);

  readAll: EventStore['readAll'] = (after) => this.commits.readAll(after);

  firstBeyond: EventStore['firstBeyond'] = (moments) => this.commits.firstBeyond(moments);

  receipt: EventStore['receipt'] = (streamId, commandId) => this.commits.receipt(streamId, commandId);

  async loadSnapshot(streamId: string, subjectVersion: string, upTo = LAST_VERSION): Promise<Snapshot | undefined> {
    const text = `select s.* from snapshots s join commits c on c.game_id = s.game_id and c.last_version = s.version
      where s.game_id = $1 and s.rules_version = $2 and s.version <= $3 and c.hash = s.hash order by s.version desc limit 1`;
    const rows = await this.rows<SnapshotRow>('load-snapshot', text, [streamId, subjectVersion, upTo]);
    return rows[0] && toSnapshot(rows[0]);
  }

  async loadSnapshots(wanted: readonly SnapshotPlace[]): Promise<ReadonlyMap<string, Snapshot>> {
    const text = `select distinct on (s.game_id) s.* from unnest($1::uuid[], $2::text[]) as wanted (game_id, rules_version)
      join snapshots s using (game_id, rules_version) join commits c on c.game_id = s.game_id and c.last_version = s.version
      where c.hash = s.hash order by s.game_id, s.version desc`;
    const places = [wanted.map(({ streamId }) => streamId), wanted.map(({ subjectVersion }) => subjectVersion)];
    const rows = await this.rows<SnapshotRow>('load-snapshots', text, places);
    return new Map(rows.map(toSnapshot).map((snapshot) => [snapshot.streamId, snapshot]));
  }

  async saveSnapshot({ streamId, subjectVersion, version, hash, state, seal }: Snapshot): Promise<void> {
    const text = `insert into snapshots (game_id, rules_version, version, hash, state, seal) values ($1, $2, $3, $4, $5, $6)
      on conflict (game_id, rules_version, version) do update
        set hash = excluded.hash, state = excluded.state, seal = excluded.seal`;
    const values = [streamId, subjectVersion, version, hash, JSON.stringify(state), seal ?? null];
    await this.rows('save-snapshot', text, values);
  }

  async checkHeads(after: string | null, limit: number): Promise<CheckedHeads> {
    const text = `select s.game_id as "streamId", last.last_version is distinct from s.version or last.hash is distinct from s.last_hash as "isBroken"
      from streams s left join lateral (select c.last_version, c.hash from commits c
        where c.game_id = s.game_id order by c.last_version desc limit 1) as last on true
      where s.status <> 'closed' and s.game_id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') order by s.game_id limit $2`;
    const rows = await this.rows<{ streamId: string; isBroken: boolean }>('check-heads', text, [after, limit]);
    const broken = rows.filter(({ isBroken }) => isBroken).map(({ streamId }) => streamId);
    return { broken, last: rows.length < limit ? null : (rows.at(-1)?.streamId ?? null) };
  }

  async dueObligations(limit: number, by?: number): Promise<readonly Obligation[]> {
    const text = `select o.game_id, s.kind as stream_kind, o.key, o.kind, o.due_at, o.payload
      from obligations o join streams s using (game_id)
      where o.met_at is null and o.due_at <= coalesce($2::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint)
        and not exists (select from halted_streams h where h.game_id = o.game_id)
      order by o.due_at limit $1`;
    return (await this.rows<ObligationRow>('due-obligations', text, [limit, by ?? null])).map(toObligation);
  }

  async settle(streamId: string, key: string): Promise<void> {
    const text = `update obligations set met_at = clock_timestamp() where game_id = $1 and key = $2 and met_at is null`;
    await this.rows('settle', text, [streamId, key]);
  }

  async countFailure(streamId: string, key: string): Promise<number> {
    const text = `update obligations set failures = failures + 1
      where game_id = $1 and key = $2 and met_at is null returning failures`;
    const rows = await this.rows<{ failures: number }>('count-failure', text, [streamId, key]);
    return rows[0]?.failures ?? 0;
  }

  async suspend(streamId: string, why: string): Promise<boolean> {
    const text = `insert into halted_streams (game_id, why) values ($1, $2) on conflict do nothing returning 1`;
    return (await this.rows('halt', text, [streamId, why])).length === 1;
  }

  async resume(streamId: string): Promise<boolean> {
    const text = `with forgiven as (update obligations set failures = 0
        where game_id = $1 and met_at is null and failures > 0)
      delete from halted_streams where game_id = $1 returning 1`;
    return (await this.rows('take-up', text, [streamId])).length === 1;
  }

  async suspendedAmong(streamIds: readonly string[]): Promise<readonly SuspendedStream[]> {
    const text = `${HALTS} where game_id = any ($1::uuid[])`;
    return (await this.rows<SuspendedRow>('halted-among', text, [streamIds])).map(toSuspended);
  }

  async suspendedStreams(limit: number): Promise<readonly SuspendedStream[]> {
    return (await this.rows<SuspendedRow>('halted', `${HALTS} order by since, game_id limit $1`, [limit])).map(
      toSuspended,
    );
  }

  private async appendNow(commit: NewCommit): Promise<AppendResult> {
    checkCommit(commit);
    const sealed = sealCommit(commit);
    const row = await this.tryAppend(commit, sealed);
    if (row === undefined) return { status: 'halted' };
    const { outcome, version } = row;
    switch (outcome) {
      case 'ok':
        return { status: 'ok', version, hash: sealed.hash };
      case 'closed':
        return this.closed(commit, version);
      case 'replayed':
        return { status: 'replayed', commit: await this.knownReceipt(commit) };
      case 'conflict':
        return this.conflict(commit, version);
    }
  }

  /** `undefined` when the stream is halted. */
  private async tryAppend(commit: NewCommit, sealed: StoredCommit): Promise<AppendRow | undefined> {
    try {
      return await this.batches.send({ commit, sealed });
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (code === HALTED) return undefined;
      if (code !== CHAIN_MISMATCH) throw error;
      throw new ChainMismatch(commit.streamId, commit.expectedVersion);
    }
  }

  /** The append does not see the commits of an archived stream: a command that it answered once is answered again. */
  private async closed({ streamId, commandId }: NewCommit, version: number): Promise<AppendResult> {
    const commit = await this.receipt(streamId, commandId);
    return commit ? { status: 'replayed', commit } : { status: 'closed', version };
  }

  private async knownReceipt({ streamId, commandId }: NewCommit): Promise<StoredCommit> {
    const commit = await this.receipt(streamId, commandId);
    if (!commit) throw new Error(`Stream ${streamId}: the receipt of command "${commandId}" was there and is gone.`);
    return commit;
  }

  private async conflict(commit: NewCommit, version: number): Promise<AppendResult> {
    const missed = await this.read(commit.streamId, { after: commit.expectedVersion });
    return { status: 'conflict', version: missed.at(-1)?.lastVersion ?? version, missed };
  }

  private async rows<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text, values })).rows;
  }
}
