import { randomUUID } from 'node:crypto';
import { MemoryEventStore } from '#event-store';
import { answering, Receiver, type Received } from '#webhooks/testing';
import { Webhook as Standard } from 'standardwebhooks';
import { MemoryWebhookStore } from './memory-webhook-store.js';
import { webhooksOn } from './webhooks-on.js';
import type { Webhook } from './webhook.js';

const HOUR = 60 * 60 * 1_000;

describe('Those who run a league', () => {
  let now: number;
  let store: MemoryWebhookStore;
  let receiver: Receiver;
  let desk: ReturnType<typeof webhooksOn>['webhookService'];
  const league = { leagueId: randomUUID(), version: 1 };

  beforeEach(async () => {
    now = 1_000_000;
    store = new MemoryWebhookStore();
    receiver = await Receiver.start();
    const accounts = { accounts: () => Promise.resolve([]) };
    const parts = { store, events: new MemoryEventStore(), accounts, clock: () => now, report: () => undefined };
    desk = webhooksOn({ ...parts, reach: { allowLoopback: true } }).webhookService;
  });
  afterEach(() => receiver.stop());

  const made = async (): Promise<{ webhook: Webhook; secret: string }> => {
    const added = await desk.add(league, { address: `http://127.0.0.1:${receiver.port}`, types: null });
    if (added.status !== 'made') throw new Error(added.status);
    return added;
  };
  const isSignedBy = ({ body, headers }: Received, secret: string): boolean => {
    try {
      new Standard(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  };

  it('register ten addresses at most, of the form that is taken, for types that there are', async () => {
    for (let count = 0; count < 10; count += 1) expect((await made()).secret).toMatch(/^whsec_.{44}$/);
    expect(await desk.add(league, { address: 'https://example.org', types: null })).toEqual({ status: 'tooMany' });
    const other = { ...league, leagueId: randomUUID() };
    const refused = async (address: string, types: string[] | null = null) =>
      expect(await desk.add(other, { address, types })).toMatchObject({
        status: 'invalid',
        issue: { fr: expect.any(String) },
      });
    await refused('https://10.0.0.1/');
    await refused('nowhere');
    await refused('https://example.org', []);
    await refused('https://example.org', ['league.nothing']);
    expect(await desk.list(other.leagueId)).toEqual([]);
    const kept = await desk.add(other, { address: 'https://EXAMPLE.org', types: ['league.entered', 'league.entered'] });
    expect(kept).toMatchObject({
      webhook: { address: 'https://example.org/', types: ['league.entered'], writtenTo: 1 },
    });
  });

  it('change a webhook, and nothing where it is refused or gone', async () => {
    const { webhook } = await made();
    now += 5;
    const changed = { ...webhook, types: ['league.opened'], changedAt: now };
    expect(await desk.change(webhook, changed, 9)).toEqual(changed);
    const inside = { ...changed, address: 'http://192.168.0.1' };
    expect(await desk.change(changed, inside, 9)).toMatchObject({ status: 'invalid' });
    expect(await desk.find(webhook.id)).toEqual(changed);
    const disabled = { ...changed, isEnabled: false };
    expect(await desk.change(changed, disabled, 9)).toEqual(disabled);
    expect(await desk.change(disabled, { ...disabled, types: null }, 9)).toEqual({ ...disabled, types: null });
    expect(await desk.change(disabled, changed, 9)).toEqual({ ...changed, writtenTo: 9 });
    expect(await desk.remove(webhook)).toBe(true);
    expect(await desk.change(webhook, webhook, 9)).toEqual({ status: 'notFound' });
    expect(await desk.find(webhook.id)).toBeUndefined();
    expect(await desk.find('no id')).toBeUndefined();
  });

  it('exchange a secret for another; for a day both sign', async () => {
    const { webhook, secret } = await made();
    const { secret: other } = await desk.renewSecret(webhook);
    now += 24 * HOUR - 1;
    await desk.ping(webhook);
    now += 1;
    await desk.ping(webhook);
    const signed = receiver.received.map((each) => [isSignedBy(each, secret), isSignedBy(each, other)]);
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('try an address out, also one that is disabled, and see the result', async () => {
    const { webhook } = await made();
    const disabled = { ...webhook, isEnabled: false };
    await desk.change(webhook, disabled, 1);
    expect(await desk.ping(disabled)).toMatchObject({ type: 'league.ping', state: 'delivered', version: 0 });
    expect(JSON.parse(receiver.received[0]!.body)).toEqual({
      type: 'league.ping',
      timestamp: new Date(now).toISOString(),
      data: { leagueId: Buffer.from(`League:${league.leagueId}`).toString('base64url') },
    });
    receiver.answer = answering(503, 'Later');
    const failed = await desk.ping(disabled);
    expect(failed).toMatchObject({ state: 'givenUp', failures: 0, attempts: [{ status: 503, excerpt: 'Later' }] });
    expect(await desk.deliveries(webhook, { limit: 1 })).toMatchObject([failed]);
  });

  it('get the same webhook and secret for the same command', async () => {
    const add = () => desk.add(league, { address: 'https://example.org', types: null }, 'command');
    const first = await add();
    expect(first.status).toBe('made');
    expect(await add()).toEqual(first);
    expect(await desk.list(league.leagueId)).toHaveLength(1);
  });

  it('send a delivery once more, unless it waits or is none of theirs', async () => {
    const { webhook } = await made();
    receiver.answer = answering(500);
    const failed = await desk.ping(webhook);
    receiver.answer = answering(200);
    expect(await desk.replay(webhook, failed.id)).toMatchObject({
      state: 'delivered',
      attempts: [{}, { status: 200 }],
    });
    receiver.answer = answering(500);
    expect(await desk.replay(webhook, failed.id)).toMatchObject({ state: 'delivered', attempts: [{}, {}, {}] });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.id]));
    expect(await desk.replay({ ...webhook, id: randomUUID() }, failed.id)).toEqual({ status: 'notFound' });
    expect(await desk.replay(webhook, randomUUID())).toEqual({ status: 'notFound' });
    expect(await desk.replay(webhook, 'no id')).toEqual({ status: 'notFound' });
    await store.keep({ ...failed, state: 'waiting' });
    expect(await desk.replay(webhook, failed.id)).toEqual({ status: 'waits' });
    receiver.answer = answering(410);
    await desk.ping(webhook);
    expect(await desk.find(webhook.id)).toMatchObject({ isEnabled: false, disabledBecause: 'gone' });
  });
});
