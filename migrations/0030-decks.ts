import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The decks that accounts keep. */
export class Decks implements MigrationInterface {
  readonly name = 'Decks0000000000030';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table decks;');
  }
}

const TABLE = `
create table decks (
  deck_id uuid primary key,
  account_id uuid not null references accounts,
  name text not null,
  cards jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index decks_account on decks (account_id, created_at);
comment on table decks is 'Decks as their owners left them, legal or not. A game keeps its own copy of what a seat brought.';

grant select, insert, delete, update (name, cards, changed_at) on decks to chronicler_app;
`;
