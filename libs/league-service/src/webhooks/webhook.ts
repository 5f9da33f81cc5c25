import type { FailureReason } from '#webhooks';

/** Why the server has disabled a webhook: it answered 410, or every attempt of a message failed. */
export type DisabledBecause = 'gone' | 'failing';

/** An address that is told of the events of a league. */
export interface Webhook {
  /** A UUID. */
  readonly id: string;
  readonly leagueId: string;
  /** As it was given by those who run the league. */
  readonly address: string;
  /** Types of messages that are sent there; `null` for all. */
  readonly types: readonly string[] | null;
  readonly isEnabled: boolean;
  /** `null` where it is enabled, or was disabled by those who run the league. */
  readonly disabledBecause: DisabledBecause | null;
  /** The version of the league up to which deliveries are written down, or up to which it is told nothing. */
  readonly writtenTo: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The changes of a webhook. Disabling it drops its waiting deliveries. */
export interface WebhookChange extends Pick<
  Webhook,
  'address' | 'types' | 'isEnabled' | 'disabledBecause' | 'changedAt'
> {
  /** Up to which version of the league it is told nothing, where that is further than it was. */
  readonly skipTo?: number | undefined;
}

/** The state of a delivery: it waits for its turn or its next attempt, was delivered, failed permanently, or its webhook was disabled before. */
export type DeliveryState = 'waiting' | 'delivered' | 'givenUp' | 'dropped';

/** One attempt at a delivery, as it is kept. */
export interface AttemptMade {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly outcome: 'delivered' | 'gone' | 'failed';
  /** Why it failed. */
  readonly reason: FailureReason | null;
  /** The status of HTTP, where there was an answer. */
  readonly status: number | null;
  /** The beginning of an answer that was no success. */
  readonly excerpt: string | null;
}

/** A message on its way to one webhook. */
export interface Delivery {
  /** Of the message, the same in every attempt: a UUID, which the receiver reads as `webhook-id`. */
  readonly id: string;
  readonly webhookId: string;
  /** The version of the league that the event has; 0 for a message that tries the address out. */
  readonly version: number;
  /** `league.` and the type of the event, or `league.ping`. */
  readonly type: string;
  readonly state: DeliveryState;
  /** How many attempts have failed since it began to wait. */
  readonly failures: number;
  /** The last ones, oldest first. */
  readonly attempts: readonly AttemptMade[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A delivery, and its place among all: later ones have greater places. */
export interface PlacedDelivery extends Delivery {
  readonly place: number;
}

/** Most attempts of a delivery that are kept: all automatic ones, and as many manual ones. */
const MOST_KEPT_ATTEMPTS = 20;

/** A delivery with one attempt more; its state is set elsewhere. */
export const afterAttempt = <Told extends Delivery>(delivery: Told, attempt: AttemptMade): Told => ({
  ...delivery,
  failures: delivery.failures + (attempt.outcome === 'failed' ? 1 : 0),
  attempts: [...delivery.attempts, attempt].slice(-MOST_KEPT_ATTEMPTS),
});

/** The message that tries an address out. */
export const PING = 'league.ping';

/** The type of a message about an event of a league. */
export const typeOfMessage = (event: string): string => `league.${event}`;
