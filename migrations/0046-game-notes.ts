import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private notes of accounts on games. They stand beside the streams, and are deleted with their account. */
export class GameNotes implements MigrationInterface {
  readonly name = 'GameNotes0000000000046';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table game_notes;');
  }
}

const TABLE = `
create table game_notes (
  note_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  game_id uuid not null,
  version integer not null check (version >= 0),
  text text not null check (char_length(text) between 1 and 2000),
  written_at timestamptz not null
);
create index game_notes_of_account on game_notes (account_id, game_id, version);
comment on table game_notes is 'Notes that accounts write for themselves; only their account reads them.';
`;
