import { randomUUID } from 'node:crypto';
import { localized, readWith, type Localized } from '#kernel';
import { leagueEventSchemas } from '#leagues';
import { newSecret, readAddress, type Reach } from '#webhooks';
import { z } from 'zod';
import type { Clock } from '#streams';
import { derivedId, isUuid } from '#records';
import type { Invalid } from '#games';
import type { WebhookDispatcher } from './webhook-dispatcher.js';
import { PING, typeOfMessage, type Delivery, type PlacedDelivery, type Webhook } from './webhook.js';
import type { DeliveryStretch, WebhookStore } from './webhook-store.js';
import { KEPT_FOR } from './webhooks.js';

/** How many webhooks a league may have. */
export const MOST_WEBHOOKS = 10;

/** For how long the secret before still signs, in milliseconds: a day. */
const OLD_SECRET_FOR = 24 * 60 * 60 * 1_000;

/** Every type of message that tells of an event. */
export const messageTypes: readonly string[] = Object.keys(leagueEventSchemas).map(typeOfMessage);

const typesSchema = z
  .array(z.enum(messageTypes as [string, ...string[]]))
  .min(1)
  .nullable();

/** The settings of a webhook by those who run its league. */
export interface WebhookInput {
  readonly address: string;
  /** Types of messages to be sent; `null` for all. */
  readonly types: readonly string[] | null;
}

/** A webhook as it is from now on, and a secret that is never shown again. */
export interface WebhookWithSecret {
  readonly status: 'made';
  readonly webhook: Webhook;
  /** `whsec_` and 32 bytes in base64. */
  readonly secret: string;
}

/** There is one webhook too many, or none, or a delivery is on its way already. */
export interface WebhookRefused {
  readonly status: 'tooMany' | 'notFound' | 'waits';
}

/** The dependencies of the desk. */
interface DeskParts {
  readonly store: WebhookStore;
  readonly dispatcher: WebhookDispatcher;
  readonly clock: Clock;
  readonly reach?: Reach | undefined;
}

/** The operations of those who run leagues on webhooks. The caller checks their rights. */
export class WebhookService {
  constructor(private readonly parts: DeskParts) {}

  /** The webhooks of a league, oldest first. */
  list(leagueId: string): Promise<readonly Webhook[]> {
    return this.parts.store.list(leagueId);
  }

  /** A webhook; `undefined` when there is none. */
  async find(id: string): Promise<Webhook | undefined> {
    return isUuid(id) ? this.parts.store.find(id) : undefined;
  }

  /**
   * Makes a webhook for a league, which is told of the events after a version of it. With the id of a command that has
   * made one, it gives that one, and its secret, again.
   */
  async add(
    { leagueId, version }: { readonly leagueId: string; readonly version: number },
    input: WebhookInput,
    commandId?: string,
  ): Promise<WebhookWithSecret | Invalid | WebhookRefused> {
    const { store, clock } = this.parts;
    const read = this.read(input);
    if ('status' in read) return read;
    const secret = newSecret();
    const now = clock();
    const id = commandId === undefined ? randomUUID() : derivedId('webhook', leagueId, commandId);
    const own = { id, leagueId, isEnabled: true, disabledBecause: null, writtenTo: version } as const;
    const webhook = { ...own, ...read, createdAt: now, changedAt: now };
    const added = await store.add(webhook, secret, MOST_WEBHOOKS);
    if (added === 'known') return this.madeBefore(id);
    return added === 'added' ? { status: 'made', webhook, secret } : { status: added };
  }

  /** Changes a webhook. One that is enabled again is told of the events after a version of its league. */
  async change(
    webhook: Webhook,
    input: WebhookInput & Pick<Webhook, 'isEnabled'>,
    version: number,
  ): Promise<Webhook | Invalid | WebhookRefused> {
    const read = this.read(input);
    if ('status' in read) return read;
    const { isEnabled } = input;
    const changed = await this.parts.store.change(webhook.id, {
      ...read,
      isEnabled,
      disabledBecause: isEnabled ? null : webhook.disabledBecause,
      changedAt: this.parts.clock(),
      ...(isEnabled && !webhook.isEnabled ? { skipTo: version } : {}),
    });
    return changed ?? { status: 'notFound' };
  }

  /** Deletes a webhook with all its deliveries. False when there is none. */
  remove({ id }: Webhook): Promise<boolean> {
    return this.parts.store.remove(id);
  }

  /** Gives a webhook another secret: for a day both sign. */
  async renewSecret(webhook: Webhook): Promise<WebhookWithSecret> {
    const secret = newSecret();
    await this.parts.store.renewSecret(webhook.id, secret, this.parts.clock() + OLD_SECRET_FOR);
    return { status: 'made', webhook, secret };
  }

  /** Sends an empty message, once, and gives the delivery. */
  ping(webhook: Webhook): Promise<Delivery> {
    const own = { id: randomUUID(), webhookId: webhook.id, version: 0, type: PING, createdAt: this.parts.clock() };
    return this.parts.dispatcher.sendByHand(webhook, { ...own, state: 'givenUp', failures: 0, attempts: [] });
  }

  /** Sends a delivery once more, in any state but waiting. */
  async replay(webhook: Webhook, deliveryId: string): Promise<Delivery | WebhookRefused> {
    const delivery = isUuid(deliveryId) ? await this.parts.store.delivery(deliveryId, this.keptSince()) : undefined;
    if (delivery?.webhookId !== webhook.id) return { status: 'notFound' };
    return delivery.state === 'waiting' ? { status: 'waits' } : this.parts.dispatcher.sendByHand(webhook, delivery);
  }

  /** Tries the first waiting delivery now, and the others after it, instead of after a pause. True where one waited. */
  async retryNow({ id }: Webhook): Promise<boolean> {
    const { store, dispatcher, clock } = this.parts;
    const hurried = await store.hurry(id, clock());
    if (hurried) dispatcher.send(id);
    return hurried;
  }

  /** A stretch of the deliveries of a webhook of the last 30 days. */
  deliveries({ id }: Webhook, stretch: Omit<DeliveryStretch, 'since'>): Promise<readonly PlacedDelivery[]> {
    return this.parts.store.deliveries(id, { ...stretch, since: this.keptSince() });
  }

  private async madeBefore(id: string): Promise<WebhookWithSecret | WebhookRefused> {
    const { store, clock } = this.parts;
    const [webhook, [secret]] = [await store.find(id), await store.secrets(id, clock())];
    return webhook && secret !== undefined ? { status: 'made', webhook, secret } : { status: 'notFound' };
  }

  private keptSince(): number {
    return this.parts.clock() - KEPT_FOR;
  }

  private read({ address, types }: WebhookInput): Pick<Webhook, 'address' | 'types'> | Invalid {
    const at = readAddress(address, this.parts.reach);
    if (at.status === 'refused') return invalid(at.message);
    if (readWith(typesSchema, types).issues) return invalid(NO_TYPES);
    return { address: at.url.href, types: types && [...new Set(types)] };
  }
}

const invalid = (issue: Localized): Invalid => ({ status: 'invalid', issue });

const NO_TYPES = localized(
  'Messages are chosen by one or more types. Leave the types out for all messages.',
  'Les messages se choisissent par un ou plusieurs types. Sans types, tous les messages sont envoyés.',
);
