import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identities of accounts at issuers of OpenID Connect. The rights of the application on it stand in `rights.ts`. */
export class Identities implements MigrationInterface {
  readonly name = 'Identities0000000000016';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table identities;');
  }
}

const TABLE = `
create table identities (
  identity_id text collate "C" primary key,
  issuer text collate "C" not null,
  subject text collate "C" not null,
  account_id uuid not null references accounts,
  created_at timestamptz not null,
  unique (issuer, subject)
);
create index identities_account on identities (account_id, created_at, identity_id);
comment on table identities is 'Whoever an issuer says that it is (the claims iss and sub) is this account.';
`;
