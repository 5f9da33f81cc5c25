import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verifications of everything, with their times and findings. */
export class Verifications implements MigrationInterface {
  readonly name = 'Verifications0000000000035';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table verifications;');
  }
}

const TABLE = `
create table verifications (
  id bigint generated always as identity primary key,
  night date unique,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  streams integer,
  faults integer,
  check ((ended_at is null) = (streams is null) and (ended_at is null) = (faults is null))
);
comment on table verifications is 'Verifications of all streams: the one of each night, and those by hand. One without an end runs, or was broken off.';
`;
