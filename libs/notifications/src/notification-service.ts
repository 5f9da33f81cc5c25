import { createHmac, randomUUID } from 'node:crypto';
import type { Invalid } from '#games';
import { localized, type Localized } from '#kernel';
import { isUuid } from '#records';
import type { Clock } from '#streams';
import { newSecret, readAddress, type Reach } from '#webhooks';
import { z } from 'zod';
import { canEncrypt, type Pusher } from './channels/pusher.js';
import type { NotificationKind } from './kinds.js';
import type { Links } from './links.js';
import type { Channel, Destination, LoggedNotification, Notification, WebhookForm } from './notification.js';
import { settingsSchema, type NotificationSettings } from './settings/settings.js';
import type { NotificationStore } from './store/notification-store.js';

/** How many channels an account may have. */
export const MOST_CHANNELS = 10;

/** How many notifications the log of an account shows. */
export const MOST_LOGGED = 50;

/** How many mails asking for agreement an address gets in a day, whichever accounts name it. */
const MOST_ASKED = 3;

const DAY = 24 * 60 * 60 * 1_000;

/** The kinds of channels that the configuration of a server allows. */
export interface Offer {
  readonly email: boolean;
  /** The key that browsers subscribe with; `null` without Web Push. */
  readonly pushKey: string | null;
}

/** A channel that was made; or there is one too many, or the server does not offer its kind. */
export type ChannelMade =
  | { readonly status: 'made'; readonly channel: Channel }
  | { readonly status: 'tooMany' | 'known' | 'notOffered' }
  | Invalid;

/** The parts of the service. */
export interface NotificationServiceParts {
  readonly store: NotificationStore;
  readonly links: Links;
  readonly clock: Clock;
  /** True where the server hands mail over. */
  readonly hasMail: boolean;
  readonly pusher?: Pick<Pusher, 'publicKey'> | undefined;
  /** The addresses that may be called. */
  readonly reach?: Reach | undefined;
  /** Keys the fingerprints of addresses. */
  readonly secret: Uint8Array;
}

/** The operations of accounts on their notifications. The caller checks whose they are. */
export class NotificationService {
  constructor(private readonly parts: NotificationServiceParts) {}

  /** The kinds of channels that can be opened here. Webhooks always can. */
  async offer(): Promise<Offer> {
    const { hasMail, pusher } = this.parts;
    return { email: hasMail, pushKey: (await pusher?.publicKey()) ?? null };
  }

  settings(accountId: string): Promise<NotificationSettings> {
    return this.parts.store.settings(accountId);
  }

  /** Changes settings: those that are left out stay. */
  async change(accountId: string, change: Partial<NotificationSettings>): Promise<NotificationSettings | Invalid> {
    const { store, clock } = this.parts;
    const parsed = settingsSchema.safeParse({ ...(await store.settings(accountId)), ...change });
    if (!parsed.success) return invalidSettings(parsed.error);
    const settings = { ...parsed.data, events: [...new Set(parsed.data.events)] };
    await store.keepSettings(accountId, settings, clock());
    return settings;
  }

  /** The channels of an account, oldest first. */
  channels(accountId: string): Promise<readonly Channel[]> {
    return this.parts.store.channels(accountId);
  }

  /** The last notifications of an account, newest first. */
  log(accountId: string): Promise<readonly LoggedNotification[]> {
    return this.parts.store.log(accountId, MOST_LOGGED);
  }

  /** Opens a channel of mail, and asks the owner of the address to agree. Nothing else is sent there before. */
  async addMail(accountId: string, address: string): Promise<ChannelMade> {
    if (!this.parts.hasMail) return { status: 'notOffered' };
    if (!mailAddress.safeParse(address).success) return invalid(NO_MAIL_ADDRESS);
    const made = await this.add(accountId, { kind: 'EMAIL', address });
    if (made.status === 'made') await this.askFor(made.channel);
    return made;
  }

  /** Opens a channel to a browser that has subscribed. */
  async addPush(
    accountId: string,
    subscription: Omit<Extract<Destination, { kind: 'PUSH' }>, 'kind'>,
  ): Promise<ChannelMade> {
    if (!this.parts.pusher) return { status: 'notOffered' };
    const read = readAddress(subscription.endpoint, this.parts.reach);
    if (read.status === 'refused') return invalid(read.message);
    const destination = { ...subscription, kind: 'PUSH', endpoint: read.url.href } as const;
    return canEncrypt(destination) ? this.add(accountId, destination) : invalid(NO_KEYS);
  }

  /** Opens a channel to a webhook, with a secret of its own. */
  async addWebhook(accountId: string, address: string, form: WebhookForm): Promise<ChannelMade> {
    const read = readAddress(address, this.parts.reach);
    if (read.status === 'refused') return invalid(read.message);
    return this.add(accountId, { kind: 'WEBHOOK', address: read.url.href, form, secret: newSecret() });
  }

  /** Enables or disables a channel of an account; `undefined` when it has no such channel. */
  async enable(accountId: string, id: string, isEnabled: boolean): Promise<Channel | undefined> {
    const own = await this.own(accountId, id);
    return own && this.parts.store.change(id, { isEnabled, disabledBecause: null }, this.parts.clock());
  }

  /** Deletes a channel of an account, with all that was sent on it. Gives it as it was; `undefined` when there is none. */
  async remove(accountId: string, id: string): Promise<Channel | undefined> {
    const own = await this.own(accountId, id);
    return own && (await this.parts.store.remove(accountId, id)) ? own : undefined;
  }

  /** Sends a message that tries a channel out; one that is not confirmed or enabled gets none. */
  async test(accountId: string, id: string): Promise<Channel | undefined> {
    const own = await this.own(accountId, id);
    if (own?.isConfirmed && own.isEnabled) await this.parts.store.write([this.special(own, 'TEST')]);
    return own;
  }

  /** Confirms the channel of a link. False for a link that was not signed here, or whose channel is gone. */
  async confirm(token: string): Promise<boolean> {
    const id = this.parts.links.channelIn('confirm', token);
    if (id === undefined) return false;
    return (await this.parts.store.change(id, { isConfirmed: true }, this.parts.clock())) !== undefined;
  }

  /** Disables the channel of a link. False for a link that was not signed here; a channel that is gone counts as disabled. */
  async unsubscribe(token: string): Promise<boolean> {
    const id = this.parts.links.channelIn('unsubscribe', token);
    if (id === undefined) return false;
    await this.parts.store.change(id, { isEnabled: false, disabledBecause: 'UNSUBSCRIBED' }, this.parts.clock());
    return true;
  }

  /** True for a link that was signed here. */
  isLink(purpose: 'confirm' | 'unsubscribe', token: string): boolean {
    return this.parts.links.channelIn(purpose, token) !== undefined;
  }

  private async own(accountId: string, id: string): Promise<Channel | undefined> {
    const channel = isUuid(id) ? await this.parts.store.channel(id) : undefined;
    return channel?.accountId === accountId ? channel : undefined;
  }

  private async add(accountId: string, destination: Destination): Promise<ChannelMade> {
    const { store, clock } = this.parts;
    const channel: Channel = {
      id: randomUUID(),
      accountId,
      destination,
      fingerprint: this.fingerprintOf(destination),
      isConfirmed: destination.kind !== 'EMAIL',
      isEnabled: true,
      disabledBecause: null,
      createdAt: clock(),
    };
    const added = await store.add(channel, MOST_CHANNELS);
    return added === 'added' ? { status: 'made', channel } : { status: added };
  }

  /** An address that was asked often enough is not asked again: the answer does not tell, for it may be that of others. */
  private async askFor(channel: Channel): Promise<void> {
    const { store, clock } = this.parts;
    if ((await store.madeSince(channel.fingerprint, clock() - DAY)) > MOST_ASKED) return;
    await store.write([this.special(channel, 'CONFIRM')]);
  }

  private special({ id: channelId }: Channel, kind: Extract<NotificationKind, 'CONFIRM' | 'TEST'>): Notification {
    const now = this.parts.clock();
    return {
      id: randomUUID(),
      channelId,
      kind,
      streamId: null,
      occurrence: kind === 'CONFIRM' ? '' : randomUUID(),
      state: 'WAITING',
      failures: 0,
      reason: null,
      status: null,
      dueAt: now,
      createdAt: now,
      endedAt: null,
    };
  }

  private fingerprintOf(destination: Destination): string {
    const address = destination.kind === 'PUSH' ? destination.endpoint : destination.address;
    const text = destination.kind === 'EMAIL' ? address.toLowerCase() : address;
    return createHmac('sha256', this.parts.secret).update(`${destination.kind} ${text}`).digest('hex');
  }
}

const mailAddress = z.email().max(254);

const invalid = (issue: Localized): Invalid => ({ status: 'invalid', issue });

const NO_MAIL_ADDRESS = localized(
  'This is not a mail address: the form is ada@example.com.',
  'Ce n’est pas une adresse électronique : la forme est ada@example.com.',
);
const NO_KEYS = localized(
  'These are not the keys of a browser: give `p256dh` and `auth` of its subscription, in base64url.',
  'Ce ne sont pas les clés d’un navigateur : donnez `p256dh` et `auth` de son abonnement, en base64url.',
);

/** The refusal of settings: which one is wrong, and what would be right. */
function invalidSettings({ issues }: z.ZodError): Invalid {
  const wrong = issues[0]?.path[0];
  return invalid(WRONG_SETTINGS[String(wrong)] ?? WRONG_EVENTS);
}

const WRONG_EVENTS = localized(
  'Events are chosen by their names, each once.',
  'Les événements se choisissent par leurs noms, chacun une fois.',
);

const WRONG_SETTINGS: Readonly<Record<string, Localized>> = {
  quietHours: localized(
    'Quiet hours begin and end at different times of the day, such as 22:30 and 07:00.',
    'Les heures calmes commencent et finissent à des heures différentes, comme 22:30 et 07:00.',
  ),
  timeZone: localized(
    'A time zone is a name such as Europe/Paris.',
    'Un fuseau horaire est un nom comme Europe/Paris.',
  ),
  digest: localized('A digest is NONE, HOURLY or DAILY.', 'Un résumé est NONE, HOURLY ou DAILY.'),
  digestAt: localized('The time of the digest is one such as 08:00.', 'L’heure du résumé a la forme 08:00.'),
  warningHours: localized('A warning comes 1 to 72 hours before.', 'L’avertissement vient de 1 à 72 heures avant.'),
  locale: localized('Messages are in en or fr.', 'Les messages sont en en ou en fr.'),
};
