import type { Pool } from 'pg';
import type { Projection } from './projection.js';

/**
 * How far the feed and some read models have come, as a text to be compared; `undefined` when there is nothing for them to read. Read
 * models of other versions do not count: another process has to move them.
 */
export async function backlogOf(
  pool: Pool,
  projections: readonly Pick<Projection, 'name' | 'version'>[],
): Promise<string | undefined> {
  const text = `select m.position as mark,
      coalesce((select c.position from commits c order by c.position desc limit 1), 0) as last,
      array(select coalesce(l.position, '0') from unnest($1::text[], $2::integer[]) as asked (name, version)
        join projections p on p.name = asked.name and p.version = asked.version and p.live
        left join projection_places l on l.name = p.name and l.generation = p.generation order by p.name) as places
    from feed_mark m`;
  const values = [projections.map(({ name }) => name), projections.map(({ version }) => version)];
  const { rows } = await pool.query<{ mark: string; last: string; places: string[] }>({
    name: 'feed-backlog',
    text,
    values,
  });
  const [row] = rows;
  if (!row || (BigInt(row.mark) >= BigInt(row.last) && row.places.every((place) => place === row.mark)))
    return undefined;
  return [row.mark, ...row.places].join(' ');
}
