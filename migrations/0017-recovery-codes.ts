import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes with which owners get their accounts back. The rights of the application on them stand in `rights.ts`. */
export class RecoveryCodes implements MigrationInterface {
  readonly name = 'RecoveryCodes0000000000017';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table recovery_codes;');
  }
}

const TABLE = `
create table recovery_codes (
  code_id text collate "C" primary key,
  account_id uuid not null unique references accounts,
  hash bytea not null,
  created_at timestamptz not null
);
comment on table recovery_codes is 'What gives an account back to its owner, once. The codes themselves are not kept, only their SHA-256.';
`;
