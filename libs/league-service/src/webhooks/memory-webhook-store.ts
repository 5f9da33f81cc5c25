import {
  afterAttempt,
  type AttemptMade,
  type Delivery,
  type DisabledBecause,
  type PlacedDelivery,
  type Webhook,
  type WebhookChange,
} from './webhook.js';
import type { Added, DeliveryStretch, Verdict, WaitingWebhooks, WebhookStore } from './webhook-store.js';

interface Kept {
  webhook: Webhook;
  nextAt: number | undefined;
  /** The newest first. */
  secrets: { readonly secret: string; readonly goodUntil: number }[];
}

/** Webhooks in memory; for tests and for a store in memory. */
export class MemoryWebhookStore implements WebhookStore {
  private readonly kept = new Map<string, Kept>();
  private told: PlacedDelivery[] = [];
  private places = 0;

  isHeard(leagueId: string): Promise<boolean> {
    return Promise.resolve(this.of(leagueId).some(({ isEnabled }) => isEnabled));
  }

  add(webhook: Webhook, secret: string, most: number): Promise<Added> {
    if (this.kept.has(webhook.id)) return Promise.resolve('known');
    if (this.of(webhook.leagueId).length >= most) return Promise.resolve('tooMany');
    this.kept.set(webhook.id, { webhook, nextAt: undefined, secrets: [{ secret, goodUntil: Infinity }] });
    return Promise.resolve('added');
  }

  list(leagueId: string): Promise<readonly Webhook[]> {
    return Promise.resolve(this.of(leagueId));
  }

  find(id: string): Promise<Webhook | undefined> {
    return Promise.resolve(this.kept.get(id)?.webhook);
  }

  change(id: string, { skipTo = 0, ...change }: WebhookChange): Promise<Webhook | undefined> {
    const kept = this.kept.get(id);
    if (!kept) return Promise.resolve(undefined);
    kept.webhook = { ...kept.webhook, ...change, writtenTo: Math.max(kept.webhook.writtenTo, skipTo) };
    if (!change.isEnabled) this.drop(kept);
    return Promise.resolve(kept.webhook);
  }

  remove(id: string): Promise<boolean> {
    this.told = this.told.filter(({ webhookId }) => webhookId !== id);
    return Promise.resolve(this.kept.delete(id));
  }

  secrets(id: string, at: number): Promise<readonly string[]> {
    const good = this.kept.get(id)?.secrets.filter(({ goodUntil }) => goodUntil > at) ?? [];
    return Promise.resolve(good.map(({ secret }) => secret));
  }

  renewSecret(id: string, secret: string, oldUntil: number): Promise<void> {
    const kept = this.kept.get(id);
    const [newest] = kept?.secrets ?? [];
    if (kept && newest)
      kept.secrets = [
        { secret, goodUntil: Infinity },
        { ...newest, goodUntil: oldUntil },
      ];
    return Promise.resolve();
  }

  write(webhook: Webhook, upTo: number, deliveries: readonly Delivery[], at: number): Promise<boolean> {
    const kept = this.kept.get(webhook.id);
    if (!kept?.webhook.isEnabled || kept.webhook.writtenTo !== webhook.writtenTo) return Promise.resolve(false);
    kept.webhook = { ...kept.webhook, writtenTo: upTo };
    this.told.push(...deliveries.map((delivery) => ({ ...delivery, place: (this.places += 1) })));
    if (deliveries.length > 0) kept.nextAt ??= at;
    return Promise.resolve(true);
  }

  due(at: number, limit: number): Promise<readonly string[]> {
    const due = [...this.kept.values()].flatMap(({ webhook: { id }, nextAt }) =>
      nextAt !== undefined && nextAt <= at ? [{ id, nextAt }] : [],
    );
    const soonest = due.sort((a, b) => a.nextAt - b.nextAt).slice(0, limit);
    return Promise.resolve(soonest.map(({ id }) => id));
  }

  hurry(id: string, at: number): Promise<boolean> {
    const kept = this.kept.get(id);
    const isPaused = (this.waiting(id)[0]?.failures ?? 0) > 0 && (kept?.nextAt ?? at) > at;
    if (kept && isPaused) kept.nextAt = at;
    return Promise.resolve(isPaused);
  }

  backlog(at: number): Promise<WaitingWebhooks> {
    const all = [...this.kept.values()].filter(({ nextAt }) => nextAt !== undefined);
    const later = all.filter(({ nextAt = 0 }) => nextAt > at).length;
    return Promise.resolve({ due: all.length - later, later });
  }

  take(id: string, at: number, until: number): Promise<{ webhook: Webhook; delivery: Delivery } | undefined> {
    const kept = this.kept.get(id);
    if (kept?.nextAt === undefined || kept.nextAt > at) return Promise.resolve(undefined);
    const delivery = this.waiting(id)[0];
    kept.nextAt = delivery && until;
    return Promise.resolve(delivery && { webhook: kept.webhook, delivery: without(delivery) });
  }

  record(delivery: Delivery, attempt: AttemptMade, { state, nextAt, disable }: Verdict): Promise<void> {
    const told = this.told.find(({ id }) => id === delivery.id);
    const kept = this.kept.get(delivery.webhookId);
    if (told?.state !== 'waiting' || !kept) return Promise.resolve();
    this.replace({ ...afterAttempt(told, attempt), state });
    kept.nextAt = nextAt ?? (this.waiting(told.webhookId).length > 0 ? attempt.at : undefined);
    if (disable) this.disable(kept, disable);
    return Promise.resolve();
  }

  keep(delivery: Delivery, disable?: DisabledBecause): Promise<void> {
    const kept = this.kept.get(delivery.webhookId);
    if (!kept) return Promise.resolve();
    const told = this.told.find(({ id }) => id === delivery.id);
    if (told) this.replace({ ...delivery, place: told.place });
    else this.told.push({ ...delivery, place: (this.places += 1) });
    if (disable) this.disable(kept, disable);
    return Promise.resolve();
  }

  delivery(id: string, since: number): Promise<Delivery | undefined> {
    const told = this.told.find((each) => each.id === id && each.createdAt >= since);
    return Promise.resolve(told && without(told));
  }

  deliveries(
    id: string,
    { after, ascending = false, since, limit }: DeliveryStretch,
  ): Promise<readonly PlacedDelivery[]> {
    const way = ascending ? 1 : -1;
    const found = this.told
      .filter(({ webhookId, createdAt }) => webhookId === id && createdAt >= since)
      .filter(({ place }) => after === undefined || way * (place - after) > 0)
      .sort((a, b) => way * (a.place - b.place));
    return Promise.resolve(found.slice(0, limit));
  }

  forget(before: number): Promise<void> {
    this.told = this.told.filter(({ state, createdAt }) => state === 'waiting' || createdAt >= before);
    return Promise.resolve();
  }

  private of(league: string): Webhook[] {
    return [...this.kept.values()].map(({ webhook }) => webhook).filter(({ leagueId }) => leagueId === league);
  }

  private waiting(id: string): PlacedDelivery[] {
    return this.told.filter(({ webhookId, state }) => webhookId === id && state === 'waiting');
  }

  private disable(kept: Kept, disabledBecause: DisabledBecause): void {
    kept.webhook = { ...kept.webhook, isEnabled: false, disabledBecause };
    this.drop(kept);
  }

  private drop(kept: Kept): void {
    kept.nextAt = undefined;
    for (const delivery of this.waiting(kept.webhook.id)) this.replace({ ...delivery, state: 'dropped' });
  }

  private replace(delivery: PlacedDelivery): void {
    this.told = this.told.map((told) => (told.id === delivery.id ? delivery : told));
  }
}

const without = ({ place: _place, ...delivery }: PlacedDelivery): Delivery => delivery;
