import { randomUUID } from 'node:crypto';
import { MailServer } from '#notifications/testing';
import { answering, Receiver } from '#webhooks/testing';
import request from 'supertest';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { codesIn } from './refusals.js';

const CHANNEL = 'id kind address form confirmed enabled disabledBecause';
const OWN = `{ me { notifications { offers { email pushKey } events quietHours { from to } timeZone digest digestAt warningHours locale
  channels { ${CHANNEL} } log { kind channelKind gameId leagueId state reason } } } }`;
const CHANGE = `mutation ($input: ChangeNotificationsInput!) { changeNotifications(input: $input) {
  events quietHours { from to } timeZone digest digestAt warningHours locale } }`;
const ADD_MAIL = `mutation ($address: String!) { addMailChannel(address: $address) { ${CHANNEL} } }`;
const ADD_HOOK = `mutation ($address: String!, $form: NotificationWebhookForm) { addWebhookChannel(address: $address, form: $form) { secret channel { ${CHANNEL} } } }`;
const ENABLE = `mutation ($id: ID!, $enabled: Boolean!) { enableNotificationChannel(id: $id, enabled: $enabled) { ${CHANNEL} } }`;
const REMOVE = 'mutation ($id: ID!) { removeNotificationChannel(id: $id) { id } }';
const TEST = 'mutation ($id: ID!) { testNotificationChannel(id: $id) { id } }';
const OPEN = `mutation ($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }`;
const START = `mutation ($input: StartGameInput!) { startGame(input: $input) { __typename } }`;

interface Channel {
  readonly id: string;
  readonly confirmed: boolean;
  readonly enabled: boolean;
}

interface Own {
  readonly me: {
    readonly notifications: Readonly<Record<string, unknown>> & {
      readonly channels: readonly Channel[];
      readonly log: readonly Readonly<Record<string, unknown>>[];
    };
  };
}

/** Notifications that a player sets up only through the public API, and gets. */
describe('Notifications over the API', () => {
  let api: TestApi;
  let mails: MailServer;
  let hook: Receiver;
  let player: TestClient;
  let stranger: TestClient;
  let now: number;

  beforeAll(async () => {
    [mails, hook] = await Promise.all([MailServer.start(), Receiver.start()]);
    const mail = { smtpUrl: mails.url, from: 'games@play.example' };
    api = await startTestApi({ mail, notificationClock: () => now });
  });
  beforeEach(async () => {
    now = Date.now();
    hook.received.splice(0);
    hook.answer = answering(204);
    mails.received.splice(0);
    player = await TestClient.register(api.url, 'Told');
    stranger = await TestClient.register(api.url, 'Other');
  });
  afterAll(async () => {
    await api.close();
    await Promise.all([mails.stop(), hook.stop()]);
    expect(api.faults).toEqual([]);
  });

  const own = async (client = player) => (await client.data<Own>(OWN)).me.notifications;
  const addHook = async (): Promise<Channel> => {
    const address = `http://127.0.0.1:${hook.port}/hook`;
    const { addWebhookChannel } = await player.data<{ addWebhookChannel: { secret: string; channel: Channel } }>(
      ADD_HOOK,
      { address },
    );
    expect(addWebhookChannel.secret).toMatch(/^whsec_/);
    return addWebhookChannel.channel;
  };
  /** A game of the player against a bot, in which it is the player's turn. */
  const playGame = async (): Promise<string> => {
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { openGame } = await player.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    const gameId = openGame.game.id;
    await player.data(START, { input: { commandId: randomUUID(), gameId } });
    return gameId;
  };

  it('have settings, which change one by one, and say what is wrong', async () => {
    expect(await own()).toEqual({
      offers: { email: true, pushKey: expect.stringMatching(/^[\w-]{87}$/) },
      events: ['YOUR_TURN', 'TIME_RUNS_OUT', 'GAME_OVER', 'PROPOSAL', 'SEAT_OFFERED', 'PAIRED', 'INVITED'],
      quietHours: null,
      timeZone: 'UTC',
      digest: 'NONE',
      digestAt: '08:00',
      warningHours: 3,
      locale: 'EN',
      channels: [],
      log: [],
    });
    const quietHours = { from: '22:30', to: '07:00' };
    const { changeNotifications: changed } = await player.data<{ changeNotifications: object }>(CHANGE, {
      input: { events: ['YOUR_TURN'], quietHours, timeZone: 'Europe/Paris', locale: 'FR' },
    });
    expect(changed).toMatchObject({ events: ['YOUR_TURN'], quietHours, digest: 'NONE', locale: 'FR' });
    await player.data(CHANGE, { input: { quietHours: null, digest: 'HOURLY' } });
    expect(await own()).toMatchObject({ quietHours: null, timeZone: 'Europe/Paris', digest: 'HOURLY' });
    const wrong = await player.ask(CHANGE, { input: { timeZone: 'Mars/Olympus' } });
    expect([codesIn(wrong.errors), wrong.errors![0]!.message]).toEqual([
      ['BAD_USER_INPUT'],
      'A time zone is a name such as Europe/Paris.',
    ]);
  });

  it('arrive, and are logged for their account alone', async () => {
    await addHook();
    await player.data(CHANGE, { input: { events: ['YOUR_TURN'] } });
    const gameId = await playGame();
    await api.settle();
    now += 10_000;
    await api.settle();
    expect(hook.received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'account.notified', data: { notifications: [{ kind: 'YOUR_TURN', gameId }] } },
    ]);
    expect((await own()).log).toEqual([
      { kind: 'YOUR_TURN', channelKind: 'WEBHOOK', gameId, leagueId: null, state: 'DELIVERED', reason: null },
    ]);
    expect((await own(stranger)).log).toEqual([]);
  });

  it('are tried out, disabled and removed by their account alone', async () => {
    const { id } = await addHook();
    for (const [document, variables] of [
      [TEST, { id }],
      [ENABLE, { id, enabled: false }],
      [REMOVE, { id }],
    ] as const)
      expect(codesIn((await stranger.ask(document, variables)).errors)).toEqual(['NOT_FOUND']);
    await player.data(TEST, { id });
    await api.settle();
    expect(hook.received).toHaveLength(1);
    expect(await player.data(ENABLE, { id, enabled: false })).toMatchObject({
      enableNotificationChannel: { enabled: false, disabledBecause: null },
    });
    expect(codesIn((await player.ask(TEST, { id })).errors)).toEqual(['FORBIDDEN']);
    await player.data(REMOVE, { id });
    expect((await own()).channels).toEqual([]);
    expect(codesIn((await player.ask(REMOVE, { id })).errors)).toEqual(['NOT_FOUND']);
  });

  it('need a token that manages the account', async () => {
    const create = `mutation ($input: CreateTokenInput!) { createToken(input: $input) { token } }`;
    const input = { name: 'plays', scopes: ['GAMES_READ', 'GAMES_PLAY'] };
    const { createToken } = await player.data<{ createToken: { token: string } }>(create, { input });
    const weak = new TestClient(api.url, createToken.token);
    expect(codesIn((await weak.ask(OWN)).errors)).toEqual(['FORBIDDEN']);
    expect(codesIn((await weak.ask(CHANGE, { input: {} })).errors)).toEqual(['FORBIDDEN']);
    expect(codesIn((await new TestClient(api.url).ask(CHANGE, { input: {} })).errors)).toEqual(['UNAUTHENTICATED']);
  });

  describe('The links of mails', () => {
    const linkIn = (purpose: string): string =>
      new RegExp(`http://play\\.example(/notifications/${purpose}\\?token=\\S+)`).exec(
        mails.received.at(-1)!.text,
      )![1]!;

    it('confirm and unsubscribe by a button, without a sign-in; looking alone does nothing', async () => {
      const { addMailChannel } = await player.data<{ addMailChannel: Channel }>(ADD_MAIL, {
        address: 'told@example.com',
      });
      expect(addMailChannel.confirmed).toBe(false);
      await api.settle();
      const confirm = linkIn('confirm');
      const asked = await request(api.url).get(confirm).expect(200).expect('content-type', /html/);
      expect(asked.text).toContain('<form method="post"><button type="submit">Confirm</button></form>');
      expect(asked.headers['content-security-policy']).toContain("default-src 'none'");
      expect((await own()).channels).toMatchObject([{ confirmed: false }]);
      await request(api.url)
        .post(confirm)
        .expect(200, /The address is confirmed/);
      expect((await own()).channels).toMatchObject([{ confirmed: true, enabled: true }]);

      await player.data(TEST, { id: addMailChannel.id });
      await api.settle();
      const unsubscribe = linkIn('unsubscribe');
      await request(api.url)
        .get(unsubscribe)
        .set('Accept-Language', 'fr')
        .expect(200, /Se désabonner/);
      expect((await own()).channels).toMatchObject([{ enabled: true }]);
      // As mail programs do it: RFC 8058.
      await request(api.url).post(unsubscribe).type('form').send({ 'List-Unsubscribe': 'One-Click' }).expect(200);
      expect((await own()).channels).toMatchObject([{ enabled: false, disabledBecause: 'UNSUBSCRIBED' }]);
    });

    it('do nothing where they were not signed here', async () => {
      for (const purpose of ['confirm', 'unsubscribe'])
        for (const token of ['', `${randomUUID()}.${'a'.repeat(43)}`]) {
          const path = `/notifications/${purpose}?token=${token}`;
          await request(api.url)
            .get(path)
            .expect(404, /This link does not work/);
          await request(api.url)
            .post(path)
            .expect(404, /This link does not work/);
        }
    });
  });
});
