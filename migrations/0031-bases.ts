import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bases that accounts keep, beside their decks. The rights of the application on them stand in `rights.ts`. */
export class Bases implements MigrationInterface {
  readonly name = 'Bases0000000000031';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table bases;');
  }
}

const TABLE = `
create table bases (
  base_id uuid primary key,
  account_id uuid not null references accounts,
  name text not null,
  layout jsonb not null,
  shared boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index bases_account on bases (account_id, created_at, base_id);
comment on table bases is 'Bases as their owners left them, legal or not. A game keeps its own copy of what a seat brought.';
comment on column bases.shared is 'True: whoever has the id may read the base, and play it.';
`;
