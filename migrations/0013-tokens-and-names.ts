import type { MigrationInterface, QueryRunner } from 'typeorm';
import unhomoglyph from 'unhomoglyph';

/**
 * A token knows the token that it was made with, and is revoked with it; tokens from before know of none. Names that look
 * alike are one name: of those that are there already every account keeps its own, and the oldest of each look bars others.
 * Processes of the version before make accounts without a skeleton meanwhile.
 */
export class TokensAndNames implements MigrationInterface {
  readonly name = 'TokensAndNames0000000000013';

  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMNS);
    const accounts = (await db.query('select account_id, name from accounts order by created_at desc')) as readonly {
      readonly account_id: string;
      readonly name: string;
    }[];
    const oldest = new Map(accounts.map(({ account_id, name }) => [skeletonOf(name), account_id]));
    await db.query(
      `update accounts set skeleton = found.skeleton
        from unnest($1::uuid[], $2::text[]) as found (account_id, skeleton) where accounts.account_id = found.account_id`,
      [[...oldest.values()], [...oldest.keys()]],
    );
    await db.query('create unique index accounts_skeleton on accounts (skeleton);');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table tokens drop column parent_id; alter table accounts drop column skeleton;');
  }
}

/** The skeleton of a name as this migration found it: a migration never follows code that changes. */
const skeletonOf = (name: string): string => prototypes(prototypes(name.normalize('NFKC')).toLowerCase());

const prototypes = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');

const COLUMNS = `
alter table tokens add column parent_id text collate "C" references tokens;
create index tokens_parent on tokens (parent_id);
comment on column tokens.parent_id is 'The token that it was made with; null for the first of an account, and for those from before.';
alter table accounts add column skeleton text collate "C";
comment on column accounts.skeleton is 'The same for all names that look alike (UTS 39); null where an older account has it.';
`;
