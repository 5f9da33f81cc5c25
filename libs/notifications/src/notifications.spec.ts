import { randomUUID } from 'node:crypto';
import { until } from '#event-store/testing';
import { MemoryPresenceStore, Presence, type ConsentAct } from '#games';
import { globalId } from '#streams';
import { accepted, pick, Table } from '#server/testing';
import { answering, Receiver, selfSigned } from '#webhooks/testing';
import { Webhook as Standard } from 'standardwebhooks';
import type { Channel, Destination } from './notification.js';
import type { ChannelMade } from './notification-service.js';
import { notificationsOn } from './notifications-on.js';
import { FeedMoves } from './noticing/feed-moves.js';
import { SETTLING } from './noticing/notifier.js';
import type { NotificationSettings } from './settings/settings.js';
import { MemoryNotificationStore } from './store/memory-notification-store.js';
import { MemoryServerKeys } from './store/server-keys.js';
import { MailServer, PushBrowser } from './testing/index.js';

const HOUR = 3_600_000;
const NAME = 'push.example.com';
const PLAYER = 'player-0';

/** Games and leagues with notifications, receivers of our own, and a clock that the test moves. */
class Told extends Table {
  readonly kept = new MemoryNotificationStore();
  readonly faults: string[] = [];
  readonly presence = new Presence({ store: new MemoryPresenceStore(() => this.now), report: () => undefined });
  readonly telling;

  constructor(mailUrl: string, certificate: string, limits = { channel: 12, mails: 1_000 }) {
    super();
    this.now = Date.parse('2026-01-10T12:00:00Z');
    this.telling = notificationsOn({
      publicUrl: 'https://play.example',
      mail: { smtpUrl: mailUrl, from: 'Chronicler <games@play.example>' },
      store: this.kept,
      keys: new MemoryServerKeys(),
      moves: new FeedMoves(this.store.feed),
      games: this.games,
      leagues: this.leagues,
      events: this.store,
      presence: this.presence,
      accounts: {
        accounts: (ids) => Promise.resolve(ids.map((id) => ({ id, name: `Named ${id}`, createdAt: 0, isBot: false }))),
      },
      clock: () => this.now,
      report: (fault) => this.faults.push(String(fault)),
      secret: new Uint8Array(32),
      limits,
      reach: { allowLoopback: true },
      delivery: { resolve: () => Promise.resolve(['127.0.0.1']), authorities: [certificate] },
      jitter: () => 0,
    });
  }

  get service() {
    return this.telling.notificationService;
  }

  /** Workers look, and send what is due, until nothing is. */
  async work(): Promise<void> {
    const { notificationWork: work } = this.telling;
    do {
      await work.run();
      await work.idle();
    } while ((await work.backlog()).due > 0);
  }

  /** The same some time later. */
  async later(milliseconds = SETTLING): Promise<void> {
    await this.work();
    this.now += milliseconds;
    await this.work();
  }

  async log(account = PLAYER): Promise<string[]> {
    return (await this.service.log(account)).map(
      ({ kind, state, reason }) => `${kind} ${state}${reason === null ? '' : ` ${reason}`}`,
    );
  }

  async settle(change: Partial<NotificationSettings>): Promise<void> {
    expect(await this.service.change(PLAYER, change)).toMatchObject(change);
  }
}

const made = (answer: ChannelMade): Channel => {
  if (answer.status !== 'made') throw new Error(JSON.stringify(answer));
  return answer.channel;
};

describe('Notifications', () => {
  const certificate = selfSigned(NAME);
  let mails: MailServer;
  let hook: Receiver;
  let push: Receiver;
  let told: Told;
  const hookUrl = (): string => `http://127.0.0.1:${hook.port}/hook`;
  /** The channel of most tests: a text for people, at once. */
  const listen = async (account = PLAYER): Promise<Channel> =>
    made(await told.service.addWebhook(account, hookUrl(), 'DISCORD'));
  const texts = (): string[] => hook.received.map(({ body }) => (JSON.parse(body) as { content: string }).content);

  beforeAll(async () => {
    [mails, hook, push] = await Promise.all([MailServer.start(), Receiver.start(), Receiver.start(certificate)]);
  });
  beforeEach(() => {
    mails.received.splice(0);
    mails.refuses = undefined;
    for (const receiver of [hook, push]) {
      receiver.received.splice(0);
      receiver.answer = answering(204);
    }
    told = new Told(mails.url, certificate.cert);
  });
  afterEach(() => told.presence.close());
  afterAll(() => Promise.all([mails.stop(), hook.stop(), push.stop()]));

  it('tell an account that a game waits for it, with the table, the deadline and the address', async () => {
    await listen();
    const gameId = await told.start({ seconds: 86_400 });
    await told.work();
    expect(hook.received).toEqual([]);
    await told.later();
    expect(texts()).toEqual([
      `It is your turn in Tally with Named player-1. Your time runs out on January 11, 2026 at 12:00 PM. <https://play.example/games/${globalId('Game', gameId)}>`,
    ]);
    await told.later(HOUR);
    expect(hook.received).toHaveLength(1);
    expect(await told.log('player-1')).toEqual([]);
    expect(told.faults).toEqual([]);
  });

  it('tell an account that a seat is offered to it, each time, and not once the offer is over', async () => {
    await listen('player-9');
    const gameId = await told.start({ seconds: null });
    const of = (number: number) => ({ gameId, commandId: randomUUID(), account: `player-${number}` });
    accepted(await told.games.offerSeat({ ...of(1), to: 'player-9' }));
    await told.later();
    expect(texts()).toEqual([
      `A seat in a running game of Tally with Named player-0 and Named player-1 is offered to you. <https://play.example/games/${globalId('Game', gameId)}>`,
    ]);
    accepted(await told.games.withdrawOffer(of(1)));
    accepted(await told.games.offerSeat({ ...of(1), to: 'player-9' }));
    await told.work();
    accepted(await told.games.takeOverSeat({ ...of(9), seat: 1 }));
    await told.later();
    expect(await told.log('player-9')).toEqual(
      expect.arrayContaining(['SEAT_OFFERED DELIVERED', 'SEAT_OFFERED DROPPED answered', 'YOUR_TURN DELIVERED']),
    );
  });

  it('speak the language of their reader, at the times of their clocks', async () => {
    await listen();
    await told.settle({ locale: 'fr', timeZone: 'Europe/Paris' });
    await told.start({ seconds: 86_400 });
    await told.later();
    expect(texts()[0]).toMatch(
      /^C’est à vous de jouer dans Compte avec Named player-1\. Votre temps s’achève le 11 janvier 2026 à 13:00\. </,
    );
  });

  it('are dropped where the turn was answered meanwhile', async () => {
    await listen();
    const gameId = await told.start();
    await told.work();
    accepted(await told.play(gameId, 0, pick(3)));
    await told.later();
    expect(hook.received).toEqual([]);
    expect(await told.log()).toEqual(['YOUR_TURN DROPPED answered']);
  });

  it('are not sent to an account that follows the game at this moment', async () => {
    await listen();
    const gameId = await told.start();
    const leave = told.presence.enter(gameId, PLAYER);
    await told.work();
    told.now += SETTLING;
    // Presence is written a moment after a client has come.
    await untilPresent(told, gameId);
    await told.work();
    expect(await told.log()).toEqual(['YOUR_TURN DROPPED present']);
    leave();
  });

  it('warn once before the time runs out', async () => {
    await listen();
    await told.settle({ events: ['TIME_RUNS_OUT'], warningHours: 3 });
    await told.start({ seconds: 10 * 3_600 });
    await told.later(7 * HOUR - 1);
    expect(hook.received).toEqual([]);
    await told.later(1);
    expect(texts()[0]).toMatch(/^Your time in Tally with Named player-1 runs out on January 10, 2026 at 10:00 PM\./);
    await told.later(HOUR);
    expect(await told.log()).toEqual(['TIME_RUNS_OUT DELIVERED']);
  });

  it('tell the end of a game', async () => {
    await listen();
    await told.settle({ events: ['GAME_OVER'] });
    const gameId = await told.start({ rounds: 1 });
    for (const seat of [0, 1]) accepted(await told.play(gameId, seat, pick(1)));
    await told.meetDue();
    await told.later();
    expect(texts()).toEqual([
      `Your game of Tally with Named player-1 is over. <https://play.example/games/${globalId('Game', gameId)}>`,
    ]);
  });

  it('tell of a proposal that awaits an answer, unless it is answered before', async () => {
    await listen();
    await told.settle({ events: ['PROPOSAL'] });
    const gameId = await told.start({ seconds: null });
    const request = (seat: number, act: ConsentAct) =>
      told.games.consent({ gameId, commandId: randomUUID(), account: `player-${seat}`, act });
    accepted(await request(1, { type: 'propose', kind: 'PAUSE' }));
    await told.later();
    expect(texts()[0]).toMatch(/^A proposal in Tally with Named player-1 awaits your answer\./);
    accepted(await request(1, { type: 'withdrawProposal' }));
    accepted(await request(1, { type: 'propose', kind: 'PAUSE' }));
    await told.work();
    accepted(await request(1, { type: 'withdrawProposal' }));
    await told.later();
    expect(await told.log()).toEqual(['PROPOSAL DROPPED answered', 'PROPOSAL DELIVERED']);
  });

  it('tell several games in one message where they are due together, and hold to the digest', async () => {
    await listen();
    await told.settle({ digest: 'HOURLY', events: ['YOUR_TURN'] });
    await told.start({ seconds: null });
    await told.start({ seconds: null });
    await told.later(HOUR - SETTLING);
    expect(hook.received).toEqual([]);
    await told.later(SETTLING);
    expect(texts().map((text) => text.split('\n').length)).toEqual([2]);
    expect(await told.log()).toEqual(['YOUR_TURN DELIVERED', 'YOUR_TURN DELIVERED']);
  });

  it('keep to quiet hours, also those that were set after the turn began', async () => {
    await listen();
    await told.start({ seconds: null });
    await told.work();
    await told.settle({ quietHours: { from: '11:00', to: '14:00' } });
    await told.later(2 * HOUR - 1);
    expect(hook.received).toEqual([]);
    await told.later(1);
    expect(hook.received).toHaveLength(1);
  });

  it('are at most so many an hour, then one that tells the rest', async () => {
    told = new Told(mails.url, certificate.cert, { channel: 2, mails: 1_000 });
    await listen();
    for (let game = 0; game < 4; game += 1) {
      await told.start({ seconds: null });
      await told.later();
    }
    expect(texts().map((text) => text.split('\n').length)).toEqual([1, 1]);
    await told.later(HOUR);
    expect(texts().map((text) => text.split('\n').length)).toEqual([1, 1, 2]);
  });

  it('are signed as Standard Webhooks, with ids of the API', async () => {
    const channel = made(await told.service.addWebhook(PLAYER, hookUrl(), 'STANDARD'));
    const gameId = await told.start({ seconds: null });
    await told.later();
    const [{ headers, body } = { headers: {}, body: '' }] = hook.received;
    const { secret } = channel.destination as Extract<Destination, { kind: 'WEBHOOK' }>;
    expect(new Standard(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'account.notified',
      data: {
        notifications: [
          {
            kind: 'YOUR_TURN',
            gameId: globalId('Game', gameId),
            ruleset: { en: 'Tally', fr: 'Compte' },
            others: ['Named player-1'],
            deadline: null,
            url: `https://play.example/games/${globalId('Game', gameId)}`,
          },
        ],
        text: ['It is your turn in Tally with Named player-1.'],
      },
    });
  });

  it('are tried again under the same id, and the channel is disabled after the last attempt', async () => {
    const channel = await listen();
    hook.answer = answering(500);
    await told.start({ seconds: null });
    await told.later();
    await told.later(5_000);
    hook.answer = answering(204);
    await told.later(300_000);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await told.log()).toEqual(['YOUR_TURN DELIVERED']);
    hook.answer = answering(500);
    await told.start({ seconds: null });
    await told.later();
    for (let hours = 0; hours < 96; hours += 1) await told.later(HOUR);
    expect(await told.log()).toEqual(['YOUR_TURN GIVEN_UP badStatus', 'YOUR_TURN DELIVERED']);
    expect(await told.kept.channel(channel.id)).toMatchObject({ isEnabled: false, disabledBecause: 'FAILING' });
    expect(told.faults).toEqual([`Error: Notification channel ${channel.id} is disabled: badStatus.`]);
  });

  it('lead nowhere inside a private network', async () => {
    for (const address of [
      'http://10.0.0.1/',
      'https://169.254.169.254/',
      'https://db.internal/',
      'ftp://example.com/',
    ]) {
      expect(await told.service.addWebhook(PLAYER, address, 'STANDARD')).toMatchObject({ status: 'invalid' });
      const { p256dh, auth } = new PushBrowser();
      expect(await told.service.addPush(PLAYER, { endpoint: address, p256dh, auth })).toMatchObject({
        status: 'invalid',
      });
    }
  });

  describe('by mail', () => {
    const linkIn = (text: string, purpose: string): string =>
      new RegExp(`https://play\\.example/notifications/${purpose}\\?token=(\\S+)`).exec(text)![1]!;

    it('ask the owner of the address first, and send nothing else before', async () => {
      const channel = made(await told.service.addMail(PLAYER, 'ada@example.com'));
      await told.start({ seconds: null });
      await told.later();
      expect(mails.received.map(({ to, headers }) => [to, headers['subject']])).toEqual([
        [['ada@example.com'], 'Confirm your address for Chronicler'],
      ]);
      const [{ text, headers } = { text: '', headers: {} }] = mails.received;
      expect(text).toContain('The account Named player-0 wants to be told');
      expect(headers).not.toHaveProperty('list-unsubscribe');
      expect(await told.service.confirm(linkIn(text, 'confirm'))).toBe(true);
      expect(await told.kept.channel(channel.id)).toMatchObject({ isConfirmed: true });
      await told.start({ seconds: null });
      await told.later();
      expect(mails.received).toHaveLength(2);
    });

    it('can be unsubscribed from with one click', async () => {
      const channel = made(await told.service.addMail(PLAYER, 'ada@example.com'));
      await told.kept.change(channel.id, { isConfirmed: true }, told.now);
      await told.start({ seconds: null });
      await told.later();
      const { headers, text } = mails.received.at(-1)!;
      expect(headers).toMatchObject({
        from: 'Chronicler <games@play.example>',
        subject: 'It is your turn in Tally with Named player-1.',
        'auto-submitted': 'auto-generated',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      });
      expect(headers['list-unsubscribe']).toBe(
        `<https://play.example/notifications/unsubscribe?token=${linkIn(text, 'unsubscribe')}>`,
      );
      expect(await told.service.unsubscribe('0')).toBe(false);
      expect(await told.service.unsubscribe(linkIn(text, 'unsubscribe'))).toBe(true);
      expect(await told.kept.channel(channel.id)).toMatchObject({ isEnabled: false, disabledBecause: 'UNSUBSCRIBED' });
      await told.start({ seconds: null });
      await told.later();
      expect(mails.received.filter(({ headers: { subject } }) => subject!.startsWith('It is'))).toHaveLength(1);
    });

    it('ask an address at most three times a day, for all accounts together', async () => {
      for (let account = 0; account < 5; account += 1)
        made(await told.service.addMail(`player-${account}`, account === 0 ? 'ADA@example.com' : 'ada@example.com'));
      await told.work();
      expect(mails.received).toHaveLength(3);
    });

    it('are held where the server has sent so many in the hour', async () => {
      told = new Told(mails.url, certificate.cert, { channel: 12, mails: 1 });
      for (const account of ['player-0', 'player-1']) {
        const { id } = made(await told.service.addMail(account, `${account}@example.com`));
        await told.kept.change(id, { isConfirmed: true }, told.now);
      }
      await told.start({ seconds: null });
      await told.later();
      expect(mails.received).toHaveLength(1);
      await told.later(HOUR);
      await told.later(HOUR / 12);
      expect(mails.received).toHaveLength(2);
    });

    it('end where the mailbox does not exist', async () => {
      const channel = made(await told.service.addMail(PLAYER, 'ada@example.com'));
      await told.kept.change(channel.id, { isConfirmed: true }, told.now);
      mails.refuses = 550;
      await told.start({ seconds: null });
      await told.later();
      expect(await told.kept.channel(channel.id)).toMatchObject({ isEnabled: false, disabledBecause: 'GONE' });
    });

    it('are no mail of others: an address is one, and nothing more', async () => {
      for (const address of [
        'ada',
        'ada@example.com, bo@example.com',
        'ada@example.com\r\nBcc: bo@example.com',
        '<ada@example.com>',
      ])
        expect(await told.service.addMail(PLAYER, address)).toMatchObject({ status: 'invalid' });
    });
  });

  describe('by Web Push', () => {
    const subscribed = async (browser: PushBrowser): Promise<Channel> => {
      const { p256dh, auth } = browser;
      return made(await told.service.addPush(PLAYER, { endpoint: `https://${NAME}:${push.port}/sub`, p256dh, auth }));
    };

    it('are encrypted for the browser, in the name of this server', async () => {
      const browser = new PushBrowser();
      await subscribed(browser);
      const gameId = await told.start({ seconds: null });
      await told.later();
      expect(JSON.parse(browser.read(push.received[0]!.bytes))).toEqual({
        title: 'Chronicler',
        body: 'It is your turn in Tally with Named player-1.',
        url: `https://play.example/games/${globalId('Game', gameId)}`,
      });
      const { headers } = push.received[0]!;
      const { pushKey } = await told.service.offer();
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(headers.authorization).toMatch(new RegExp(`^vapid t=\\S+, k=${pushKey!}$`));
    });

    it.each([404, 410])('end where the browser has unsubscribed (%i)', async (status) => {
      const { id } = await subscribed(new PushBrowser());
      push.answer = answering(status);
      await told.start({ seconds: null });
      await told.later();
      expect(await told.kept.channel(id)).toMatchObject({ isEnabled: false, disabledBecause: 'GONE' });
    });

    it('need keys that a message can be encrypted with', async () => {
      const endpoint = `https://${NAME}/sub`;
      const { p256dh, auth } = new PushBrowser();
      for (const keys of [
        { p256dh: 'AAAA', auth },
        { p256dh, auth: 'short' },
        { p256dh: 'B'.repeat(87), auth },
      ])
        expect(await told.service.addPush(PLAYER, { endpoint, ...keys })).toMatchObject({ status: 'invalid' });
    });
  });

  describe('of leagues', () => {
    const give = async (leagueId: string, command: object, account = 'host'): Promise<void> => {
      const outcome = await told.leagues.give({ leagueId, commandId: randomUUID(), account, command });
      if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    };

    it('tell invitations and pairings, until they are answered', async () => {
      await listen();
      const opened = await told.leagues.open({ commandId: randomUUID(), account: 'host', name: 'Autumn League' });
      const leagueId = opened.status === 'accepted' ? opened.loaded.leagueId : '';
      const format = { kind: 'SWISS', rounds: 3 };
      const plan = { ruleset: 'tally', options: { rounds: 1 }, format, table: { hiddenSeeds: false } };
      await give(leagueId, { type: 'openSeason', name: 'One', plan });
      await give(leagueId, { type: 'enter', season: 1, player: PLAYER, members: [PLAYER] });
      await told.later();
      expect(texts()).toEqual([
        `You are invited to play in Autumn League, One. <https://play.example/leagues/${globalId('League', leagueId)}>`,
      ]);
      await give(leagueId, { type: 'accept', season: 1, player: PLAYER }, PLAYER);
      await give(leagueId, { type: 'enter', season: 1, player: 'bo', members: ['bo'] }, 'bo');
      await give(leagueId, { type: 'pairRound', season: 1, round: 1 });
      await told.later();
      expect(texts()[1]).toMatch(/^Your pairing of round 1 in Autumn League, One is up: you play against Named bo\./);
      expect(await told.log()).toEqual(['PAIRED DELIVERED', 'INVITED DELIVERED']);
    });
  });
});

/** Until presence at the game is written. */
async function untilPresent({ presence, games }: Told, gameId: string): Promise<void> {
  const loaded = (await games.load(gameId))!;
  await until('the player is present', async () => (await presence.of([loaded]))[0]!.seats.includes(0));
}
