import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret seeds of games. Written once, before the first event of a game; never changed. */
export class Seeds implements MigrationInterface {
  readonly name = 'Seeds0000000000020';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table seeds');
  }
}

const TABLE = `
create table seeds (
  game_id uuid primary key,
  sealed bytea not null
);
comment on table seeds is 'AES-256-GCM under SEED_KEY, with the game id as additional data: nonce, tag, ciphertext.';
grant select, insert on seeds to chronicler_app;
`;
