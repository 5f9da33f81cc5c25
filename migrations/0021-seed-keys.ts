import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A seed names the key under which it is sealed, so that keys can be changed. Those from before, and those of processes of the
 * version before, say nothing, and are tried under each key.
 */
export class SeedKeys implements MigrationInterface {
  readonly name = 'SeedKeys0000000000021';

  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMN);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table seeds drop column key_id;');
  }
}

const COLUMN = `
alter table seeds add column key_id text collate "C";
comment on column seeds.key_id is 'Says which SEED_KEY it is sealed under; null where the version before sealed it.';
`;
