import type { Pool } from 'pg';
import type { Projection } from './projection.js';

/** How far parts of the reading have come: positions by the name of a read model, and the mark of the feed under `''`. */
export type Backlog = ReadonlyMap<string, string>;

/** Of the feed and some read models, those that have something left to read. Read models of other versions do not count: another process has to move them. */
export async function backlogOf(
  pool: Pool,
  projections: readonly Pick<Projection, 'name' | 'version'>[],
): Promise<Backlog> {
  const text = `select m.position as mark,
      coalesce((select c.position from commits c order by c.position desc limit 1), 0) as last,
      array(select array[p.name, coalesce(l.position, '0')] from unnest($1::text[], $2::integer[]) as asked (name, version)
        join projections p on p.name = asked.name and p.version = asked.version and p.live
        left join projection_places l on l.name = p.name and l.generation = p.generation) as places
    from feed_mark m`;
  const values = [projections.map(({ name }) => name), projections.map(({ version }) => version)];
  const { rows } = await pool.query<{ mark: string; last: string; places: [string, string][] }>({
    name: 'feed-backlog',
    text,
    values,
  });
  const [row] = rows;
  if (!row) return new Map();
  const behind = row.places.filter(([, place]) => place !== row.mark);
  return new Map(BigInt(row.mark) < BigInt(row.last) ? [['', row.mark], ...behind] : behind);
}

/** Whether something was left to read at one look, still is at the next, and has not moved meanwhile. */
export const hasStalled = (before: Backlog, now: Backlog): boolean =>
  [...now].some(([name, place]) => before.get(name) === place);
