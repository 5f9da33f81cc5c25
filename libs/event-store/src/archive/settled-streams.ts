import type { ClientBase } from 'pg';

/** The streams that may be archived. */
export interface SettledStreams {
  /** The database in which they stand, as its owner. */
  readonly db: ClientBase;
  /** The database of the read models, as its owner. */
  readonly home: ClientBase;
  readonly kind: string;
  /** Only streams that ended before this time, in milliseconds since 1970. */
  readonly before: number;
  /** Names of the read models that take in streams of the kind. */
  readonly readModels: readonly string[];
}

interface SettledRow {
  readonly game_id: string;
  readonly version: number;
}

/** How many streams are asked about at a time. */
const PAGE = 200;

/**
 * The closed streams that nothing waits for: they owe nothing, are not halted, have all their commits in the database, and each read model
 * has taken them in to the end. In the order of their ids, and with the streams that are left out because a read model has not.
 */
export async function* settledStreams({
  db,
  home,
  kind,
  before,
  readModels,
}: SettledStreams): AsyncGenerator<{ readonly streamId: string; readonly isTakenIn: boolean }> {
  const ended = `select s.game_id, s.version from streams s
      join commits c on c.game_id = s.game_id and c.last_version = s.version
    where s.kind = $1 and s.status = 'closed' and c.at < $2 and s.game_id > $3
      and not exists (select from obligations o where o.game_id = s.game_id and o.met_at is null)
      and not exists (select from halted_streams h where h.game_id = s.game_id)
    order by s.game_id limit $4`;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await db.query<SettledRow>(ended, [kind, before, after, PAGE]);
    const missed = await behind(home, rows, readModels);
    for (const { game_id: streamId } of rows) yield { streamId, isTakenIn: !missed.has(streamId) };
    const last = rows.at(-1);
    if (!last) return;
    after = last.game_id;
  }
}

/** Those of which a read model has less than all, or has left them out. */
async function behind(
  home: ClientBase,
  streams: readonly SettledRow[],
  readModels: readonly string[],
): Promise<ReadonlySet<string>> {
  const text = `select w.game_id from unnest($1::uuid[], $2::integer[]) as w (game_id, version)
    where exists (select from unnest($3::text[]) as n (name) where not exists (
      select from projections p join checkpoints c on c.projection = p.name and c.generation = p.generation
        where p.live and p.name = n.name and c.game_id = w.game_id and c.version = w.version and c.parked_at is null))`;
  const values = [streams.map((each) => each.game_id), streams.map((each) => each.version), readModels];
  return new Set((await home.query<{ game_id: string }>(text, values)).rows.map(({ game_id: id }) => id));
}
