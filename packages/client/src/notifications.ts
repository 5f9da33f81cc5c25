import {
  AddMailChannelDocument,
  AddPushChannelDocument,
  AddWebhookChannelDocument,
  ChangeNotificationsDocument,
  EnableNotificationChannelDocument,
  NotificationLogDocument,
  NotificationsDocument,
  RemoveNotificationChannelDocument,
  TestNotificationChannelDocument,
  type AddPushChannelInput,
  type AddWebhookChannelMutation,
  type ChangeNotificationsInput,
  type NotificationChannelFragment,
  type NotificationLogQuery,
  type NotificationSettingsFragment,
  type NotificationsQuery,
} from './generated/operations.js';
import { ChroniclerError } from './errors.js';
import type { AskingClient } from './leagues.js';

/** What an account is told, when, and its channels; and what the server can send by. */
export type NotificationSettings = NonNullable<NotificationsQuery['me']>['notifications'];

/** A channel by which an account is told. */
export type NotificationChannel = NotificationChannelFragment;

/** A notification, and what became of it. */
export type LoggedNotification = NonNullable<NotificationLogQuery['me']>['notifications']['log'][number];

/** A new webhook, with the secret by which its receiver verifies the sender. */
export type NewWebhookChannel = AddWebhookChannelMutation['addWebhookChannel'];

/** What this account is told of its games, and by which channels. The token needs `account:manage`. */
export class Notifications {
  constructor(private readonly client: AskingClient) {}

  /** The settings and channels. */
  async settings(): Promise<NotificationSettings> {
    return signedIn((await this.client.ask(NotificationsDocument, {})).me).notifications;
  }

  /** The latest notifications, with their outcomes. */
  async log(): Promise<LoggedNotification[]> {
    return [...signedIn((await this.client.ask(NotificationLogDocument, {})).me).notifications.log];
  }

  /** Changes the settings that are given. */
  async change(input: ChangeNotificationsInput): Promise<NotificationSettingsFragment> {
    return (await this.client.ask(ChangeNotificationsDocument, { input })).changeNotifications;
  }

  /** Opens a channel of mail: the owner of the address confirms it first. */
  async addMail(address: string): Promise<NotificationChannel> {
    return (await this.client.ask(AddMailChannelDocument, { address })).addMailChannel;
  }

  /** Opens a channel to a browser that is subscribed with `offers.pushKey`. */
  async addPush(input: AddPushChannelInput): Promise<NotificationChannel> {
    return (await this.client.ask(AddPushChannelDocument, { input })).addPushChannel;
  }

  /** Opens a channel to a webhook; `DISCORD` sends a text as Discord takes it. */
  async addWebhook(address: string, form: 'STANDARD' | 'DISCORD' = 'STANDARD'): Promise<NewWebhookChannel> {
    return (await this.client.ask(AddWebhookChannelDocument, { address, form })).addWebhookChannel;
  }

  /** Enables a channel, or disables it. */
  async enable(id: string, enabled: boolean): Promise<NotificationChannel> {
    return (await this.client.ask(EnableNotificationChannelDocument, { id, enabled })).enableNotificationChannel;
  }

  /** Sends a test by a channel. */
  async test(id: string): Promise<void> {
    await this.client.ask(TestNotificationChannelDocument, { id });
  }

  async remove(id: string): Promise<void> {
    await this.client.ask(RemoveNotificationChannelDocument, { id });
  }
}

/** The account of an answer. Throws a ChroniclerError without a token. */
function signedIn<Me>(me: Me | null): Me {
  if (me === null) throw new ChroniclerError('UNAUTHENTICATED', 'Notifications are of an account: give a token.');
  return me;
}
