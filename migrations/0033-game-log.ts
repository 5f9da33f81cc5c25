import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of games that are over: a tree of hashes that is only added to. The rights of the application on it stand in `rights.ts`. */
export class GameLog implements MigrationInterface {
  readonly name = 'GameLog0000000000033';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table log_nodes;');
  }
}

const TABLE = `
create table log_nodes (
  level smallint not null check (level >= 0),
  index bigint not null check (index >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, index)
);
create unique index log_leaves on log_nodes (hash) where level = 0;
comment on table log_nodes is 'Hashes of complete subtrees (RFC 6962): level 0 are the entries, games that are over.';
create trigger log_nodes_are_append_only before update or delete on log_nodes
  for each row execute function refuse_change();
create trigger log_nodes_are_not_truncated before truncate on log_nodes
  for each statement execute function refuse_change();
`;
