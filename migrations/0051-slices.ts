import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The slice of each stream, by a hash of its id; and which slices this database holds, where a server has several.
 *
 * A trigger, and not the function that appends, writes the slice and refuses a stream that belongs elsewhere: so do processes of the
 * version before, and one statement for an append stays one. A database without a record of itself stands alone and takes every stream.
 */
export class Slices implements MigrationInterface {
  readonly name = 'Slices0000000000051';

  async up(db: QueryRunner): Promise<void> {
    for (const sql of [FUNCTION, COLUMN, IDENTITY, GUARD]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(DOWN);
  }
}

const FUNCTION = `
create function slice_of(p_stream uuid) returns smallint language sql immutable strict parallel safe as $$
  select ((get_byte(digest, 0) << 2) | (get_byte(digest, 1) >> 6))::smallint
    from sha256(convert_to(p_stream::text, 'UTF8')) as digest
$$;
comment on function slice_of(uuid) is 'The first ten bits of SHA-256 over the id of a stream as text.';
`;

const COLUMN = `
alter table streams add column slice smallint;
update streams set slice = slice_of(game_id);
alter table streams alter column slice set not null;
create index streams_slice on streams (slice);
comment on column streams.slice is 'From 0 to 1023: which database the stream is placed on follows from it.';
`;

const IDENTITY = `
create table node_identity (
  single boolean primary key default true check (single),
  cluster uuid not null,
  name text collate "C" not null,
  slices int4multirange not null
);
comment on table node_identity is 'Which database of a server this is, and the slices of its streams; empty where it stands alone.';
comment on column node_identity.cluster is 'The same in all databases of a server, and in no other.';
`;

const GUARD = `
create function place_stream() returns trigger language plpgsql as $$
begin
  new.slice := slice_of(new.game_id);
  if exists (select from node_identity n where not n.slices @> new.slice::integer) then
    raise exception 'stream % is in slice %, which is not of this database', new.game_id, new.slice using errcode = 'CH003';
  end if;
  return new;
end $$;
create trigger streams_are_placed before insert on streams for each row execute function place_stream();
`;

const DOWN = `
drop trigger streams_are_placed on streams;
drop function place_stream;
drop table node_identity;
alter table streams drop column slice;
drop function slice_of(uuid);
`;
