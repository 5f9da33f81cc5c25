import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Streams and their commits, append only; obligations; snapshots.
 *
 * The events of a commit stand in its row: a commit is written and read whole, and one row is what makes an append of
 * five events cost as much as that of one. The view `events` shows them one by one. `json` and not `jsonb`, because data
 * has to come back as it was written: order of keys, and characters that `jsonb` refuses.
 */
export class EventStore implements MigrationInterface {
  readonly name = 'EventStore0000000000001';

  async up(db: QueryRunner): Promise<void> {
    for (const sql of [TABLES, APPLICATION_ROLE, GRANTS, APPEND_ONLY, APPEND]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DROP);
  }
}

const TABLES = `
create sequence feed_position;

create table streams (
  game_id uuid primary key,
  version integer not null,
  last_hash text collate "C" not null,
  status text not null check (status in ('open', 'running', 'closed')),
  ruleset text not null,
  rules_version text not null
) with (fillfactor = 50);
comment on table streams is 'The head of every stream. Derived from commits, kept to check versions against.';

create table commits (
  game_id uuid not null,
  position bigint not null default nextval('feed_position'),
  at bigint not null,
  first_version integer not null,
  last_version integer not null check (last_version >= first_version),
  command_id text collate "C" not null,
  actor text not null,
  hash text collate "C" not null,
  command json not null,
  events json not null,
  primary key (game_id, last_version),
  unique (game_id, command_id)
);
create index commits_position on commits (position);
comment on column commits.at is 'Milliseconds since 1970.';
comment on column commits.events is 'The events in order: [{"version", "type", "schemaVersion", "data"}].';

create view events as
select c.game_id,
       (e.event ->> 'version')::integer as version,
       c.position,
       e.event ->> 'type' as type,
       (e.event ->> 'schemaVersion')::integer as schema_version,
       e.event -> 'data' as data,
       to_timestamp(c.at / 1000.0) as at
  from commits c, json_array_elements(c.events) as e(event);
comment on view events is 'The events of all commits, one by one: for people who ask in SQL.';

create table obligations (
  game_id uuid not null,
  key text collate "C" not null,
  kind text not null,
  due_at bigint not null,
  payload json not null,
  met_at timestamptz,
  primary key (game_id, key)
);
create index obligations_due on obligations (due_at) where met_at is null;
comment on column obligations.due_at is 'Milliseconds since 1970, to be compared with the clock of the database.';

create table snapshots (
  game_id uuid not null,
  rules_version text not null,
  version integer not null,
  hash text collate "C" not null,
  state json not null,
  primary key (game_id, rules_version, version)
);
comment on table snapshots is 'Folded states. A cache: may be emptied at any time.';
`;

/** Roles belong to the whole server: another database may have made it, at this very moment too. */
const APPLICATION_ROLE = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'chronicler_app') then
    create role chronicler_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null;
end $$;

do $$
begin
  if not pg_has_role(current_user, 'chronicler_app', 'member') then
    execute format('grant chronicler_app to %I', current_user);
  end if;
end $$;
`;

const GRANTS = `
grant usage on schema public to chronicler_app;
grant usage on sequence feed_position to chronicler_app;
grant select, insert on commits to chronicler_app;
grant select on events to chronicler_app;
grant select, insert, update on streams to chronicler_app;
grant select, insert, update on obligations to chronicler_app;
grant select, insert, update, delete on snapshots to chronicler_app;
`;

/** Stops the owner too, until it says otherwise on purpose; the hash chain shows what got past this. */
const APPEND_ONLY = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only: % is refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

create trigger commits_are_append_only before update or delete on commits
  for each row execute function refuse_change();
create trigger commits_are_not_truncated before truncate on commits
  for each statement execute function refuse_change();
create trigger streams_are_kept before delete on streams
  for each row execute function refuse_change();
create trigger streams_are_not_truncated before truncate on streams
  for each statement execute function refuse_change();
`;

/**
 * One round trip for a commit; answers with a row. The shared lock (class 1001) comes before any position is drawn:
 * the publisher of the feed's mark waits for it. Nothing is drawn before the head is ours, so nothing is
 * burnt. A head is only taken for a command id that has no receipt. A call that did not get it looks for the receipt (of a
 * twin, perhaps, that was stored while it waited) before anything else: this needs READ COMMITTED.
 * The lock is an assignment and the receipt a part of the update because a statement of its own costs a tenth each.
 */
export const APPEND = `
create function append_commit(
  p_game_id uuid, p_command_id text, p_expected integer, p_version integer, p_previous_hash text, p_hash text,
  p_actor text, p_at bigint, p_ruleset text, p_rules_version text, p_status text, p_command json, p_events json,
  p_settled text[], p_obligations json, out outcome text, out version integer
) language plpgsql as $$
declare
  head record;
  settled text;
  locked text;
begin
  locked := pg_advisory_xact_lock_shared(1001, 0);
  if p_expected = 0 then
    insert into streams (game_id, version, last_hash, status, ruleset, rules_version)
      values (p_game_id, p_version, p_hash, p_status, p_ruleset, p_rules_version)
      on conflict do nothing;
  else
    update streams s set version = p_version, last_hash = p_hash, status = p_status,
        ruleset = p_ruleset, rules_version = p_rules_version
      where s.game_id = p_game_id and s.version = p_expected
        and s.last_hash = p_previous_hash and s.status <> 'closed'
        and not exists (select from commits c where c.game_id = p_game_id and c.command_id = p_command_id);
  end if;

  if not found then
    select c.last_version into append_commit.version
      from commits c where c.game_id = p_game_id and c.command_id = p_command_id;
    if found then outcome := 'replayed'; return; end if;
    select s.version, s.status into head from streams s where s.game_id = p_game_id;
    version := coalesce(head.version, 0);
    if head.status = 'closed' then outcome := 'closed';
    elsif version <> p_expected then outcome := 'conflict';
    else raise exception 'the previous hash is not the hash of the stream' using errcode = 'CH001';
    end if;
    return;
  end if;

  insert into commits (game_id, at, first_version, last_version, command_id, actor, hash, command, events)
    values (p_game_id, p_at, p_expected + 1, p_version, p_command_id, p_actor, p_hash, p_command, p_events);
  if p_settled is not null then
    -- One by one: for a whole list the planner would look at every obligation of the game.
    foreach settled in array p_settled loop
      update obligations o set met_at = clock_timestamp()
        where o.game_id = p_game_id and o.key = settled and o.met_at is null;
    end loop;
  end if;
  if p_obligations is not null then
    insert into obligations (game_id, key, kind, due_at, payload)
      select p_game_id, o.key, o.kind, o.due_at, o.payload::json
        from json_to_recordset(p_obligations) as o(key text, kind text, due_at bigint, payload text)
      on conflict do nothing;
  end if;
  outcome := 'ok';
  version := p_version;
end $$;

revoke execute on function append_commit from public;
grant execute on function append_commit to chronicler_app;
`;

const DROP = `
drop function append_commit;
drop view events;
drop table streams, commits, obligations, snapshots;
drop function refuse_change;
drop sequence feed_position;
`;
