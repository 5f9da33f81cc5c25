import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of games that are over grows by one function, which takes the hashes from the streams and makes the tree itself: nothing else
 * is put into it, and no node is in the way of the next game.
 *
 * A worker of the version before cannot add to the log any more: it parks the games that end meanwhile in its list, and the next worker of
 * this version that starts adds them.
 */
export class LogByFunction implements MigrationInterface {
  readonly name = 'LogByFunction0000000000038';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LOG_ENDED_GAMES);
    await db.query('revoke insert on log_nodes from chronicler_app;');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('grant insert on log_nodes to chronicler_app;');
    await db.query('drop function log_ended_games(uuid[]);');
  }
}

/** The lock is that of the version before: one at a time adds to the log. Leaves and nodes are those of RFC 6962. */
const LOG_ENDED_GAMES = `
create function log_ended_games(p_games uuid[]) returns table (game_id uuid, entry bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended record;
  node bytea;
  beside bytea;
  height smallint;
  place bigint;
begin
  perform pg_advisory_xact_lock(x'6c6f67'::integer);
  for ended in
    select asked.id, s.last_hash from unnest(p_games) with ordinality as asked (id, place)
      left join streams s on s.game_id = asked.id and s.kind = 'game' and s.status = 'closed' order by asked.place
  loop
    if ended.last_hash is null then
      raise exception 'game % is not over', ended.id using errcode = 'check_violation';
    end if;
    node := sha256('\\x00'::bytea || convert_to(ended.id || ' ' || ended.last_hash || E'\\n', 'UTF8'));
    select n.index into place from log_nodes n where n.level = 0 and n.hash = node;
    game_id := ended.id;
    if found then
      entry := place;
      return next;
      continue;
    end if;
    select coalesce(max(n.index) + 1, 0) into place from log_nodes n where n.level = 0;
    entry := place;
    height := 0;
    insert into log_nodes (level, index, hash) values (height, place, node);
    while place % 2 = 1 loop
      select n.hash into beside from log_nodes n where n.level = height and n.index = place - 1;
      if not found then
        raise exception 'The log has no node %/%: nothing can be added to it. See chronicler repair-log.', height, place - 1
          using errcode = 'data_corrupted';
      end if;
      node := sha256('\\x01'::bytea || beside || node);
      height := height + 1;
      place := place / 2;
      insert into log_nodes (level, index, hash) values (height, place, node);
    end loop;
    return next;
  end loop;
end $$;
revoke execute on function log_ended_games(uuid[]) from public;
comment on function log_ended_games(uuid[]) is 'Adds games that are over to the log, each once. Answers with the number of the entry of each.';
`;
