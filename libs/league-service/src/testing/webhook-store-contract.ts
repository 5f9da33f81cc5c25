import { randomUUID } from 'node:crypto';
import type { WebhookStore } from '../webhooks/webhook-store.js';
import type { AttemptMade, Delivery, Webhook } from '../webhooks/webhook.js';

const AT = 1_700_000_000_000;

const webhookOf = (leagueId: string, changes: Partial<Webhook> = {}): Webhook => ({
  id: randomUUID(),
  leagueId,
  address: 'https://example.org/hook',
  types: null,
  isEnabled: true,
  disabledBecause: null,
  writtenTo: 3,
  createdAt: AT,
  changedAt: AT,
  ...changes,
});

const deliveryTo = (webhook: Webhook, version: number, changes: Partial<Delivery> = {}): Delivery => ({
  id: randomUUID(),
  webhookId: webhook.id,
  version,
  type: 'league.entered',
  state: 'waiting',
  failures: 0,
  attempts: [],
  createdAt: AT,
  ...changes,
});

const attemptAt = (at: number, outcome: AttemptMade['outcome'] = 'failed'): AttemptMade => ({
  at,
  outcome,
  reason: outcome === 'failed' ? 'badStatus' : null,
  status: outcome === 'failed' ? 500 : 204,
  excerpt: outcome === 'failed' ? 'no, “really” not' : null,
});

/** The contract of every store of webhooks. */
export function describeWebhookStore(title: string, open: () => Promise<WebhookStore>): void {
  describe(title, () => {
    let store: WebhookStore;
    let leagueId: string;
    let webhook: Webhook;
    beforeAll(async () => {
      store = await open();
    });
    beforeEach(async () => {
      leagueId = randomUUID();
      webhook = webhookOf(leagueId);
      await store.add(webhook, 'whsec_first', 10);
    });
    afterEach(async () => {
      for (const { id } of await store.list(leagueId)) await store.remove(id);
    });

    const written = async (...versions: number[]): Promise<Delivery[]> => {
      const deliveries = versions.map((version) => deliveryTo(webhook, version));
      expect(await store.write((await store.find(webhook.id))!, versions.at(-1)!, deliveries, AT)).toBe(true);
      return deliveries;
    };
    const all = (since = 0) => store.deliveries(webhook.id, { since, limit: 100 });
    const states = async () => (await all()).map(({ version, state }) => [version, state]);

    it('keeps a limited number of webhooks of a league, and gives them as they are, oldest first', async () => {
      const second = webhookOf(leagueId, { createdAt: AT + 1, types: ['league.entered'], isEnabled: false });
      expect(await store.add(second, 'whsec_second', 2)).toBe('added');
      expect(await store.add(webhookOf(leagueId), 'whsec_third', 2)).toBe('tooMany');
      expect(await store.list(leagueId)).toEqual([webhook, second]);
      expect(await store.find(second.id)).toEqual(second);
      expect(await store.list(randomUUID())).toEqual([]);
      expect(await store.remove(second.id)).toBe(true);
      expect(await store.remove(second.id)).toBe(false);
      expect(await store.find(second.id)).toBeUndefined();
      expect(await store.list(leagueId)).toEqual([webhook]);
    });

    it('says whether any webhook listens to a league: disabled ones do not', async () => {
      expect(await store.isHeard(leagueId)).toBe(true);
      expect(await store.isHeard(randomUUID())).toBe(false);
      await store.change(webhook.id, { ...webhook, isEnabled: false });
      expect(await store.isHeard(leagueId)).toBe(false);
    });

    it('makes the allowed changes, and never goes back before a version that was written down', async () => {
      const change = { address: 'https://other.example/', types: ['league.opened'], changedAt: AT + 5 };
      const enabled = { isEnabled: true, disabledBecause: null };
      const changed = await store.change(webhook.id, { ...change, ...enabled, skipTo: 7 });
      expect(changed).toEqual({ ...webhook, ...change, writtenTo: 7 });
      expect(await store.change(webhook.id, { ...change, ...enabled, skipTo: 5 })).toMatchObject({ writtenTo: 7 });
      expect(await store.change(webhook.id, { ...change, ...enabled })).toEqual(await store.find(webhook.id));
      expect(await store.change(randomUUID(), { ...change, ...enabled })).toBeUndefined();
    });

    it('signs with the newest secret, and with the one before as long as it is good', async () => {
      expect(await store.secrets(webhook.id, AT)).toEqual(['whsec_first']);
      await store.renewSecret(webhook.id, 'whsec_second', AT + 10);
      expect(await store.secrets(webhook.id, AT + 9)).toEqual(['whsec_second', 'whsec_first']);
      expect(await store.secrets(webhook.id, AT + 10)).toEqual(['whsec_second']);
      await store.renewSecret(webhook.id, 'whsec_third', AT + 10);
      expect(await store.secrets(webhook.id, AT)).toEqual(['whsec_third', 'whsec_second']);
      await store.renewSecret(randomUUID(), 'whsec_nobody', AT);
      expect(await store.secrets(randomUUID(), AT)).toEqual([]);
    });

    it('writes down each version once, also when two do so', async () => {
      await written(4, 5);
      expect(await store.write(webhook, 5, [deliveryTo(webhook, 4), deliveryTo(webhook, 5)], AT)).toBe(false);
      expect(await states()).toEqual([
        [5, 'waiting'],
        [4, 'waiting'],
      ]);
      expect(await store.find(webhook.id)).toEqual({ ...webhook, writtenTo: 5 });
      await store.change(webhook.id, { ...webhook, isEnabled: false });
      expect(await store.write({ ...webhook, writtenTo: 5 }, 6, [deliveryTo(webhook, 6)], AT)).toBe(false);
    });

    it('gives the first waiting delivery to one process at a time, and to another when that one is gone', async () => {
      const [first, second] = await written(4, 5);
      expect(await store.due(AT - 1, 10)).not.toContain(webhook.id);
      expect(await store.due(AT, 10)).toContain(webhook.id);
      expect(await store.take(webhook.id, AT - 1, AT + 30)).toBeUndefined();
      const [one, other] = await Promise.all([
        store.take(webhook.id, AT, AT + 30),
        store.take(webhook.id, AT, AT + 30),
      ]);
      expect([one ?? other, one && other]).toEqual([
        { webhook: { ...webhook, writtenTo: 5 }, delivery: first },
        undefined,
      ]);
      expect(await store.due(AT + 29, 10)).not.toContain(webhook.id);
      expect(await store.take(webhook.id, AT + 30, AT + 60)).toMatchObject({ delivery: first });
      await store.record(first!, attemptAt(AT, 'delivered'), { state: 'delivered' });
      // The process that was given up comes late: its attempt is written down once.
      await store.record(first!, attemptAt(AT + 1, 'delivered'), { state: 'delivered' });
      expect((await store.delivery(first!.id, 0))?.attempts).toEqual([attemptAt(AT, 'delivered')]);
      expect(await store.take(webhook.id, AT, AT + 30)).toMatchObject({ delivery: second });
      await store.record(second!, attemptAt(AT, 'delivered'), { state: 'delivered' });
      expect(await store.take(webhook.id, AT + 99, AT + 100)).toBeUndefined();
      expect(await store.due(AT + 99, 10)).not.toContain(webhook.id);
      await written(6);
      expect(await store.due(AT, 10)).toContain(webhook.id);
    });

    it('lets nothing past a delivery that waits for its next attempt', async () => {
      const before = await store.backlog(AT);
      const [first] = await written(4, 5);
      expect(await store.backlog(AT)).toEqual({ ...before, due: before.due + 1 });
      await store.take(webhook.id, AT, AT + 30);
      await store.record(first!, attemptAt(AT), { state: 'waiting', nextAt: AT + 500 });
      expect(await store.backlog(AT)).toEqual({ ...before, later: before.later + 1 });
      await written(6);
      expect(await store.take(webhook.id, AT + 499, AT + 600)).toBeUndefined();
      expect(await store.take(webhook.id, AT + 500, AT + 600)).toMatchObject({
        delivery: { ...first, failures: 1, attempts: [attemptAt(AT)] },
      });
    });

    it('keeps a webhook once', async () => {
      expect(await store.add(webhook, 'whsec_other', 10)).toBe('known');
      expect(await store.secrets(webhook.id, AT)).toEqual(['whsec_first']);
    });

    it('makes a webhook due again that pauses after a failure, and no other', async () => {
      const [first] = await written(4, 5);
      expect(await store.hurry(webhook.id, AT)).toBe(false);
      await store.take(webhook.id, AT, AT + 1_000);
      await store.record(first!, attemptAt(AT), { state: 'waiting', nextAt: AT + 60_000 });
      expect(await store.take(webhook.id, AT + 1, AT + 1_000)).toBeUndefined();
      expect(await store.hurry(webhook.id, AT + 1)).toBe(true);
      expect(await store.hurry(webhook.id, AT + 1)).toBe(false);
      expect((await store.take(webhook.id, AT + 1, AT + 1_000))?.delivery.id).toBe(first!.id);
      expect(await store.hurry(randomUUID(), AT)).toBe(false);
    });

    it('drops waiting deliveries when a webhook is disabled, and says why', async () => {
      const [first] = await written(4, 5);
      await store.take(webhook.id, AT, AT + 30);
      await store.record(first!, attemptAt(AT), { state: 'givenUp', disable: 'failing' });
      expect(await store.find(webhook.id)).toMatchObject({ isEnabled: false, disabledBecause: 'failing' });
      expect(await states()).toEqual([
        [5, 'dropped'],
        [4, 'givenUp'],
      ]);
      expect(await store.due(AT + 99, 10)).not.toContain(webhook.id);
      await store.change(webhook.id, { ...webhook, skipTo: 5 });
      await written(6);
      await store.change(webhook.id, { ...webhook, isEnabled: false });
      expect((await states())[0]).toEqual([6, 'dropped']);
      expect(await store.take(webhook.id, AT + 99, AT + 100)).toBeUndefined();
    });

    it('keeps manual deliveries, without consequences for the others', async () => {
      const [first] = await written(4);
      const ping = deliveryTo(webhook, 0, { type: 'league.ping', state: 'givenUp', attempts: [attemptAt(AT)] });
      await store.keep(ping);
      expect(await store.delivery(ping.id, AT)).toEqual(ping);
      expect(await store.delivery(ping.id, AT + 1)).toBeUndefined();
      expect(await store.take(webhook.id, AT, AT + 30)).toMatchObject({ delivery: first });
      await store.keep({ ...ping, state: 'delivered' }, 'gone');
      expect(await states()).toEqual([
        [0, 'delivered'],
        [4, 'dropped'],
      ]);
      expect(await store.find(webhook.id)).toMatchObject({ isEnabled: false, disabledBecause: 'gone' });
      await store.keep({ ...ping, id: randomUUID(), webhookId: randomUUID() });
    });

    it('tells of deliveries in stretches, and forgets those that are old and do not wait', async () => {
      const [fourth] = await written(4, 5, 6);
      const newestFirst = await all();
      expect(newestFirst.map(({ version }) => version)).toEqual([6, 5, 4]);
      const stretch = async (after: number | undefined, ascending: boolean) =>
        (await store.deliveries(webhook.id, { after, ascending, since: 0, limit: 2 })).map(({ version }) => version);
      expect(await stretch(newestFirst[0]!.place, false)).toEqual([5, 4]);
      expect(await stretch(undefined, true)).toEqual([4, 5]);
      expect(await stretch(newestFirst[1]!.place, true)).toEqual([6]);
      expect(await all(AT + 1)).toEqual([]);
      await store.take(webhook.id, AT, AT + 30);
      await store.record(fourth!, attemptAt(AT, 'delivered'), { state: 'delivered' });
      await store.forget(AT);
      expect(await all()).toHaveLength(3);
      await store.forget(AT + 1);
      expect((await all()).map(({ version }) => version)).toEqual([6, 5]);
    });
  });
}
