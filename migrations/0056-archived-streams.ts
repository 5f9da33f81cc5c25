import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Streams whose commits lie in an archive: a stub says how far each goes, where its end stands in the feed, and what its object says.
 * Only commits of a stream that has a stub can be deleted, and only by the owner.
 *
 * Processes of the version before know no stubs, and find archived streams empty: nothing is archived before all are of this version.
 */
export class ArchivedStreams implements MigrationInterface {
  readonly name = 'ArchivedStreams0000000000056';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(ONLY_ARCHIVED);
  }

  /** Refused while a stream is archived: its commits would be lost from sight. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(DOWN);
  }
}

const TABLE = `
create table archived_streams (
  game_id uuid primary key,
  version integer not null,
  at bigint not null,
  position bigint not null,
  digest text collate "C" not null,
  archived_at timestamptz not null default clock_timestamp()
);
create index archived_streams_position on archived_streams (position);
comment on table archived_streams is 'Streams whose commits lie in the archive, and not in commits.';
comment on column archived_streams.version is 'Version of the last commit.';
comment on column archived_streams.at is 'Time of the last commit, in milliseconds since 1970.';
comment on column archived_streams.position is 'Place of the last commit in the feed: there the feed tells of the whole stream.';
comment on column archived_streams.digest is 'SHA-256 of the object, unpacked, lower-case hex.';
`;

const ONLY_ARCHIVED = `
create function keep_commits() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from archived_streams a where a.game_id = old.game_id) then return old; end if;
  raise exception '% is append only: % is refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
create or replace trigger commits_are_append_only before update or delete on commits
  for each row execute function keep_commits();
`;

const DOWN = `
do $$
begin
  if exists (select from archived_streams) then
    raise exception 'Streams are archived: restore them first (chronicler restore --all).';
  end if;
end $$;
create or replace trigger commits_are_append_only before update or delete on commits
  for each row execute function refuse_change();
drop function keep_commits;
drop table archived_streams;
`;
