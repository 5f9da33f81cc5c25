import type { Pool } from 'pg';

/** How many obligations are not met: not due yet, and overdue by up to so long. */
export type ObligationAges = Readonly<Record<'not due' | '1s' | '5s' | '1m' | 'more', number>>;

/** Counts unmet obligations of streams that are not halted, by how long they are overdue at a time (milliseconds since 1970). */
export async function obligationsByAge(pool: Pool, now: number): Promise<ObligationAges | undefined> {
  const text = `select
      count(*) filter (where due_at > $1::bigint)::integer as "not due",
      count(*) filter (where due_at <= $1 and due_at > $1 - 1000)::integer as "1s",
      count(*) filter (where due_at <= $1 - 1000 and due_at > $1 - 5000)::integer as "5s",
      count(*) filter (where due_at <= $1 - 5000 and due_at > $1 - 60000)::integer as "1m",
      count(*) filter (where due_at <= $1 - 60000)::integer as "more"
    from obligations o
    where met_at is null and not exists (select from halted_streams h where h.game_id = o.game_id)`;
  const { rows } = await pool.query<ObligationAges>({ name: 'obligations-by-age', text, values: [now] });
  return rows[0];
}
