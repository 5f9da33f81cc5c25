import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A token knows the token that it was made with, and takes those along that were made with it. Tokens from before know of
 * none.
 */
export class TokenParents implements MigrationInterface {
  readonly name = 'TokenParents0000000000013';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PARENTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table tokens drop column parent_id;');
  }
}

const PARENTS = `
alter table tokens add column parent_id text collate "C" references tokens;
create index tokens_parent on tokens (parent_id);
comment on column tokens.parent_id is 'The token that it was made with; null for the first of an account, and for those from before.';
`;
