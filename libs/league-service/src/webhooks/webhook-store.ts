import type {
  AttemptMade,
  Delivery,
  DeliveryState,
  DisabledBecause,
  PlacedDelivery,
  Webhook,
  WebhookChange,
} from './webhook.js';

/** The state of a delivery, and of its webhook, after an attempt. */
export interface Verdict {
  readonly state: DeliveryState;
  /** When the first delivery that waits is tried next, in milliseconds since 1970; where another comes first now, at once. */
  readonly nextAt?: number | undefined;
  /** Why the webhook is disabled. */
  readonly disable?: DisabledBecause | undefined;
}

/** A stretch of the deliveries of a webhook, newest first unless it ascends. */
export interface DeliveryStretch {
  /** Only deliveries after this place, in the order that is asked for. */
  readonly after?: number | undefined;
  readonly ascending?: boolean;
  /** Only deliveries not older than this, in milliseconds since 1970. */
  readonly since: number;
  /** At most so many. */
  readonly limit: number;
}

/** Webhooks with waiting deliveries. */
export interface WaitingWebhooks {
  readonly due: number;
  readonly later: number;
}

/** Whether a webhook was kept. */
export type Added = 'added' | 'known' | 'tooMany';

/** Where webhooks, their secrets and their deliveries are kept. Times are milliseconds since 1970. */
export interface WebhookStore {
  /** Whether any webhook listens to a league. */
  isHeard(leagueId: string): Promise<boolean>;
  /** Keeps a webhook and its first secret, unless it is kept already, or its league has `most`. */
  add(webhook: Webhook, secret: string, most: number): Promise<Added>;
  /** Those of a league, oldest first. */
  list(leagueId: string): Promise<readonly Webhook[]>;
  /** One webhook; `undefined` when there is none. */
  find(id: string): Promise<Webhook | undefined>;
  /** Changes a webhook. Gives it as it is now; `undefined` when there is none. */
  change(id: string, change: WebhookChange): Promise<Webhook | undefined>;
  /** Deletes a webhook with all its deliveries. False when there is none. */
  remove(id: string): Promise<boolean>;
  /** The secrets that a webhook signs with at a time, the newest first. Throws when one cannot be decrypted. */
  secrets(id: string, at: number): Promise<readonly string[]>;
  /** Gives a webhook another secret: the newest until then is good until `oldUntil`, older ones are no longer. */
  renewSecret(id: string, secret: string, oldUntil: number): Promise<void>;
  /**
   * Writes the deliveries of a webhook up to a version down, to be tried from `at` on. False, and nothing is written, where it was
   * written down further than it says, is disabled or gone.
   */
  write(webhook: Webhook, upTo: number, deliveries: readonly Delivery[], at: number): Promise<boolean>;
  /** Webhooks with a due delivery, the longest overdue first. */
  due(at: number, limit: number): Promise<readonly string[]>;
  /** Makes a webhook due whose first waiting delivery has failed. False where there is none, or it is due already. */
  hurry(id: string, at: number): Promise<boolean>;
  /** How many webhooks have a delivery that is to be tried by now, or later. */
  backlog(at: number): Promise<WaitingWebhooks>;
  /** Takes the first delivery that waits, if it is to be tried by now: until `until` no other process gets it. */
  take(id: string, at: number, until: number): Promise<{ webhook: Webhook; delivery: Delivery } | undefined>;
  /** Writes down an attempt at a delivery that was taken, and its consequences. */
  record(delivery: Delivery, attempt: AttemptMade, verdict: Verdict): Promise<void>;
  /** Keeps a delivery that was made by hand, or an attempt at one: nothing follows for the others, unless the webhook is disabled. */
  keep(delivery: Delivery, disable?: DisabledBecause): Promise<void>;
  /** One delivery, unless it is older than `since`. */
  delivery(id: string, since: number): Promise<Delivery | undefined>;
  /** A stretch of the deliveries of a webhook. */
  deliveries(id: string, stretch: DeliveryStretch): Promise<readonly PlacedDelivery[]>;
  /** Deletes the deliveries that are older and do not wait. */
  forget(before: number): Promise<void>;
}
