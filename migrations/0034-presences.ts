import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Connections by process. They do not outlive the processes: a crash may empty the tables. */
export class Presences implements MigrationInterface {
  readonly name = 'Presences0000000000034';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table presences; drop table presence_processes;');
  }
}

const TABLES = `
create unlogged table presence_processes (
  process uuid primary key,
  seen_at timestamptz not null
);
comment on table presence_processes is 'Processes that serve connections, and when each last said that it runs.';
create unlogged table presences (
  process uuid not null references presence_processes on delete cascade,
  place uuid not null,
  who uuid not null,
  times integer not null check (times >= 0),
  primary key (process, place, who)
);
create index presences_by_place on presences (place);
comment on table presences is 'Connections: to the stream that is followed, or to the account whose streams all are; by account, or the zero UUID for strangers.';
`;
