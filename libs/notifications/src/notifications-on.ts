import DataLoader from 'dataloader';
import type { AccountStore } from '#accounts';
import type { EventStore } from '#event-store';
import type { Games, KnowsNames, Presence } from '#games';
import type { Leagues } from '#league-service';
import type { Clock } from '#streams';
import type { DeliveryOptions, Reach } from '#webhooks';
import { Mailer, type MailSettings } from './channels/mailer.js';
import { newVapidKeys, Pusher, type VapidKeys } from './channels/pusher.js';
import { Carrier } from './delivery/carrier.js';
import { Sender, type SendingLimits } from './delivery/sender.js';
import { Links } from './links.js';
import { NotificationService } from './notification-service.js';
import type { Moves } from './noticing/moves.js';
import { Notifier } from './noticing/notifier.js';
import type { NotificationStore, WaitingChannels } from './store/notification-store.js';
import type { ServerKeys } from './store/server-keys.js';

/** What the operator configures. Without any of it there are webhooks alone. */
export interface NotificationSettingsOfServer {
  /** The address of the server for people, without a slash at its end: links lead there. Mail and Web Push need it. */
  readonly publicUrl?: string | undefined;
  readonly mail?: MailSettings | undefined;
  /** By default keys that the server makes, and keeps. */
  readonly vapidKeys?: VapidKeys | undefined;
}

/** The dependencies of notifications. */
export interface NotificationParts extends NotificationSettingsOfServer {
  readonly store: NotificationStore;
  readonly keys: ServerKeys;
  readonly moves: Moves;
  readonly games: Pick<Games, 'load'>;
  readonly leagues: Pick<Leagues, 'load'>;
  readonly events: Pick<EventStore, 'read'>;
  readonly presence: Pick<Presence, 'of'>;
  readonly accounts: Pick<AccountStore, 'accounts'>;
  readonly clock: Clock;
  readonly report: (fault: unknown) => unknown;
  /** The seed key, and older ones: keys of links and of fingerprints derive from it. */
  readonly secret: Uint8Array;
  readonly olderSecrets?: readonly Uint8Array[] | undefined;
  readonly limits: SendingLimits;
  /** The addresses that may be called. */
  readonly reach?: Reach | undefined;
  /** How requests are made. */
  readonly delivery?: DeliveryOptions | undefined;
  readonly jitter?: (() => number) | undefined;
}

/** The work on notifications that no request triggers. */
export class NotificationWork {
  constructor(
    private readonly notifier: Notifier,
    private readonly sender: Sender,
    private readonly store: NotificationStore,
    private readonly clock: Clock,
  ) {}

  /** Writes down what is to be told, and begins to send what is due. Answers whether anything is due, or waits for its time. */
  async run(): Promise<boolean> {
    const moved = await this.notifier.look();
    return (await this.sender.sendDue()) || moved > 0;
  }

  /** How many channels have something that waits. */
  backlog(): Promise<WaitingChannels> {
    return this.store.backlog(this.clock());
  }

  /** Waits until nothing is under way in this process. */
  idle(): Promise<void> {
    return this.sender.idle();
  }

  /** Begins nothing more, and waits for attempts under way. */
  close(): Promise<void> {
    return this.sender.close();
  }
}

/** Notifications on a store: the operations of accounts, and the work. */
export function notificationsOn(parts: NotificationParts): {
  readonly notificationService: NotificationService;
  readonly notificationWork: NotificationWork;
} {
  const { store, clock, reach, publicUrl, mail, secret, olderSecrets } = parts;
  const links = new Links(publicUrl, secret, olderSecrets);
  const delivery = { ...parts.delivery, ...reach };
  const mailer = publicUrl !== undefined && mail ? new Mailer(mail) : undefined;
  const pusher =
    publicUrl === undefined
      ? undefined
      : new Pusher({ keys: keysOf(parts), subject: subjectOf(publicUrl, mail), delivery });
  const carrier = new Carrier({ mailer, pusher, links, delivery });
  // The players of a game are read together.
  const names: KnowsNames = new DataLoader((ids: readonly string[]) => parts.accounts.accounts(ids), { cache: false });
  const sender = new Sender({ ...parts, carrier, links, names });
  return {
    notificationService: new NotificationService({
      store,
      links,
      clock,
      hasMail: mailer !== undefined,
      pusher,
      reach,
      secret,
    }),
    notificationWork: new NotificationWork(new Notifier(parts), sender, store, clock),
  };
}

/** The keys of Web Push: configured, or made once and kept for all processes. */
function keysOf({ vapidKeys, keys }: NotificationParts): () => Promise<VapidKeys> {
  if (vapidKeys) return () => Promise.resolve(vapidKeys);
  return async () => JSON.parse(await keys.keyOf('vapid', () => JSON.stringify(newVapidKeys()))) as VapidKeys;
}

/** Where push services reach the operator; they refuse other forms. */
function subjectOf(publicUrl: string, mail: MailSettings | undefined): string {
  if (publicUrl.startsWith('https://')) return publicUrl;
  const [address = `operator@${new URL(publicUrl).hostname}`] = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '') ?? [];
  return `mailto:${address}`;
}
