import {
  MOST_CHANNELS,
  NotificationService,
  type Channel,
  type ChannelMade,
  type LoggedNotification,
  type NotificationSettings,
  type Offer,
  type WebhookForm,
} from '#notifications';
import { localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { lacksScope } from '../access/lacks-scope.js';
import { ApiError } from '../errors/api-error.js';

/** The callers' operations on their own notifications. */
@Injectable()
export class OwnNotifications {
  constructor(private readonly notifications: NotificationService) {}

  /** The kinds of channels that this server offers. */
  offer(): Promise<Offer> {
    return this.notifications.offer();
  }

  /** The settings of the caller. Throws an ApiError when its token lacks the scope. */
  settings(caller: Caller): Promise<NotificationSettings> {
    return this.notifications.settings(managerIn(caller));
  }

  /** The channels of the caller, oldest first. Throws an ApiError when its token lacks the scope. */
  channels(caller: Caller): Promise<readonly Channel[]> {
    return this.notifications.channels(managerIn(caller));
  }

  /** The last notifications of the caller, newest first. Throws an ApiError when its token lacks the scope. */
  log(caller: Caller): Promise<readonly LoggedNotification[]> {
    return this.notifications.log(managerIn(caller));
  }

  /** Changes settings of the caller. Throws an ApiError when they are malformed. */
  async change(caller: Caller, change: Partial<NotificationSettings>): Promise<NotificationSettings> {
    const changed = await this.notifications.change(accountIdOf(caller), change);
    if ('status' in changed) throw new ApiError('BAD_USER_INPUT', changed.issue);
    return changed;
  }

  /** Opens a channel of mail. Throws an ApiError when it is malformed, there already, or one too many. */
  async addMail(caller: Caller, address: string): Promise<Channel> {
    return madeIn(await this.notifications.addMail(accountIdOf(caller), address));
  }

  /** Opens a channel to a browser. Throws an ApiError when it is malformed, there already, or one too many. */
  async addPush(
    caller: Caller,
    { endpoint, p256dh, auth }: { readonly endpoint: string; readonly p256dh: string; readonly auth: string },
  ): Promise<Channel> {
    return madeIn(await this.notifications.addPush(accountIdOf(caller), { endpoint, p256dh, auth }));
  }

  /** Opens a channel to a webhook. Throws an ApiError when it is malformed, there already, or one too many. */
  async addWebhook(
    caller: Caller,
    address: string,
    form: WebhookForm,
  ): Promise<{ readonly channel: Channel; readonly secret: string }> {
    const channel = madeIn(await this.notifications.addWebhook(accountIdOf(caller), address, form));
    if (channel.destination.kind !== 'WEBHOOK') throw new Error(`Channel ${channel.id} is no webhook.`);
    return { channel, secret: channel.destination.secret };
  }

  /** Enables or disables a channel. Throws an ApiError when it is not one of the caller's. */
  async enable(caller: Caller, id: string, isEnabled: boolean): Promise<Channel> {
    return foundIn(await this.notifications.enable(accountIdOf(caller), id, isEnabled));
  }

  /** Deletes a channel, and returns it as it was. Throws an ApiError when it is not one of the caller's. */
  async remove(caller: Caller, id: string): Promise<Channel> {
    return foundIn(await this.notifications.remove(accountIdOf(caller), id));
  }

  /** Tries a channel out. Throws an ApiError when it is not one of the caller's, or nothing is sent on it. */
  async test(caller: Caller, id: string): Promise<Channel> {
    const channel = foundIn(await this.notifications.test(accountIdOf(caller), id));
    if (!channel.isConfirmed || !channel.isEnabled) throw new ApiError('FORBIDDEN', SILENT);
    return channel;
  }
}

function managerIn(caller: Caller): string {
  if (!caller.scopes.has('account:manage')) throw lacksScope('account:manage');
  return accountIdOf(caller);
}

function foundIn(channel: Channel | undefined): Channel {
  if (!channel) throw new ApiError('NOT_FOUND', NO_CHANNEL);
  return channel;
}

function madeIn(made: ChannelMade): Channel {
  switch (made.status) {
    case 'made':
      return made.channel;
    case 'invalid':
      throw new ApiError('BAD_USER_INPUT', made.issue);
    case 'tooMany':
      throw new ApiError('FORBIDDEN', TOO_MANY);
    case 'known':
      throw new ApiError('FORBIDDEN', KNOWN);
    case 'notOffered':
      throw new ApiError('FORBIDDEN', NOT_OFFERED);
  }
}

const NO_CHANNEL = localized('You have no such notification channel.', 'Vous n’avez pas ce canal de notification.');
const TOO_MANY = localized(
  `An account may have at most ${MOST_CHANNELS} notification channels. Remove one first.`,
  `Un compte peut avoir au plus ${MOST_CHANNELS} canaux de notification. Supprimez-en un d’abord.`,
);
const KNOWN = localized(
  'You have a channel to this address already: enable it, or remove it first.',
  'Vous avez déjà un canal vers cette adresse : activez-le, ou supprimez-le d’abord.',
);
const NOT_OFFERED = localized(
  'This server does not offer this kind of channel: see `me.notifications.offers`.',
  'Ce serveur n’offre pas ce genre de canal : voir `me.notifications.offers`.',
);
const SILENT = localized(
  'Nothing is sent on this channel: confirm its address by the link in the mail, or enable it.',
  'Rien n’est envoyé sur ce canal : confirmez son adresse par le lien du message, ou activez-le.',
);
