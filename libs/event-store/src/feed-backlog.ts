import type { Pool } from 'pg';
import type { FeedSource } from './feed.js';
import type { Projection } from './projection.js';

/** A database whose commits are a source of the feed. */
export interface FeedNode {
  readonly source: FeedSource;
  readonly pool: Pool;
}

/** How far parts of the reading have come: positions by the source of the feed, and by the name of a read model and the source. */
export type Backlog = ReadonlyMap<string, string>;

/** How far a source may be read, and its last commit. */
interface Mark {
  readonly mark: string;
  readonly last: string;
}

/** The home, with how far each read model has read each source. */
interface HomeRow extends Mark {
  readonly places: [name: string, source: string, position: string][];
}

const MARK = `m.position as mark, coalesce((select c.position from commits c order by c.position desc limit 1), 0) as last`;

/**
 * Of the feed and some read models, those that have something left to read. Read models of other versions do not count: another process has
 * to move them. A database that does not answer does not count either.
 * @param nodes the databases, first the home, where the read models stand.
 */
export async function backlogOf(
  [home, ...others]: readonly [FeedNode, ...FeedNode[]],
  projections: readonly Pick<Projection, 'name' | 'version'>[],
): Promise<Backlog> {
  const sources = [home, ...others].map(({ source }) => source);
  const [row, ...marks] = await Promise.all([homeRow(home, projections, sources), ...others.map(markOf)]);
  if (!row) return new Map();
  const bySource = new Map([row, ...marks].map((mark, place) => [sources[place] as string, mark]));
  const unpublished = [...bySource].flatMap(([source, mark]) =>
    mark && BigInt(mark.mark) < BigInt(mark.last) ? [[source, mark.mark] as const] : [],
  );
  const behind = row.places.flatMap(([name, source, position]) => {
    const mark = bySource.get(source)?.mark;
    return mark === undefined || mark === position ? [] : [[`${name} in ${source}`, position] as const];
  });
  return new Map([...unpublished, ...behind]);
}

async function homeRow(
  { pool }: FeedNode,
  projections: readonly Pick<Projection, 'name' | 'version'>[],
  sources: readonly FeedSource[],
): Promise<HomeRow | undefined> {
  const text = `select ${MARK},
      array(select array[p.name, s.source, coalesce(l.position, '0')]
        from unnest($1::text[], $2::integer[]) as asked (name, version)
        join projections p on p.name = asked.name and p.version = asked.version and p.live
        cross join unnest($3::text[]) as s (source)
        left join projection_places l on l.name = p.name and l.generation = p.generation and l.source = s.source) as places
    from feed_mark m`;
  const values = [projections.map(({ name }) => name), projections.map(({ version }) => version), sources];
  return (await pool.query<HomeRow>({ name: 'feed-backlog', text, values })).rows[0];
}

const markOf = ({ pool }: FeedNode): Promise<Mark | undefined> =>
  pool.query<Mark>({ name: 'feed-mark', text: `select ${MARK} from feed_mark m` }).then(
    ({ rows }) => rows[0],
    () => undefined,
  );

/** Whether something was left to read at one look, still is at the next, and has not moved meanwhile. */
export const hasStalled = (before: Backlog, now: Backlog): boolean =>
  [...now].some(([name, place]) => before.get(name) === place);
