import type { LoggedNotification, Channel, ChannelDisabledBecause, Notification } from '../notification.js';
import type { NotificationSettings } from '../settings/settings.js';

/** A channel that may be written to, and the wishes of its account. */
export interface Listener {
  readonly channel: Channel;
  readonly settings: NotificationSettings;
}

/** A channel whose due notifications one process has in hand. */
export interface Taken extends Listener {
  /** At least one, the first due first. */
  readonly notifications: readonly Notification[];
  /** Messages of the present hour, and when that began (milliseconds since 1970). */
  readonly window: { readonly from: number; readonly sent: number };
}

/** What becomes of one notification that was in hand. */
export type Verdict = Pick<Notification, 'id' | 'state' | 'failures' | 'reason' | 'status' | 'dueAt'>;

/** What becomes of a channel that was in hand. */
export interface Recorded {
  readonly at: number;
  readonly verdicts: readonly Verdict[];
  /** True: a message went out, which counts for the limits. */
  readonly isSent: boolean;
  /** Why the channel is disabled; its waiting notifications are dropped. */
  readonly disable?: ChannelDisabledBecause | undefined;
}

/** The changes of a channel by its owner or by the holder of a link. Disabling it drops what waits. */
export interface ChannelChange {
  readonly isConfirmed?: true;
  readonly isEnabled?: boolean;
  readonly disabledBecause?: ChannelDisabledBecause | null;
}

/** How many channels have something that waits. */
export interface WaitingChannels {
  readonly due: number;
  readonly later: number;
}

/** Whether a channel was kept. */
export type Added = 'added' | 'known' | 'tooMany';

/** For how long messages to one channel are counted together, in milliseconds: an hour. */
export const WINDOW = 3_600_000;

/** Where notifications, their settings and their channels are kept. Times are milliseconds since 1970. */
export interface NotificationStore {
  /** The settings of an account; the standard ones where it has changed none. */
  settings(accountId: string): Promise<NotificationSettings>;
  keepSettings(accountId: string, settings: NotificationSettings, at: number): Promise<void>;
  /** The channels of an account, oldest first. */
  channels(accountId: string): Promise<readonly Channel[]>;
  /** One channel; `undefined` when there is none. */
  channel(id: string): Promise<Channel | undefined>;
  /** Keeps a channel, unless its account has the address already, or `most`. */
  add(channel: Channel, most: number): Promise<Added>;
  /** Changes a channel. Gives it as it is now; `undefined` when there is none. */
  change(id: string, change: ChannelChange, at: number): Promise<Channel | undefined>;
  /** Deletes a channel with all that was sent on it. False when the account has none of this id. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** How many channels of an address, of any account, were made since. */
  madeSince(fingerprint: string, since: number): Promise<number>;
  /** The confirmed and enabled channels of these accounts. */
  listeners(accountIds: readonly string[]): Promise<readonly Listener[]>;
  /** Writes notifications down: each occurrence once for a channel. */
  write(notifications: readonly Notification[]): Promise<void>;
  /** Channels with a due notification that no process has in hand, the longest overdue first. */
  due(at: number, limit: number): Promise<readonly string[]>;
  /** How many channels have a notification that is due by now, or later. */
  backlog(at: number): Promise<WaitingChannels>;
  /** Takes the due notifications of a channel: until `until` no other process gets them. */
  take(channelId: string, at: number, until: number): Promise<Taken | undefined>;
  /** Writes down what became of notifications in hand, and lets the channel go. */
  record(channelId: string, recorded: Recorded): Promise<void>;
  /** How many messages went out on channels of mail in the hours that began since. */
  mailsSince(since: number): Promise<number>;
  /** The last notifications of an account, newest first. */
  log(accountId: string, limit: number): Promise<readonly LoggedNotification[]>;
  /** Deletes what ended before. */
  forget(before: number): Promise<void>;
}
