import type { Channel, LoggedNotification, Notification } from '../notification.js';
import { standardSettings, type NotificationSettings } from '../settings/settings.js';
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

interface KeptChannel {
  channel: Channel;
  heldUntil: number;
  window: { from: number; sent: number };
}

/** Notifications in memory, for tests and for servers without a database. */
export class MemoryNotificationStore implements NotificationStore {
  private readonly wishes = new Map<string, NotificationSettings>();
  private readonly kept = new Map<string, KeptChannel>();
  private notifications: Notification[] = [];

  settings(accountId: string): Promise<NotificationSettings> {
    return Promise.resolve(this.wishes.get(accountId) ?? standardSettings);
  }

  keepSettings(accountId: string, settings: NotificationSettings): Promise<void> {
    this.wishes.set(accountId, settings);
    return Promise.resolve();
  }

  channels(accountId: string): Promise<readonly Channel[]> {
    const own = [...this.kept.values()].filter(({ channel }) => channel.accountId === accountId);
    return Promise.resolve(own.map(({ channel }) => channel));
  }

  channel(id: string): Promise<Channel | undefined> {
    return Promise.resolve(this.kept.get(id)?.channel);
  }

  async add(channel: Channel, most: number): Promise<Added> {
    const own = await this.channels(channel.accountId);
    if (own.some(({ fingerprint }) => fingerprint === channel.fingerprint)) return 'known';
    if (own.length >= most) return 'tooMany';
    this.kept.set(channel.id, { channel, heldUntil: 0, window: { from: 0, sent: 0 } });
    return 'added';
  }

  change(id: string, change: ChannelChange, at: number): Promise<Channel | undefined> {
    const kept = this.kept.get(id);
    if (!kept) return Promise.resolve(undefined);
    const { isConfirmed = kept.channel.isConfirmed, isEnabled = kept.channel.isEnabled } = change;
    const disabledBecause =
      change.isEnabled === undefined ? kept.channel.disabledBecause : (change.disabledBecause ?? null);
    kept.channel = { ...kept.channel, isConfirmed, isEnabled, disabledBecause };
    if (change.isEnabled === false) this.dropWaiting(id, at);
    return Promise.resolve(kept.channel);
  }

  remove(accountId: string, id: string): Promise<boolean> {
    if (this.kept.get(id)?.channel.accountId !== accountId) return Promise.resolve(false);
    this.notifications = this.notifications.filter(({ channelId }) => channelId !== id);
    return Promise.resolve(this.kept.delete(id));
  }

  madeSince(fingerprint: string, since: number): Promise<number> {
    const made = [...this.kept.values()].filter(
      ({ channel }) => channel.fingerprint === fingerprint && channel.createdAt > since,
    );
    return Promise.resolve(made.length);
  }

  listeners(accountIds: readonly string[]): Promise<readonly Listener[]> {
    const channels = [...this.kept.values()].map(({ channel }) => channel);
    const heard = channels.filter(
      ({ accountId, isConfirmed, isEnabled }) => accountIds.includes(accountId) && isConfirmed && isEnabled,
    );
    return Promise.resolve(heard.map((channel) => this.listenerOf(channel)));
  }

  write(notifications: readonly Notification[]): Promise<void> {
    for (const each of notifications) {
      const isSame = (other: Notification): boolean =>
        other.channelId === each.channelId &&
        other.kind === each.kind &&
        other.streamId === each.streamId &&
        other.occurrence === each.occurrence;
      if (this.kept.has(each.channelId) && !this.notifications.some(isSame)) this.notifications.push(each);
    }
    return Promise.resolve();
  }

  due(at: number, limit: number): Promise<readonly string[]> {
    const due = this.waiting().filter(
      ({ dueAt, channelId }) => dueAt <= at && (this.kept.get(channelId)?.heldUntil ?? 0) <= at,
    );
    return Promise.resolve([...new Set(due.map(({ channelId }) => channelId))].slice(0, limit));
  }

  backlog(at: number): Promise<WaitingChannels> {
    const first = new Map<string, number>();
    for (const { channelId, dueAt } of this.waiting().toReversed()) first.set(channelId, dueAt);
    const due = [...first.values()].filter((dueAt) => dueAt <= at).length;
    return Promise.resolve({ due, later: first.size - due });
  }

  take(channelId: string, at: number, until: number): Promise<Taken | undefined> {
    const kept = this.kept.get(channelId);
    const notifications = this.waiting().filter((each) => each.channelId === channelId && each.dueAt <= at);
    if (!kept?.channel.isEnabled || kept.heldUntil > at || notifications.length === 0)
      return Promise.resolve(undefined);
    kept.heldUntil = until;
    return Promise.resolve({ ...this.listenerOf(kept.channel), notifications, window: { ...kept.window } });
  }

  record(channelId: string, { at, verdicts, isSent, disable }: Recorded): Promise<void> {
    const kept = this.kept.get(channelId);
    if (!kept) return Promise.resolve();
    kept.heldUntil = 0;
    if (isSent) {
      const isOpen = kept.window.from > at - WINDOW;
      kept.window = isOpen ? { ...kept.window, sent: kept.window.sent + 1 } : { from: at, sent: 1 };
    }
    const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
    this.replace(({ id }) => byId.get(id), at);
    if (disable) {
      kept.channel = { ...kept.channel, isEnabled: false, disabledBecause: disable };
      this.dropWaiting(channelId, at);
    }
    return Promise.resolve();
  }

  mailsSince(since: number): Promise<number> {
    const mail = [...this.kept.values()].filter(
      ({ channel, window }) => channel.destination.kind === 'EMAIL' && window.from > since,
    );
    return Promise.resolve(mail.reduce((sum, { window }) => sum + window.sent, 0));
  }

  log(accountId: string, limit: number): Promise<readonly LoggedNotification[]> {
    const logged = this.notifications.toReversed().flatMap((each) => {
      const channel = this.kept.get(each.channelId)?.channel;
      return channel?.accountId === accountId ? [{ ...each, channel: channel.destination.kind }] : [];
    });
    return Promise.resolve(logged.slice(0, limit));
  }

  forget(before: number): Promise<void> {
    this.notifications = this.notifications.filter(
      ({ createdAt, state }) => state === 'WAITING' || createdAt >= before,
    );
    return Promise.resolve();
  }

  /** What waits on enabled channels, the first due first. */
  private waiting(): Notification[] {
    return this.notifications
      .filter(({ state, channelId }) => state === 'WAITING' && this.kept.get(channelId)?.channel.isEnabled)
      .sort((one, other) => one.dueAt - other.dueAt);
  }

  private listenerOf(channel: Channel): Listener {
    return { channel, settings: this.wishes.get(channel.accountId) ?? standardSettings };
  }

  private dropWaiting(id: string, at: number): void {
    this.replace(({ channelId }) => (channelId === id ? { state: 'DROPPED', reason: 'disabled' } : undefined), at);
  }

  private replace(changeOf: (notification: Notification) => Partial<Notification> | undefined, at: number): void {
    this.notifications = this.notifications.map((each) => {
      const change = each.state === 'WAITING' ? changeOf(each) : undefined;
      return change ? { ...each, ...change, endedAt: change.state === 'WAITING' ? null : at } : each;
    });
  }
}
