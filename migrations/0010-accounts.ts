import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, and the tokens that act for them. */
export class Accounts implements MigrationInterface {
  readonly name = 'Accounts0000000000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table tokens, accounts;');
  }
}

const TABLES = `
create table accounts (
  account_id uuid primary key,
  name text not null,
  created_at timestamptz not null
);
create unique index accounts_name on accounts (lower(name));

create table tokens (
  token_id text collate "C" primary key,
  account_id uuid not null references accounts,
  name text not null,
  scopes text[] not null,
  hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index tokens_account on tokens (account_id, created_at);
comment on table tokens is 'What opaque bearer tokens may do. The tokens themselves are not kept, only their SHA-256.';

grant select, insert on accounts to chronicler_app;
grant select, insert, update (revoked_at) on tokens to chronicler_app;
`;
