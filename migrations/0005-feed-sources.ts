import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A read model keeps a place for each source of the feed; a position is text that its source alone understands.
 *
 * Processes of the version before keep theirs in `projections.position`, and pass over commits that by the checkpoints are there
 * already. A process that moves a place locks the row of the generation, as they do when they move theirs. A later migration
 * drops the column.
 */
export class FeedSources implements MigrationInterface {
  readonly name = 'FeedSources0000000000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PLACES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table projection_places; alter table projections alter column position drop default;');
  }
}

const PLACES = `
create table projection_places (
  name text collate "C" not null,
  generation integer not null,
  source text collate "C" not null,
  position text collate "C" not null,
  primary key (name, generation, source),
  foreign key (name, generation) references projections on delete cascade
);
comment on table projection_places is 'How far each source of the feed was read; a source without a row, not at all.';
insert into projection_places (name, generation, source, position)
  select name, generation, 'main', position::text from projections where position > 0;
alter table projections alter column position set default 0;
comment on column projections.position is 'For processes of the version before: projection_places says how far the feed was read.';
grant select, insert, update, delete on projection_places to chronicler_app;
`;
