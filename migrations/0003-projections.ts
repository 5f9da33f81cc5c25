import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Read models, and the places of each in the feed. Their tables belong to the application, which makes and swaps them itself. */
export class Projections implements MigrationInterface {
  readonly name = 'Projections0000000000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop schema read_models cascade; drop table checkpoints, projections;');
  }
}

const TABLES = `
create schema read_models;
grant usage, create on schema read_models to chronicler_app;

create table projections (
  name text collate "C" not null,
  generation integer generated always as identity,
  version integer not null,
  position bigint not null,
  live boolean not null,
  primary key (name, generation)
);
create unique index projections_one_of_a_kind on projections (name, live);
comment on table projections is 'A generation is one build of a read model: the live one, and one that is being rebuilt.';
comment on column projections.position is 'How far the feed was read.';

create table checkpoints (
  game_id uuid not null,
  projection text collate "C" not null,
  generation integer not null,
  version integer not null,
  error text,
  parked_at timestamptz,
  primary key (game_id, projection, generation)
);
create index checkpoints_parked on checkpoints (projection) where parked_at is not null;
comment on column checkpoints.version is 'Last version of the stream that stands in the read model.';

grant select, insert, update, delete on projections, checkpoints to chronicler_app;
`;
