import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of games that are over takes games whose streams stand in another database of the server: the caller gives their last hashes,
 * which a verification compares with the streams. The hash of a stream that should stand here is still taken from it, and from nothing else.
 *
 * Workers of the version before go on with `log_ended_games(uuid[])`, which knows the streams of this database alone.
 */
export class LogOfNodes implements MigrationInterface {
  readonly name = 'LogOfNodes0000000000052';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LOG_ENDED_GAMES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function log_ended_games(uuid[], text[]);');
  }
}

/** As in 0038, where it is explained; without the join, since hashes of other databases come from the caller. */
const LOG_ENDED_GAMES = `
create function log_ended_games(p_games uuid[], p_hashes text[]) returns table (game_id uuid, entry bigint)
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
    select asked.id, case when n.slices is null or n.slices @> slice_of(asked.id)::integer
        then (select s.last_hash from streams s where s.game_id = asked.id and s.kind = 'game' and s.status = 'closed')
        when asked.hash ~ '^[0-9a-f]{64}$' then asked.hash end as last_hash
      from unnest(p_games, p_hashes) with ordinality as asked (id, hash, place) left join node_identity n on true
      order by asked.place
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
revoke execute on function log_ended_games(uuid[], text[]) from public;
comment on function log_ended_games(uuid[], text[]) is 'Adds games that are over to the log, each once. Answers with the number of the entry of each.';
`;
