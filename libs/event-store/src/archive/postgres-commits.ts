import type { Pool, PoolClient } from 'pg';
import type { StoredCommit } from '#records';
import type { CommitStamp, StreamMoment, VersionRange } from '../event-store.js';
import { COMMIT_COLUMNS, toCommit, type CommitRow } from '../postgres-rows.js';
import type { WrittenText } from '../stream-audit.js';
import type { ArchivedStreams } from './archived-streams.js';

/** Highest number of a version: that of `integer`. */
export const LAST_VERSION = 2_147_483_647;

/** The columns of a commit for the stub of an archived stream, which ends with the digest of its object. */
export const STUB_COLUMNS =
  'a.game_id, null, null::integer, null::integer, null, null::json, null::bigint, null::json, null, a.digest';

/** A row of `commits`, or, with a digest, the stub of an archived stream. Commits and stub are asked for by one statement: between two a stream could be restored. */
export type StubbedRow = CommitRow & { readonly digest: string | null };

/** The one door to the commits in a database: those of archived streams come from the archive. */
export class PostgresCommits {
  constructor(
    private readonly db: Pool | PoolClient,
    private readonly archive: ArchivedStreams,
  ) {}

  /** As `EventStore.read`. */
  async read(
    streamId: string,
    { after = 0, upTo = LAST_VERSION }: VersionRange = {},
  ): Promise<readonly StoredCommit[]> {
    const text = `select ${COMMIT_COLUMNS}, null as digest from commits c
        where c.game_id = $1 and c.last_version > $2 and c.first_version <= $3
      union all select ${STUB_COLUMNS} from archived_streams a where a.game_id = $1 and a.version > $2 order by last_version`;
    const commits = await this.commitsIn(await this.rows<StubbedRow>('read', text, [streamId, after, upTo]));
    return commits.filter((commit) => commit.lastVersion > after && commit.firstVersion <= upTo);
  }

  /** As `EventStore.readAll`. */
  async readAll(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly StoredCommit[]>> {
    const text = `with wanted as (select * from unnest($1::uuid[], $2::int[]) as w (game_id, version))
      select ${COMMIT_COLUMNS}, null as digest from wanted
        join commits c on c.game_id = wanted.game_id and c.last_version > wanted.version
      union all select ${STUB_COLUMNS} from wanted
        join archived_streams a on a.game_id = wanted.game_id and a.version > wanted.version order by game_id, last_version`;
    const rows = await this.rows<StubbedRow>('read-all', text, [[...after.keys()], [...after.values()]]);
    const found = new Map<string, StoredCommit[]>();
    for (const commit of await this.commitsIn(rows)) {
      if (commit.lastVersion <= (after.get(commit.streamId) ?? 0)) continue;
      const commits = found.get(commit.streamId);
      if (commits) commits.push(commit);
      else found.set(commit.streamId, [commit]);
    }
    return found;
  }

  /** As `EventStore.firstBeyond`. An archived stream that ended before its moment is not read. */
  async firstBeyond(moments: readonly StreamMoment[]): Promise<ReadonlyMap<string, CommitStamp>> {
    // Backwards from the end of each stream: as far as there are commits beyond, and no further.
    const text = `with wanted as (select * from unnest($1::uuid[], $2::int[], $3::bigint[]) as w (game_id, version, at))
      select wanted.game_id as "streamId", c.first_version as "firstVersion", c.at, null as digest from wanted
      cross join lateral (select coalesce(max(last_version), 0) as version from (
        select last_version from commits where game_id = wanted.game_id and (last_version <= wanted.version or at <= wanted.at)
        order by last_version desc limit 1) as told) as told
      cross join lateral (select first_version, at from commits
        where game_id = wanted.game_id and last_version > told.version order by last_version limit 1) as c
      union all select wanted.game_id, null, null, a.digest from wanted
        join archived_streams a on a.game_id = wanted.game_id and a.version > wanted.version and a.at > wanted.at`;
    const columns = [
      moments.map((each) => each.streamId),
      moments.map((each) => each.version),
      moments.map((each) => each.at),
    ];
    const rows = await this.rows<StampRow>('first-beyond', text, columns);
    const found = await Promise.all(rows.map((row) => this.stampIn(row, moments)));
    return new Map(found.flatMap((stamp, place) => (stamp ? [[rows[place]?.streamId ?? '', stamp] as const] : [])));
  }

  /** As `EventStore.receipt`. */
  async receipt(streamId: string, commandId: string): Promise<StoredCommit | undefined> {
    const text = `select ${COMMIT_COLUMNS}, null as digest from commits c where c.game_id = $1 and c.command_id = $2
      union all select ${STUB_COLUMNS} from archived_streams a where a.game_id = $1`;
    const commits = await this.commitsIn(await this.rows<StubbedRow>('receipt', text, [streamId, commandId]));
    return commits.find((commit) => commit.commandId === commandId);
  }

  /** As `StreamAudit.texts`. */
  async texts(streamId: string): Promise<readonly WrittenText[]> {
    const text = `select ${COMMIT_COLUMNS}, null as digest, c.command::text as command_text, c.events::text as events_text
        from commits c where c.game_id = $1
      union all select ${STUB_COLUMNS}, null, null from archived_streams a where a.game_id = $1 order by last_version`;
    const rows = await this.rows<TextRow>('texts', text, [streamId]);
    const digest = rows[0]?.digest;
    if (digest) return this.archive.texts({ streamId, digest });
    return rows.map((row) => ({ commit: toCommit(row), command: row.command_text, events: row.events_text }));
  }

  private async commitsIn(rows: readonly StubbedRow[]): Promise<readonly StoredCommit[]> {
    if (rows.every(({ digest }) => digest === null)) return rows.map(toCommit);
    const read = rows.map(async (row) => {
      const { game_id: streamId, digest } = row;
      return digest === null ? [toCommit(row)] : this.archive.commits({ streamId, digest });
    });
    return (await Promise.all(read)).flat();
  }

  private async stampIn(row: StampRow, moments: readonly StreamMoment[]): Promise<CommitStamp | undefined> {
    const { streamId, firstVersion, at, digest } = row;
    if (digest === null) return { firstVersion, at: Number(at) };
    const moment = moments.find((each) => each.streamId === streamId);
    const commits = await this.archive.commits({ streamId, digest });
    const first = commits.find((each) => moment && each.lastVersion > moment.version && each.at > moment.at);
    return first && { firstVersion: first.firstVersion, at: first.at };
  }

  private async rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.db.query<Row>({ name, text, values })).rows;
  }
}

interface StampRow {
  readonly streamId: string;
  readonly firstVersion: number;
  readonly at: string;
  readonly digest: string | null;
}

interface TextRow extends StubbedRow {
  readonly command_text: string;
  readonly events_text: string;
}
