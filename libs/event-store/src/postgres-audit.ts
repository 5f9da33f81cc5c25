import type { Pool, QueryResultRow } from 'pg';
import { ArchivedStreams } from './archive/archived-streams.js';
import { PostgresCommits } from './archive/postgres-commits.js';
import { HASH } from './checkpoints.js';
import type { Obligation, Snapshot } from './event-store.js';
import { toObligation, toSnapshot, type ObligationRow, type SnapshotRow } from './postgres-rows.js';
import type { IdRange, SeenByReadModel, StreamAudit } from './stream-audit.js';

/** How many ids of streams are read at a time. */
const PAGE = 1_000;

const ALL: IdRange = {
  after: '00000000-0000-0000-0000-000000000000',
  upTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

/** A stream as `repeated` compares it. */
interface RepeatedRow {
  readonly kind: string;
  readonly subject: string;
  readonly ruleset: string;
  readonly placed: boolean;
  readonly misplaced: number | null;
  readonly doubled: number | null;
}

/** The stored data of streams that a store does not give, for checks. Reads only. */
export class PostgresAudit implements StreamAudit {
  private readonly commits: PostgresCommits;

  /** `archive` has the commits of streams that are archived. */
  constructor(
    private readonly pool: Pool,
    archive = new ArchivedStreams(),
  ) {
    this.commits = new PostgresCommits(pool, archive);
  }

  async *streams({ after, upTo }: IdRange = ALL): AsyncIterable<string> {
    // A limit for each of the two: without it every page would sort all that is left.
    const text = `(select game_id from streams where game_id > $1 and game_id <= $2 order by game_id limit $3)
      union (select game_id from commits where game_id > $1 and game_id <= $2 group by game_id order by game_id limit $3)
      order by game_id limit $3`;
    let last = after;
    for (;;) {
      const page = await this.rows<{ game_id: string }>(text, [last, upTo, PAGE]);
      for (const { game_id: streamId } of page) yield (last = streamId);
      if (page.length < PAGE) return;
    }
  }

  texts: StreamAudit['texts'] = (streamId) => this.commits.texts(streamId);

  async obligations(streamId: string): Promise<readonly (Obligation & { readonly met: boolean })[]> {
    const text = `select o.game_id, '' as stream_kind, o.key, o.kind, o.due_at, o.payload, o.met_at is not null as met
      from obligations o where o.game_id = $1 order by o.key`;
    const rows = await this.rows<ObligationRow & { met: boolean }>(text, [streamId]);
    return rows.map((row) => ({ ...toObligation(row), met: row.met }));
  }

  async snapshots(streamId: string): Promise<readonly Snapshot[]> {
    const text = 'select * from snapshots where game_id = $1 order by version, rules_version';
    return (await this.rows<SnapshotRow>(text, [streamId])).map(toSnapshot);
  }

  async seen(streamId: string): Promise<readonly SeenByReadModel[]> {
    const text = `select projection as "readModel", c.version, ${HASH} from checkpoints c
      where game_id = $1 and parked_at is null and version > 0
        and not exists (select from gone_generations g where (g.projection, g.generation) = (c.projection, c.generation))
      order by projection, generation`;
    const rows = await this.rows<SeenRow>(text, [streamId]);
    return rows.map(({ hash, ...seen }) => ({ ...seen, ...(hash === null ? {} : { hash }) }));
  }

  async repeated(streamId: string): Promise<readonly string[]> {
    const text = `select s.kind, s.subject, s.ruleset, s.slice = slice_of(s.game_id) as placed,
        (select min(first_version) from (select first_version, position, lag(position) over (order by last_version) as before
          from commits c where c.game_id = s.game_id) placed where position <= before) as misplaced,
        (select min(c.first_version) from commits c join commits o using (position)
          where c.game_id = s.game_id and o.game_id <> c.game_id) as doubled
      from streams s where s.game_id = $1`;
    return (await this.rows<RepeatedRow>(text, [streamId])).flatMap(faultsOfRepeated);
  }

  private async rows<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }
}

/** A row of `checkpoints`. */
interface SeenRow extends Omit<SeenByReadModel, 'hash'> {
  readonly hash: string | null;
}

function faultsOfRepeated({ kind, subject, ruleset, placed, misplaced, doubled }: RepeatedRow): readonly string[] {
  const due = kind === 'game' ? subject : `${kind}:${subject}`;
  return [
    ...(ruleset === due ? [] : [`its head repeats its subject as "${ruleset}", and it is "${due}"`]),
    ...(placed ? [] : ['its head says another slice than that of its id']),
    ...(misplaced === null
      ? []
      : [`version ${misplaced}: its place in the feed is not after that of the commit before`]),
    ...(doubled === null ? [] : [`version ${doubled}: another stream has a commit at its place in the feed`]),
  ];
}
