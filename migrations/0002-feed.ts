import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the feed of all streams may be read: the drained mark. */
export class Feed implements MigrationInterface {
  readonly name = 'Feed0000000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(MARK);
    await db.query(ADVANCE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop function advance_feed_mark; drop table feed_mark;');
  }
}

const MARK = `
create table feed_mark (
  single boolean primary key default true check (single),
  position bigint not null
);
comment on table feed_mark is 'No commit up to this position can still appear.';
insert into feed_mark (position) values (0);
grant select, update on feed_mark to chronicler_app;
`;

/**
 * Publishes the highest position and answers with it, or with null when an append stayed open for too long.
 * The position is read by a statement of its own after the lock: its snapshot has to be younger. A mark that a crash
 * forgets is only lower than it could be, so no tick waits for the disk with the lock in hand.
 */
const ADVANCE = `
create function advance_feed_mark(out mark bigint) language plpgsql set lock_timeout = '100ms' as $$
declare
  published bigint;
begin
  select m.position into published from feed_mark m;
  select c.position into mark from commits c order by c.position desc limit 1;
  if coalesce(mark, 0) <= published then mark := published; return; end if;

  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(1001, 0);
  select c.position into mark from commits c order by c.position desc limit 1;
  update feed_mark m set position = mark where m.position < mark;
exception when lock_not_available then
  mark := null;
end $$;

revoke execute on function advance_feed_mark from public;
grant execute on function advance_feed_mark to chronicler_app;
`;
