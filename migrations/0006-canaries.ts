import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Early signs of faults: the wrong seed key, a disk that takes nothing more. */
export class Canaries implements MigrationInterface {
  readonly name = 'Canaries0000000000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table seed_canary, write_probe');
  }
}

const TABLES = `
create table seed_canary (
  single boolean primary key default true check (single),
  sealed bytea
);
comment on table seed_canary is 'Sealed under the SEED_KEY of this database. Null: the next key is the one.';

create table write_probe (
  single boolean primary key default true check (single),
  at timestamptz not null
);
comment on table write_probe is 'Written again and again: whether anything can be.';
insert into write_probe (at) values (clock_timestamp());
`;
