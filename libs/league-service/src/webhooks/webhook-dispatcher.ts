import type { EventStore } from '#event-store';
import { deliver, nextAttemptIn, type DeliveryOptions, type Outcome } from '#webhooks';
import type { Clock } from '#streams';
import { messageOf, type NamesAccounts } from './messages.js';
import type { Verdict, WebhookStore } from './webhook-store.js';
import { afterAttempt, type AttemptMade, type Delivery, type DisabledBecause, type Webhook } from './webhook.js';

/** For how long a delivery that was taken belongs to its taker, in milliseconds: longer than any attempt. */
const HOLD = 30_000;

/** How many webhooks a process calls at a time. Further ones are called later, by any process that is free. */
const MOST_ROUNDS = 32;

/** The dependencies of a dispatcher. */
export interface WebhookDispatcherParts {
  readonly store: WebhookStore;
  /** The streams of the leagues. */
  readonly events: Pick<EventStore, 'read'>;
  /** The names that messages carry beside ids. */
  readonly accounts: NamesAccounts;
  readonly clock: Clock;
  /** Told of faults, and why a webhook was disabled. */
  readonly report: (fault: unknown) => unknown;
  /** How attempts are made. */
  readonly delivery?: DeliveryOptions | undefined;
  /** A random number, from 0 to less than 1. */
  readonly jitter?: (() => number) | undefined;
}

/**
 * Carries messages to webhooks: to several side by side, to each in order, and in the background. Deliveries that it has in
 * hand when its process ends are taken up by another one, half a minute later.
 */
export class WebhookDispatcher {
  private readonly rounds = new Map<string, Promise<void>>();
  private isClosed = false;

  constructor(private readonly parts: WebhookDispatcherParts) {}

  /** How many webhooks more may be called now. */
  get free(): number {
    return this.isClosed ? 0 : MOST_ROUNDS - this.rounds.size;
  }

  /** Sends a webhook all its due deliveries, as soon as this process has capacity. */
  send(id: string): void {
    if (this.free <= 0 || this.rounds.has(id)) return;
    const round = this.round(id)
      .catch((fault: unknown) => void this.parts.report(fault))
      .finally(() => this.rounds.delete(id));
    this.rounds.set(id, round);
  }

  /** Makes one attempt by hand: it counts for nothing else, but an answer of 410 disables the webhook. Gives the delivery as it is then. */
  async sendByHand(webhook: Webhook, delivery: Delivery): Promise<Delivery> {
    const { attempt, outcome } = await this.attempt(webhook, delivery);
    const told: Delivery = {
      ...afterAttempt(delivery, attempt),
      failures: delivery.failures,
      state: outcome.kind === 'delivered' ? 'delivered' : delivery.state,
    };
    await this.parts.store.keep(told, outcome.kind === 'gone' ? 'gone' : undefined);
    return told;
  }

  /** Waits until nothing is under way. */
  async idle(): Promise<void> {
    while (this.rounds.size > 0) await Promise.all(this.rounds.values());
  }

  /** Begins nothing more, and waits for the attempts at hand. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.idle();
  }

  private async round(id: string): Promise<void> {
    const { store, clock } = this.parts;
    while (!this.isClosed) {
      const now = clock();
      const taken = await store.take(id, now, now + HOLD);
      if (!taken) return;
      const { webhook, delivery } = taken;
      const { attempt, outcome } = await this.attempt(webhook, delivery);
      const verdict = this.verdictOn(delivery, outcome);
      await store.record(delivery, attempt, verdict);
      if (verdict.disable) this.tell(webhook, attempt, verdict.disable);
    }
  }

  private async attempt(
    webhook: Webhook,
    delivery: Delivery,
  ): Promise<{ readonly attempt: AttemptMade; readonly outcome: Outcome }> {
    const at = this.parts.clock();
    const outcome = await deliver(await messageOf(this.parts, webhook, delivery, at), this.parts.delivery);
    return { attempt: attemptMade(at, outcome), outcome };
  }

  private verdictOn({ failures }: Delivery, outcome: Outcome): Verdict {
    if (outcome.kind === 'delivered') return { state: 'delivered' };
    if (outcome.kind === 'gone') return { state: 'dropped', disable: 'gone' };
    const { jitter = Math.random, clock } = this.parts;
    const wait = nextAttemptIn({ failed: failures + 1, jitter: jitter(), retryAfterMs: outcome.retryAfterMs });
    return wait === null ? { state: 'givenUp', disable: 'failing' } : { state: 'waiting', nextAt: clock() + wait };
  }

  private tell({ id, leagueId }: Webhook, { reason, status }: AttemptMade, because: DisabledBecause): void {
    const why =
      because === 'gone'
        ? 'it answered 410'
        : `every attempt failed, the last one with ${reason}${status === null ? '' : ` (${status})`}`;
    this.parts.report(new Error(`Webhook ${id} of league ${leagueId} is disabled: ${why}.`));
  }
}

const attemptMade = (at: number, outcome: Outcome): AttemptMade => ({
  at,
  outcome: outcome.kind,
  reason: outcome.kind === 'failed' ? outcome.reason : null,
  status: outcome.kind === 'gone' ? 410 : (outcome.status ?? null),
  excerpt: outcome.kind === 'failed' ? (outcome.excerpt ?? null) : null,
});
