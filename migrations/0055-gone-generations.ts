import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Builds of read models that have gone, whose checkpoints workers delete some at a time: a row for each stream, in the transaction of the
 * swap, would hold up every projector.
 *
 * Processes of the version before delete them at once, and read none of this.
 */
export class GoneGenerations implements MigrationInterface {
  readonly name = 'GoneGenerations0000000000055';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  /** What is left has no generation, and is in no one's way. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table gone_generations;');
  }
}

const TABLE = `
create table gone_generations (
  projection text collate "C" not null,
  generation integer not null,
  reached uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (projection, generation)
);
comment on table gone_generations is 'Generations of projections that are gone, as long as checkpoints are left of them.';
comment on column gone_generations.reached is 'The checkpoints of streams up to this id are deleted.';
`;
