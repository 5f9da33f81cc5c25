import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The webhooks of leagues, and their deliveries, past and waiting. */
export class Webhooks implements MigrationInterface {
  readonly name = 'Webhooks0000000000036';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table webhook_deliveries; drop table webhook_secrets; drop table webhook_endpoints;');
  }
}

const TABLES = `
create table webhook_endpoints (
  endpoint_id uuid primary key,
  league_id uuid not null,
  address text not null,
  types text[],
  enabled boolean not null,
  disabled_because text check (disabled_because in ('gone', 'failing')),
  written_to integer not null check (written_to >= 0),
  next_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (not enabled or disabled_because is null),
  check (enabled or next_at is null)
);
create index webhook_endpoints_of_league on webhook_endpoints (league_id, created_at);
create index webhook_endpoints_due on webhook_endpoints (next_at) where next_at is not null;
comment on column webhook_endpoints.types is 'Which messages are sent; null for all.';
comment on column webhook_endpoints.written_to is 'The version of the league up to which deliveries are written down.';
comment on column webhook_endpoints.next_at is 'When the first delivery that waits is tried; while it is being tried, when that counts as lost. Null: none waits.';

create table webhook_secrets (
  secret_id bigint generated always as identity primary key,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  sealed bytea not null,
  key_id text not null,
  good_until timestamptz
);
create index webhook_secrets_of_endpoint on webhook_secrets (endpoint_id, secret_id);
comment on column webhook_secrets.good_until is 'Null for the newest.';

create table webhook_deliveries (
  place bigint generated always as identity primary key,
  delivery_id uuid not null unique,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  version integer not null check (version >= 0),
  type text not null,
  state text not null check (state in ('waiting', 'delivered', 'givenUp', 'dropped')),
  failures integer not null check (failures >= 0),
  attempts jsonb not null,
  created_at timestamptz not null
);
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, place);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, place) where state = 'waiting';
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
comment on column webhook_deliveries.version is 'Of the event; 0 for a message that was sent to try the address out.';
comment on column webhook_deliveries.attempts is 'The last of them, oldest first.';
`;
