import type { ChannelKind, NotificationKind } from '../kinds.js';
import type { Channel, ChannelDisabledBecause, Destination, Notification, NotificationState } from '../notification.js';

/** A row of the table of channels. */
export interface ChannelRow {
  readonly channel_id: string;
  readonly account_id: string;
  readonly kind: ChannelKind;
  readonly fingerprint: string;
  readonly sealed: Buffer;
  readonly confirmed: boolean;
  readonly enabled: boolean;
  readonly disabled_because: ChannelDisabledBecause | null;
  readonly window_from: Date | null;
  readonly window_sent: number;
  readonly created_at: Date;
}

/** A row of the table of notifications. */
export interface NotificationRow {
  readonly notification_id: string;
  readonly channel_id: string;
  readonly kind: NotificationKind;
  readonly stream_id: string | null;
  readonly occurrence: string;
  readonly state: NotificationState;
  readonly failures: number;
  readonly reason: string | null;
  readonly status: number | null;
  readonly due_at: Date;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

/** The channel that a row is. `open` decrypts its destination. */
export const channelIn = (row: ChannelRow, open: (id: string, sealed: Buffer) => Buffer): Channel => ({
  id: row.channel_id,
  accountId: row.account_id,
  destination: JSON.parse(open(row.channel_id, row.sealed).toString('utf8')) as Destination,
  fingerprint: row.fingerprint,
  isConfirmed: row.confirmed,
  isEnabled: row.enabled,
  disabledBecause: row.disabled_because,
  createdAt: row.created_at.getTime(),
});

/** The notification that a row is. */
export const notificationIn = (row: NotificationRow): Notification => ({
  id: row.notification_id,
  channelId: row.channel_id,
  kind: row.kind,
  streamId: row.stream_id,
  occurrence: row.occurrence,
  state: row.state,
  failures: row.failures,
  reason: row.reason,
  status: row.status,
  dueAt: row.due_at.getTime(),
  createdAt: row.created_at.getTime(),
  endedAt: row.ended_at?.getTime() ?? null,
});
