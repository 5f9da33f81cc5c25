import { inTransaction } from '#event-store';
import type { SeedCipher } from '#infrastructure';
import { isUuid } from '#records';
import type { ClientBase, Pool } from 'pg';
import type { ChannelKind } from '../kinds.js';
import type { Channel, ChannelDisabledBecause, LoggedNotification, Notification } from '../notification.js';
import { standardSettings, type NotificationSettings } from '../settings/settings.js';
import { channelIn, notificationIn, type ChannelRow, type NotificationRow } from './notification-rows.js';
import {
  WINDOW,
  type Added,
  type ChannelChange,
  type Listener,
  type NotificationStore,
  type Recorded,
  type Taken,
  type WaitingChannels,
} from './notification-store.js';

/** How many notifications one message tells of at most. */
const MOST_TOGETHER = 100;

/** Channels that may be taken at `$1`, with what is due on them. */
const DUE = `from notifications n join notification_channels c using (channel_id)
  where n.state = 'WAITING' and c.enabled`;

/** Notifications in PostgreSQL; the addresses of channels are encrypted, as seeds are, before they leave the process. */
export class PostgresNotificationStore implements NotificationStore {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  async settings(accountId: string): Promise<NotificationSettings> {
    const text = 'select settings from notification_settings where account_id = $1';
    const { rows } = await this.pool.query<{ settings: NotificationSettings }>(text, [accountId]);
    return { ...standardSettings, ...rows[0]?.settings };
  }

  async keepSettings(accountId: string, settings: NotificationSettings, at: number): Promise<void> {
    await this.pool.query(
      `insert into notification_settings (account_id, settings, changed_at) values ($1, $2, $3)
        on conflict (account_id) do update set settings = excluded.settings, changed_at = excluded.changed_at`,
      [accountId, JSON.stringify(settings), new Date(at)],
    );
  }

  async channels(accountId: string): Promise<readonly Channel[]> {
    const text = 'select * from notification_channels where account_id = $1 order by created_at, channel_id';
    return (await this.pool.query<ChannelRow>(text, [accountId])).rows.map(this.channelIn);
  }

  async channel(id: string): Promise<Channel | undefined> {
    const text = 'select * from notification_channels where channel_id = $1';
    const { rows } = await this.pool.query<ChannelRow>(text, [id]);
    return rows[0] && this.channelIn(rows[0]);
  }

  add(channel: Channel, most: number): Promise<Added> {
    const { id, accountId, destination, fingerprint, isConfirmed, isEnabled, createdAt } = channel;
    return inTransaction(this.pool, async (db) => {
      // One at a time for each account, so that the count holds.
      await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `notification channels of ${accountId}`,
      ]);
      const { rows } = await db.query<{ fingerprint: string }>(
        'select fingerprint from notification_channels where account_id = $1',
        [accountId],
      );
      if (rows.some((row) => row.fingerprint === fingerprint)) return 'known';
      if (rows.length >= most) return 'tooMany';
      const sealed = this.cipher.seal(id, Buffer.from(JSON.stringify(destination), 'utf8'));
      await db.query(
        `insert into notification_channels (channel_id, account_id, kind, fingerprint, sealed, key_id, confirmed, enabled, created_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          id,
          accountId,
          destination.kind,
          fingerprint,
          sealed,
          this.cipher.keyId,
          isConfirmed,
          isEnabled,
          new Date(createdAt),
        ],
      );
      return 'added';
    });
  }

  change(
    id: string,
    { isConfirmed, isEnabled, disabledBecause }: ChannelChange,
    at: number,
  ): Promise<Channel | undefined> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<ChannelRow>(
        `update notification_channels set confirmed = confirmed or coalesce($2, false), enabled = coalesce($3, enabled),
          disabled_because = case when $3 is null then disabled_because else $4 end where channel_id = $1 returning *`,
        [id, isConfirmed ?? null, isEnabled ?? null, disabledBecause ?? null],
      );
      if (isEnabled === false) await dropWaiting(db, id, at);
      return rows[0] && this.channelIn(rows[0]);
    });
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const text = 'delete from notification_channels where account_id = $1 and channel_id = $2';
    return (await this.pool.query(text, [accountId, id])).rowCount === 1;
  }

  async madeSince(fingerprint: string, since: number): Promise<number> {
    const text =
      'select count(*)::integer as made from notification_channels where fingerprint = $1 and created_at > $2';
    const { rows } = await this.pool.query<{ made: number }>(text, [fingerprint, new Date(since)]);
    return rows[0]?.made ?? 0;
  }

  async listeners(accountIds: readonly string[]): Promise<readonly Listener[]> {
    const known = accountIds.filter(isUuid);
    if (known.length === 0) return [];
    const { rows } = await this.pool.query<ListenerRow>({
      name: 'notification-listeners',
      text: `select c.*, s.settings from notification_channels c left join notification_settings s using (account_id)
        where c.account_id = any ($1::uuid[]) and c.enabled and c.confirmed`,
      values: [known],
    });
    return rows.map((row) => this.listenerIn(row));
  }

  async write(notifications: readonly Notification[]): Promise<void> {
    if (notifications.length === 0) return;
    await this.pool.query(
      `insert into notifications
          (notification_id, channel_id, kind, stream_id, occurrence, state, failures, due_at, created_at)
        select id, "channelId", kind, "streamId", occurrence, state, failures, to_timestamp("dueAt" / 1000.0), to_timestamp("createdAt" / 1000.0)
          from rows from (json_to_recordset($1) as (id uuid, "channelId" uuid, kind text, "streamId" uuid, occurrence text, state text,
            failures integer, "dueAt" float8, "createdAt" float8)) with ordinality
          where exists (select from notification_channels where channel_id = "channelId") order by ordinality
        on conflict do nothing`,
      [JSON.stringify(notifications)],
    );
  }

  async due(at: number, limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ channel_id: string }>({
      name: 'notification-channels-due',
      text: `select n.channel_id ${DUE} and n.due_at <= $1 and (c.held_until is null or c.held_until <= $1)
        group by n.channel_id order by min(n.due_at) limit $2`,
      values: [new Date(at), limit],
    });
    return rows.map(({ channel_id }) => channel_id);
  }

  async backlog(at: number): Promise<WaitingChannels> {
    const { rows } = await this.pool.query<WaitingChannels>({
      name: 'notification-backlog',
      text: `select count(*) filter (where first <= $1)::integer as due, count(*) filter (where first > $1)::integer as later
        from (select min(n.due_at) as first ${DUE} group by n.channel_id) as waiting`,
      values: [new Date(at)],
    });
    return rows[0] ?? { due: 0, later: 0 };
  }

  take(channelId: string, at: number, until: number): Promise<Taken | undefined> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<ListenerRow>(
        `update notification_channels c set held_until = $3 where channel_id = $1 and enabled and (held_until is null or held_until <= $2)
          returning c.*, (select settings from notification_settings s where s.account_id = c.account_id) as settings`,
        [channelId, new Date(at), new Date(until)],
      );
      const [row] = rows;
      if (!row) return undefined;
      const due = await db.query<NotificationRow>(
        `select * from notifications where channel_id = $1 and state = 'WAITING' and due_at <= $2 order by due_at, place limit $3`,
        [channelId, new Date(at), MOST_TOGETHER],
      );
      if (due.rows.length === 0) {
        await db.query('update notification_channels set held_until = null where channel_id = $1', [channelId]);
        return undefined;
      }
      const window = { from: row.window_from?.getTime() ?? 0, sent: row.window_sent };
      return { ...this.listenerIn(row), notifications: due.rows.map(notificationIn), window };
    });
  }

  record(channelId: string, { at, verdicts, isSent, disable }: Recorded): Promise<void> {
    return inTransaction(this.pool, async (db) => {
      await db.query(
        `update notification_channels set held_until = null,
          window_sent = case when not $2 then window_sent when window_from > $4 then window_sent + 1 else 1 end,
          window_from = case when not $2 or window_from > $4 then window_from else $3 end
          where channel_id = $1`,
        [channelId, isSent, new Date(at), new Date(at - WINDOW)],
      );
      await db.query(
        `update notifications n set state = v.state, failures = v.failures, reason = v.reason, status = v.status,
            due_at = to_timestamp(v."dueAt" / 1000.0), ended_at = case when v.state = 'WAITING' then null else $2::timestamptz end
          from json_to_recordset($1) as v (id uuid, state text, failures integer, reason text, status integer, "dueAt" float8)
          where n.notification_id = v.id and n.state = 'WAITING'`,
        [JSON.stringify(verdicts), new Date(at)],
      );
      if (disable) await disableIt(db, channelId, disable, at);
    });
  }

  async mailsSince(since: number): Promise<number> {
    const { rows } = await this.pool.query<{ sent: number }>({
      name: 'notification-mails',
      text: `select coalesce(sum(window_sent), 0)::integer as sent from notification_channels where kind = 'EMAIL' and window_from > $1`,
      values: [new Date(since)],
    });
    return rows[0]?.sent ?? 0;
  }

  async log(accountId: string, limit: number): Promise<readonly LoggedNotification[]> {
    const { rows } = await this.pool.query<NotificationRow & { readonly channel: ChannelKind }>(
      `select n.*, c.kind as channel from notifications n join notification_channels c using (channel_id)
        where c.account_id = $1 order by n.place desc limit $2`,
      [accountId, limit],
    );
    return rows.map((row) => ({ ...notificationIn(row), channel: row.channel }));
  }

  async forget(before: number): Promise<void> {
    await this.pool.query(`delete from notifications where created_at < $1 and state <> 'WAITING'`, [new Date(before)]);
  }

  private readonly channelIn = (row: ChannelRow): Channel =>
    channelIn(row, (id, sealed) => this.cipher.open(id, sealed));

  private listenerIn(row: ListenerRow): Listener {
    return { channel: this.channelIn(row), settings: { ...standardSettings, ...row.settings } };
  }
}

interface ListenerRow extends ChannelRow {
  readonly settings: NotificationSettings | null;
}

async function disableIt(db: ClientBase, id: string, because: ChannelDisabledBecause, at: number): Promise<void> {
  const text = 'update notification_channels set enabled = false, disabled_because = $2 where channel_id = $1';
  await db.query(text, [id, because]);
  await dropWaiting(db, id, at);
}

const dropWaiting = (db: ClientBase, id: string, at: number): Promise<unknown> =>
  db.query(
    `update notifications set state = 'DROPPED', reason = 'disabled', ended_at = $2 where channel_id = $1 and state = 'WAITING'`,
    [id, new Date(at)],
  );
