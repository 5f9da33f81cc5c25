import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An obligation that a commit of its stream meets is deleted, and no longer marked: the commit says all of it, and a game of bots owed
 * a row for each of its moves for ever. One that another stream meets stays, marked as met: its stream owes it still.
 *
 * Processes of the version before append through the same function.
 */
export class MetObligationsGo implements MigrationInterface {
  readonly name = 'MetObligationsGo0000000000053';

  async up(db: QueryRunner): Promise<void> {
    await db.query(append(DELETE));
    await db.query(MET_ALREADY);
  }

  /** What is gone was met: nothing owes it. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(append(MARK));
  }
}

const DELETE = `delete from obligations o where o.game_id = p_game_id and o.key = settled;`;

const MARK = `
      update obligations o set met_at = clock_timestamp()
        where o.game_id = p_game_id and o.key = settled and o.met_at is null;`;

const MET_ALREADY = `
delete from obligations where met_at is not null
  and kind in ('automatic', 'deadline', 'leaver', 'bot', 'emptyTable', 'pause', 'seeds');
`;

const UP_TO_SETTLING = `
create or replace function append_commit(
  p_game_id uuid, p_command_id text, p_expected integer, p_version integer, p_previous_hash text, p_hash text,
  p_actor text, p_at bigint, p_kind text, p_subject text, p_subject_version text, p_status text, p_command json,
  p_events json, p_settled text[], p_obligations json, out outcome text, out version integer
) language plpgsql security definer set search_path = public, pg_temp as $$
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
`;

const AFTER_SETTLING = `    end loop;
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
`;

/** As in 0004, with another end of the obligations that the commit settles. */
const append = (settle: string): string => `${UP_TO_SETTLING}${settle}\n${AFTER_SETTLING}`;
