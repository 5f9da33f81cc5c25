import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications of accounts: their settings, the channels, and what is sent. The rights of the application stand in `rights.ts`. */
export class Notifications implements MigrationInterface {
  readonly name = 'Notifications0000000000048';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop table notifications; drop table notification_channels; drop table notification_settings; drop table server_keys;',
    );
  }
}

const TABLES = `
create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  settings jsonb not null,
  changed_at timestamptz not null
);

create table notification_channels (
  channel_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('EMAIL', 'PUSH', 'WEBHOOK')),
  fingerprint text collate "C" not null,
  sealed bytea not null,
  key_id text not null,
  confirmed boolean not null,
  enabled boolean not null,
  disabled_because text check (disabled_because in ('GONE', 'FAILING', 'UNSUBSCRIBED')),
  held_until timestamptz,
  window_from timestamptz,
  window_sent integer not null default 0 check (window_sent >= 0),
  created_at timestamptz not null,
  unique (account_id, fingerprint),
  check (not enabled or disabled_because is null)
);
create index notification_channels_of_address on notification_channels (fingerprint, created_at);
create index notification_channels_sending on notification_channels (window_from) where kind = 'EMAIL';
comment on column notification_channels.fingerprint is 'HMAC of the address, which is stored encrypted alone.';
comment on column notification_channels.sealed is 'Where messages go, with keys and secrets: JSON, encrypted as seeds are.';
comment on column notification_channels.held_until is 'While a message is being sent: when that counts as lost.';
comment on column notification_channels.window_from is 'When the present hour of the limit began, with the messages since in window_sent.';

create table notifications (
  place bigint generated always as identity primary key,
  notification_id uuid not null unique,
  channel_id uuid not null references notification_channels on delete cascade,
  kind text not null,
  stream_id uuid,
  occurrence text not null,
  state text not null check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP', 'DROPPED')),
  failures integer not null check (failures >= 0),
  reason text,
  status integer,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique nulls not distinct (channel_id, kind, stream_id, occurrence)
);
create index notifications_waiting on notifications (channel_id, due_at) where state = 'WAITING';
create index notifications_of_channel on notifications (channel_id, place);
create index notifications_by_age on notifications (created_at);
comment on column notifications.occurrence is 'Which one of its kind in the stream: the id of the step, the pairing.';
comment on column notifications.reason is 'Why the last attempt failed, or why nothing is sent.';

create table server_keys (
  name text collate "C" primary key,
  sealed bytea not null,
  key_id text not null
);
comment on table server_keys is 'Keys that the server made for itself, encrypted as seeds are.';
`;
