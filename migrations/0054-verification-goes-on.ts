import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the nightly verification is: what it has looked at, and which streams have faults. A process that takes it up goes on from there.
 *
 * Processes of the version before verify everything, and read none of this.
 */
export class VerificationGoesOn implements MigrationInterface {
  readonly name = 'VerificationGoesOn0000000000054';

  async up(db: QueryRunner): Promise<void> {
    await db.query(UP);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DOWN);
  }
}

const UP = `
alter table verifications add column checked integer not null default 0, add column alive_at timestamptz not null default now();
comment on column verifications.checked is 'How many streams were looked at so far.';
comment on column verifications.alive_at is 'The last sign of life of the process that verifies.';

create table verified_places (
  source text collate "C" primary key,
  position bigint not null
);
comment on table verified_places is 'How far nightly verifications have looked at streams with new commits, in each source of the feed.';

create table verified_portions (
  portion smallint primary key check (portion between 0 and 1023),
  night date not null
);
comment on table verified_portions is 'The night that last looked at all streams whose ids begin with these ten bits.';

create table faulty_streams (
  game_id uuid primary key,
  faults integer not null check (faults > 0),
  since timestamptz not null default now()
);
comment on table faulty_streams is 'Streams in which the last verification that looked at them found faults. Each night looks at them again.';
`;

const DOWN = `
drop table faulty_streams, verified_portions, verified_places;
alter table verifications drop column checked, drop column alive_at;
`;
