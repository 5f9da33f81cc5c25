import type { Pool } from 'pg';
import { PROCESS_PATIENCE, type PresenceStore, type PresentAt } from './presence-store.js';

const ALIVE = `seen_at > now() - interval '${PROCESS_PATIENCE} milliseconds'`;

const BEAT = `
with swept as (delete from presence_processes where process <> $1 and not (${ALIVE})),
  left_places as (delete from presences where process = $1 and times = 0)
insert into presence_processes (process, seen_at) values ($1, now())
on conflict (process) do update set seen_at = excluded.seen_at
returning xmax = 0 as "isNew"`;

const WRITE = `
insert into presences (process, place, who, times)
select $1, place, who, times from unnest($2::uuid[], $3::uuid[], $4::integer[]) as changed (place, who, times)
where exists (select from presence_processes where process = $1 for key share)
on conflict (process, place, who) do update set times = excluded.times`;

const AT = `
select place, who, sum(times)::integer as times from presences join presence_processes using (process)
where place = any ($1::uuid[]) and times > 0 and ${ALIVE} group by place, who`;

/** Presences in two tables that are not logged. */
export class PostgresPresenceStore implements PresenceStore {
  constructor(private readonly pool: Pool) {}

  async beat(process: string): Promise<{ readonly isNew: boolean }> {
    const { rows } = await this.pool.query<{ isNew: boolean }>({
      name: 'presence-beat',
      text: BEAT,
      values: [process],
    });
    return { isNew: rows[0]?.isNew === true };
  }

  async write(process: string, changes: readonly PresentAt[]): Promise<void> {
    const values = [process, changes.map(({ place }) => place), changes.map(({ who }) => who)];
    await this.pool.query({
      name: 'presence-write',
      text: WRITE,
      values: [...values, changes.map(({ times }) => times)],
    });
  }

  async forget(process: string): Promise<void> {
    const text = 'delete from presence_processes where process = $1';
    await this.pool.query({ name: 'presence-forget', text, values: [process] });
  }

  async at(places: readonly string[]): Promise<readonly PresentAt[]> {
    const { rows } = await this.pool.query<PresentAt>({ name: 'presence-at', text: AT, values: [places] });
    return rows;
  }
}
