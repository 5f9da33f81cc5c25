import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account may say that a program plays with it. Those from before, and those that the version before makes meanwhile, do not. */
export class BotAccounts implements MigrationInterface {
  readonly name = 'BotAccounts0000000000014';

  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMN);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table accounts drop column is_bot;');
  }
}

const COLUMN = `
alter table accounts add column is_bot boolean not null default false;
comment on column accounts.is_bot is 'Whoever made it says that a program plays with it.';
`;
