import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Streams that take no commit until they are taken up again, and how often an obligation could not be met.
 *
 * The trigger, and not the function that appends, holds them back: every commit is refused, by any writer.
 */
export class HaltedStreams implements MigrationInterface {
  readonly name = 'HaltedStreams0000000000012';

  async up(db: QueryRunner): Promise<void> {
    for (const sql of [TABLE, GUARD]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DROP);
  }
}

const TABLE = `
create table halted_streams (
  game_id uuid primary key,
  since timestamptz not null default clock_timestamp(),
  why text not null
);
comment on table halted_streams is 'Streams that take no commit, and whose obligations wait, until somebody takes them up again.';

alter table obligations add column failures integer not null default 0;
comment on column obligations.failures is 'How often the rules failed to meet it.';
`;

const GUARD = `
create function refuse_halted() returns trigger language plpgsql as $$
begin
  if exists (select from halted_streams h where h.game_id = new.game_id) then
    raise exception 'the stream is halted' using errcode = 'CH002';
  end if;
  return new;
end $$;
create trigger halted_streams_take_no_commit before insert on commits for each row execute function refuse_halted();
`;

const DROP = `
drop trigger halted_streams_take_no_commit on commits;
drop function refuse_halted;
alter table obligations drop column failures;
drop table halted_streams;
`;
