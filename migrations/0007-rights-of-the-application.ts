import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * No game is rewritten unnoticed: the application writes streams through `append_commit` alone, and an obligation that
 * is met stays so.
 *
 * Processes of the version before append through the same functions and settle obligations with the same statement;
 * they lose rights that they never used. The rights of the application stand in `rights.ts`.
 */
export class RightsOfTheApplication implements MigrationInterface {
  readonly name = 'RightsOfTheApplication0000000000007';

  async up(db: QueryRunner): Promise<void> {
    for (const sql of [BY_FUNCTION, ONCE, SEALED_SNAPSHOTS, UNFINISHED]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DOWN);
  }
}

const APPENDS = [
  'append_commit(uuid, text, integer, integer, text, text, text, bigint, text, text, text, text, json, json, text[], json)',
  'append_commit(uuid, text, integer, integer, text, text, text, bigint, text, text, text, json, json, text[], json)',
];
const FUNCTIONS = [...APPENDS, 'advance_feed_mark()'];
const each = (change: string): string => FUNCTIONS.map((name) => `alter function ${name} ${change};`).join('\n');

/** The path is fixed, and ends with the schema that any role may write: no one can put a table of their own in the way of the owner's rights. */
const BY_FUNCTION = `
${each('security definer set search_path = public, pg_temp')}
revoke insert on commits from chronicler_app;
revoke insert, update on streams from chronicler_app;
revoke insert, update on obligations from chronicler_app;
grant update (met_at) on obligations to chronicler_app;
revoke update on feed_mark from chronicler_app;
revoke usage on sequence feed_position from chronicler_app;
`;

const ONCE = `
create function refuse_undoing() returns trigger language plpgsql as $$
begin
  raise exception '% stays as it was set once', tg_argv[0] using errcode = 'restrict_violation';
end $$;

create trigger obligations_stay_met before update of met_at on obligations for each row
  when (old.met_at is not null and new.met_at is distinct from old.met_at)
  execute function refuse_undoing('obligations.met_at');
`;

const SEALED_SNAPSHOTS = `
alter table snapshots add column seal text collate "C";
comment on column snapshots.seal is 'HMAC of the row under a key that the database does not have. Without it the row counts for nothing.';
`;

/** Health asks of every stream that goes on whether its last commit is there. */
const UNFINISHED = `
create index streams_unfinished on streams (game_id) where status <> 'closed';
`;

const DOWN = `
drop index streams_unfinished;
alter table snapshots drop column seal;
drop trigger obligations_stay_met on obligations;
drop function refuse_undoing;
${each('security invoker reset search_path')}
grant insert on commits to chronicler_app;
grant insert, update on streams, obligations to chronicler_app;
grant update on feed_mark to chronicler_app;
grant usage on sequence feed_position to chronicler_app;
`;
