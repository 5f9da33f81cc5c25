import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APPEND } from './0001-event-store.js';

/**
 * The head of a stream has its kind and its subject; `rules_version` is the version of that subject.
 *
 * Until now a campaign was known by a prefix of its `ruleset`. Processes of the version before go on working meanwhile:
 * the function that they append with hands over to the new one, which also writes the column that they read, `ruleset`. A later
 * migration drops both.
 */
export class StreamsOfAnyKind implements MigrationInterface {
  readonly name = 'StreamsOfAnyKind0000000000004';

  async up(db: QueryRunner): Promise<void> {
    for (const sql of [COLUMNS, APPEND_OF_ANY_KIND, APPEND_OF_BEFORE]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DROP);
    await db.query(APPEND);
  }
}

/** The rows of the version before, in the form of this one. */
const kindOf = (ruleset: string): string => `case when ${ruleset} like 'campaign:%' then 'campaign' else 'game' end`;
const subjectOf = (ruleset: string): string => `regexp_replace(${ruleset}, '^campaign:', '')`;

const COLUMNS = `
alter table streams add column kind text, add column subject text;
update streams set kind = ${kindOf('ruleset')}, subject = ${subjectOf('ruleset')};
alter table streams alter column kind set not null, alter column subject set not null;
comment on column streams.kind is 'What kind of stream it is: game, campaign.';
comment on column streams.subject is 'What it is about, in the words of its kind: the name of a ruleset.';
comment on column streams.rules_version is 'Version of the subject.';
comment on column streams.ruleset is 'For processes of the version before; say kind and subject instead.';
`;

/** As in 0001, where it is explained, with kind and subject. */
const APPEND_OF_ANY_KIND = `
create function append_commit(
  p_game_id uuid, p_command_id text, p_expected integer, p_version integer, p_previous_hash text, p_hash text,
  p_actor text, p_at bigint, p_kind text, p_subject text, p_subject_version text, p_status text, p_command json,
  p_events json, p_settled text[], p_obligations json, out outcome text, out version integer
) language plpgsql as $$
declare
  head record;
  settled text;
  locked text;
begin
  locked := pg_advisory_xact_lock_shared(1001, 0);
  if p_expected = 0 then
    insert into streams (game_id, version, last_hash, status, kind, subject, rules_version, ruleset)
      values (p_game_id, p_version, p_hash, p_status, p_kind, p_subject, p_subject_version,
        case when p_kind = 'game' then p_subject else p_kind || ':' || p_subject end)
      on conflict do nothing;
  else
    update streams s set version = p_version, last_hash = p_hash, status = p_status,
        kind = p_kind, subject = p_subject, rules_version = p_subject_version,
        ruleset = case when p_kind = 'game' then p_subject else p_kind || ':' || p_subject end
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
    -- One by one: for a whole list the planner would look at every obligation of the stream.
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

revoke execute on function append_commit(
  uuid, text, integer, integer, text, text, text, bigint, text, text, text, text, json, json, text[], json) from public;
grant execute on function append_commit(
  uuid, text, integer, integer, text, text, text, bigint, text, text, text, text, json, json, text[], json) to chronicler_app;
`;

/** The function of the version before: the same, with a kind that it says as a prefix. */
const APPEND_OF_BEFORE = `
create or replace function append_commit(
  p_game_id uuid, p_command_id text, p_expected integer, p_version integer, p_previous_hash text, p_hash text,
  p_actor text, p_at bigint, p_ruleset text, p_rules_version text, p_status text, p_command json, p_events json,
  p_settled text[], p_obligations json, out outcome text, out version integer
) language plpgsql as $$
begin
  select a.outcome, a.version into outcome, version
    from append_commit(p_game_id, p_command_id, p_expected, p_version, p_previous_hash, p_hash, p_actor, p_at,
      ${kindOf('p_ruleset')}, ${subjectOf('p_ruleset')}, p_rules_version, p_status, p_command, p_events, p_settled,
      p_obligations) a;
end $$;
`;

const DROP = `
drop function append_commit(
  uuid, text, integer, integer, text, text, text, bigint, text, text, text, text, json, json, text[], json);
drop function append_commit(
  uuid, text, integer, integer, text, text, text, bigint, text, text, text, json, json, text[], json);
alter table streams drop column kind, drop column subject;
`;
