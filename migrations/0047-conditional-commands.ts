import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The conditional commands of seats: secret until they are given, and in no stream. The rights of the application stand in `rights.ts`. */
export class ConditionalCommands implements MigrationInterface {
  readonly name = 'ConditionalCommands0000000000047';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table conditional_commands');
  }
}

const TABLE = `
create table conditional_commands (
  game_id uuid not null,
  seat integer not null check (seat >= 0),
  account_id uuid not null references accounts on delete cascade,
  list_id uuid not null unique,
  revision integer not null default 0 check (revision >= 0),
  sealed bytea not null,
  key_id text collate "C" not null,
  look_at timestamptz not null,
  primary key (game_id, seat)
);
create index conditional_commands_look on conditional_commands (look_at);
create index conditional_commands_of_account on conditional_commands (account_id);
comment on column conditional_commands.sealed is 'Game, seat, account and plan under SEED_KEY, with the list id as additional data: nonce, tag, ciphertext.';
comment on column conditional_commands.look_at is 'When a worker looks whether a process has missed it.';
`;
