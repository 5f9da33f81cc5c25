import { derivedId } from '#records';
import { leagueForms } from '#leagues';
import type { WebhookDispatcher, WebhookDispatcherParts } from './webhook-dispatcher.js';
import type { WaitingWebhooks } from './webhook-store.js';
import { typeOfMessage, type Delivery, type Webhook } from './webhook.js';

/** For how long deliveries are kept, in milliseconds: 30 days. */
export const KEPT_FOR = 30 * 24 * 60 * 60 * 1_000;

/** The dependencies of the service. */
interface WebhooksParts extends Pick<WebhookDispatcherParts, 'store' | 'events' | 'clock'> {
  readonly dispatcher: WebhookDispatcher;
}

/**
 * Tells webhooks of the events of leagues. A commit of a league with webhooks owes the writing of their
 * deliveries; from then on the deliveries themselves are owed, and a slow receiver keeps no job.
 */
export class Webhooks {
  constructor(private readonly parts: WebhooksParts) {}

  /** Whether any webhook listens to a league. */
  isHeard(leagueId: string): Promise<boolean> {
    return this.parts.store.isHeard(leagueId);
  }

  /** Writes down deliveries for the webhooks of a league, each event once, and begins to send them. */
  async meet(leagueId: string): Promise<void> {
    const { store, clock } = this.parts;
    await store.forget(clock() - KEPT_FOR);
    const webhooks = (await store.list(leagueId)).filter(({ isEnabled }) => isEnabled);
    if (webhooks.length === 0) return;
    const happened = await this.happenedAfter(leagueId, Math.min(...webhooks.map(({ writtenTo }) => writtenTo)));
    const upTo = happened.at(-1)?.version ?? 0;
    const now = clock();
    for (const webhook of webhooks) {
      if (webhook.writtenTo < upTo) await store.write(webhook, upTo, deliveriesTo(webhook, happened, now), now);
      this.parts.dispatcher.send(webhook.id);
    }
  }

  /** Begins to send due deliveries, as far as this process has capacity. Answers whether any delivery is due, or waits for its time. */
  async sendDue(): Promise<boolean> {
    const { due, later } = await this.backlog();
    const { free } = this.parts.dispatcher;
    if (due > 0 && free > 0)
      for (const id of await this.parts.store.due(this.parts.clock(), free)) this.parts.dispatcher.send(id);
    return due + later > 0;
  }

  /** How many webhooks have waiting deliveries. */
  backlog(): Promise<WaitingWebhooks> {
    return this.parts.store.backlog(this.parts.clock());
  }

  /** Waits until nothing is under way in this process. */
  idle(): Promise<void> {
    return this.parts.dispatcher.idle();
  }

  /** Begins nothing more, and waits for attempts under way. */
  close(): Promise<void> {
    return this.parts.dispatcher.close();
  }

  private async happenedAfter(leagueId: string, after: number): Promise<readonly Happened[]> {
    const commits = await this.parts.events.read(leagueId, { after });
    return commits.flatMap(({ events }) =>
      leagueForms.newest(events).map(({ version, type }) => ({ version, type: typeOfMessage(type) })),
    );
  }
}

interface Happened {
  readonly version: number;
  readonly type: string;
}

function deliveriesTo({ id, writtenTo, types }: Webhook, happened: readonly Happened[], createdAt: number): Delivery[] {
  const wanted = happened.filter(({ version, type }) => version > writtenTo && (types?.includes(type) ?? true));
  return wanted.map(({ version, type }) => ({
    id: derivedId('webhook', id, String(version)),
    webhookId: id,
    version,
    type,
    state: 'waiting',
    failures: 0,
    attempts: [],
    createdAt,
  }));
}
