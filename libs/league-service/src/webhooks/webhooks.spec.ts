import { randomUUID } from 'node:crypto';
import { answering, Receiver, type Received } from '#webhooks/testing';
import type { DeliveryOptions } from '#webhooks';
import { Webhook as Standard } from 'standardwebhooks';
import { globalId } from '#streams';
import { meetObligation } from '#server';
import { Leagues } from '../leagues.js';
import { Table } from '#server/testing';
import { MemoryWebhookStore } from './memory-webhook-store.js';
import { webhooksOn } from './webhooks-on.js';
import type { Webhook } from './webhook.js';
import type { WebhookInput, WebhookWithSecret } from './webhook-service.js';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** A league with a season, its webhooks, and a clock that the test moves. */
class Told extends Table {
  readonly kept = new MemoryWebhookStore();
  readonly faults: string[] = [];
  readonly telling;
  override readonly leagues;
  leagueId = '';

  constructor(delivery: DeliveryOptions = {}) {
    super();
    this.telling = this.tellingWith(delivery);
    this.leagues = this.leaguesWith(this.telling);
  }

  /** The same in another process. */
  tellingWith(delivery: DeliveryOptions = {}): ReturnType<typeof webhooksOn> {
    const report = (fault: unknown) => this.faults.push(String(fault));
    const [clock, reach] = [() => this.now, { allowLoopback: true }];
    const accounts = {
      accounts: (ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id, name: `Named ${id}` }))),
    };
    const parts = { store: this.kept, events: this.store, accounts, clock, report, reach };
    return webhooksOn({ ...parts, delivery, jitter: () => 0 });
  }

  leaguesWith({ webhooks }: ReturnType<typeof webhooksOn>): Leagues {
    return new Leagues({ games: this.games, store: this.store, clock: () => this.now, webhooks });
  }

  async begin(): Promise<void> {
    const opened = await this.leagues.open({ commandId: randomUUID(), account: 'host', name: 'Told' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    this.leagueId = opened.loaded.leagueId;
    const plan = {
      ruleset: 'tally',
      options: { rounds: 1 },
      format: { kind: 'SWISS', rounds: 3 },
      table: { hiddenSeeds: false },
    };
    await this.give({ type: 'openSeason', name: 'One', plan });
  }

  async give(command: object, account = 'host'): Promise<void> {
    const outcome = await this.leagues.give({ leagueId: this.leagueId, commandId: randomUUID(), account, command });
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
  }

  /** A player enters: one event. */
  async enter(player: string = randomUUID()): Promise<void> {
    await this.give({ type: 'enter', season: 1, player, members: [player] }, player);
  }

  /** Workers do due work, and all of it comes to its end. */
  async work(): Promise<void> {
    await this.meetDue();
    await this.telling.webhooks.sendDue();
    await this.telling.webhooks.idle();
  }

  async add(input: Partial<WebhookInput> & { readonly address: string }): Promise<WebhookWithSecret> {
    const { league } = (await this.leagues.load(this.leagueId))!;
    const { leagueId } = this;
    const added = await this.telling.webhookService.add(
      { leagueId, version: league.version },
      { types: null, ...input },
    );
    if (added.status !== 'made') throw new Error(JSON.stringify(added));
    return added;
  }

  async log({ id }: Webhook): Promise<readonly string[]> {
    const found = await this.kept.deliveries(id, { ascending: true, since: 0, limit: 100 });
    return found.map(
      ({ version, state, attempts }) =>
        `${version} ${state}: ${attempts.map(({ outcome, reason, status }) => reason ?? `${outcome} ${status}`).join(', ')}`,
    );
  }
}

const bodyOf = ({ body }: Received) =>
  JSON.parse(body) as { type: string; timestamp: string; data: { version: number } };
const versions = (receiver: Receiver): number[] => receiver.received.map((each) => bodyOf(each).data.version);

/** Throws where a message is not signed under a secret. */
const verified = ({ body, headers }: Received, secret: string): unknown =>
  new Standard(secret).verify(body, headers as Record<string, string>);

describe('The webhooks of a league', () => {
  let told: Told;
  let receiver: Receiver;
  let address: string;

  beforeEach(async () => {
    told = new Told();
    await told.begin();
    receiver = await Receiver.start();
    address = `http://127.0.0.1:${receiver.port}/hook`;
  });
  afterEach(() => receiver.stop());

  it('are told every later event, once and in order, signed, with the ids of the API and names', async () => {
    const { webhook, secret } = await told.add({ address });
    const player = randomUUID();
    await told.enter(player);
    await told.enter();
    await told.work();
    expect(versions(receiver)).toEqual([3, 4]);
    const [first] = receiver.received;
    expect(verified(first!, secret)).toEqual({
      type: 'league.entered',
      timestamp: new Date(told.now).toISOString(),
      data: {
        leagueId: globalId('League', told.leagueId),
        version: 3,
        event: expect.objectContaining({ type: 'entered', player: globalId('Account', player), season: 1 }),
        accounts: [{ id: globalId('Account', player), name: `Named ${player}` }],
      },
    });
    expect(() => verified(first!, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=')).toThrow();
    const deliveries = await told.kept.deliveries(webhook.id, { ascending: true, since: 0, limit: 9 });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(deliveries.map(({ id }) => id));
    expect(await told.log(webhook)).toEqual(['3 delivered: delivered 204', '4 delivered: delivered 204']);
    expect(told.faults).toEqual([]);
  });

  it('cause no obligations where none listens', async () => {
    await told.enter();
    const { webhook } = await told.add({ address });
    await told.telling.webhookService.change(webhook, { ...webhook, isEnabled: false }, 3);
    await told.enter();
    expect(await told.store.dueObligations(10, told.now)).toEqual([]);
    await told.telling.webhookService.change({ ...webhook, isEnabled: false }, webhook, 4);
    await told.enter();
    expect(await told.store.dueObligations(10, told.now)).toMatchObject([{ kind: 'webhooks', key: 'webhooks/4' }]);
    await told.work();
    expect(versions(receiver)).toEqual([5]);
  });

  it('get the types that they have chosen', async () => {
    await told.add({ address, types: ['league.seasonClosed', 'league.seasonClosed'] });
    await told.enter();
    await told.give({ type: 'closeSeason', season: 1 });
    await told.work();
    expect(receiver.received.map((each) => bodyOf(each).type)).toEqual(['league.seasonClosed']);
  });

  it('get their deliveries once when the obligation is met twice, at the same time and later', async () => {
    await told.add({ address });
    await told.enter();
    const [owed] = await told.store.dueObligations(10, told.now);
    const other = told.tellingWith();
    const leagues = told.leaguesWith(other);
    await Promise.all([
      meetObligation(told, owed!),
      meetObligation({ games: told.games, campaigns: told.campaigns, leagues }, owed!),
    ]);
    await Promise.all([told.telling.webhooks.idle(), other.webhooks.idle()]);
    await meetObligation(told, owed!);
    await told.work();
    expect(versions(receiver)).toEqual([3]);
  });

  it('get the deliveries of a worker that died before it sent anything, or while it sent one', async () => {
    await told.add({ address });
    await told.enter();
    const dead = told.tellingWith();
    await dead.webhooks.close();
    await dead.webhooks.meet(told.leagueId);
    expect(receiver.received).toEqual([]);
    const [id] = await told.kept.due(told.now, 1);
    await told.kept.take(id!, told.now, told.now + 30 * SECOND);
    await told.work();
    expect(receiver.received).toEqual([]);
    told.now += 30 * SECOND;
    await told.work();
    expect(versions(receiver)).toEqual([3]);
  });

  it('are tried again when they fail, and later deliveries wait for that', async () => {
    const { webhook } = await told.add({ address });
    receiver.answer = answering(500, 'Out of <order>');
    await told.enter();
    await told.enter();
    await told.work();
    told.now += 4_999;
    await told.work();
    expect(versions(receiver)).toEqual([3]);
    receiver.answer = answering(204);
    told.now += 1;
    await told.work();
    expect(versions(receiver)).toEqual([3, 3, 4]);
    const [first, again] = receiver.received;
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.body).toBe(first?.body);
    expect(await told.log(webhook)).toEqual(['3 delivered: badStatus, delivered 204', '4 delivered: delivered 204']);
    const [delivery] = await told.kept.deliveries(webhook.id, { ascending: true, since: 0, limit: 1 });
    expect(delivery?.attempts[0]).toEqual({
      at: told.now - 5_000,
      outcome: 'failed',
      reason: 'badStatus',
      status: 500,
      excerpt: 'Out of <order>',
    });
  });

  it('are not called for as long as they ask', async () => {
    await told.add({ address });
    receiver.answer = answering(429, '', { 'retry-after': '60' });
    await told.enter();
    await told.work();
    told.now += 59 * SECOND;
    await told.work();
    expect(receiver.received).toHaveLength(1);
    told.now += SECOND;
    await told.work();
    expect(receiver.received).toHaveLength(2);
  });

  it('are disabled when they answer 410, which is told, and waiting deliveries are dropped', async () => {
    const { webhook } = await told.add({ address });
    receiver.answer = answering(410);
    await told.enter();
    await told.enter();
    await told.work();
    expect(receiver.received).toHaveLength(1);
    expect(await told.log(webhook)).toEqual(['3 dropped: gone 410', '4 dropped: ']);
    expect(await told.kept.find(webhook.id)).toMatchObject({ isEnabled: false, disabledBecause: 'gone' });
    expect(told.faults).toEqual([
      `Error: Webhook ${webhook.id} of league ${told.leagueId} is disabled: it answered 410.`,
    ]);
    await told.enter();
    expect(await told.store.dueObligations(10, told.now)).toEqual([]);
  });

  it('are disabled when every attempt has failed, and told again when they are enabled', async () => {
    const { webhook } = await told.add({ address });
    receiver.answer = answering(302, '', { location: 'https://example.org/' });
    await told.enter();
    for (let tries = 0; tries < 12; tries += 1) {
      await told.work();
      told.now += DAY;
    }
    expect(receiver.received).toHaveLength(10);
    const [line] = await told.log(webhook);
    expect(line).toBe(`3 givenUp: ${Array.from({ length: 10 }, () => 'redirected').join(', ')}`);
    const disabled = (await told.kept.find(webhook.id))!;
    expect(disabled).toMatchObject({ isEnabled: false, disabledBecause: 'failing' });
    expect(told.faults).toEqual([expect.stringContaining('every attempt failed, the last one with redirected (302).')]);
    await told.telling.webhookService.change(disabled, webhook, 3);
    expect(await told.kept.find(webhook.id)).toMatchObject({ isEnabled: true, disabledBecause: null });
    receiver.answer = answering(204);
    await told.enter();
    await told.work();
    expect(versions(receiver).slice(10)).toEqual([4]);
  });

  it('that are slow, dead or may not be called keep no others waiting', async () => {
    // Enough for one that answers, however busy the machine is.
    told = new Told({ patience: 2_000 });
    await told.begin();
    const [slow, dead] = await Promise.all([Receiver.start(), Receiver.start()]);
    slow.answer = () => undefined;
    const at = ({ port }: Receiver): string => `http://127.0.0.1:${port}/`;
    const addresses = [at(slow), at(dead), address];
    await dead.stop();
    const made = [];
    for (const each of addresses) made.push((await told.add({ address: each })).webhook);
    const hidden = { ...made[0]!, id: randomUUID(), address: 'https://10.0.0.1/' };
    await told.kept.add(hidden, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 10);
    await told.enter();
    // All are begun before any has answered, and the job is done.
    await told.meetDue();
    expect(await told.store.dueObligations(10, told.now)).toEqual([]);
    await told.telling.webhooks.idle();
    await slow.stop();
    expect(await Promise.all([...made, hidden].map((each) => told.log(each)))).toEqual([
      ['3 waiting: timedOut'],
      ['3 waiting: unreachable'],
      ['3 delivered: delivered 204'],
      ['3 waiting: refusedAddress'],
    ]);
  });

  it('go on when a secret cannot be read: that is a fault of ours, which is told', async () => {
    const { webhook } = await told.add({ address });
    await told.enter();
    const secrets = told.kept.secrets.bind(told.kept);
    told.kept.secrets = () => Promise.reject(new Error('another key'));
    await told.work();
    expect(told.faults).toEqual(['Error: another key']);
    told.kept.secrets = secrets;
    told.now += 30 * SECOND;
    await told.work();
    expect(await told.log(webhook)).toEqual(['3 delivered: delivered 204']);
  });

  it('get nothing from a process that was closed, which waits for attempts under way', async () => {
    await told.add({ address });
    await told.enter();
    await told.meetDue();
    await told.telling.webhooks.close();
    expect(receiver.received).toHaveLength(1);
    await told.enter();
    await told.work();
    expect(receiver.received).toHaveLength(1);
  });

  it('are remembered for 30 days', async () => {
    const { webhook } = await told.add({ address });
    await told.enter();
    await told.work();
    const { webhookService } = told.telling;
    told.now += 30 * DAY;
    expect(await webhookService.deliveries(webhook, { limit: 9 })).toHaveLength(1);
    told.now += 1;
    expect(await webhookService.deliveries(webhook, { limit: 9 })).toEqual([]);
    await told.enter();
    await told.work();
    expect(await told.log(webhook)).toEqual(['4 delivered: delivered 204']);
  });
});
