import { randomUUID } from 'node:crypto';
import { TableWaits, type TableWait } from '#games';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const HOUR = 3_600_000;
const OPEN = `mutation ($input: OpenGameInput!) { openGame(input: $input) { __typename ... on CommandAccepted { game { id } } } }`;
const JOIN = 'mutation ($input: JoinGameInput!) { joinGame(input: $input) { __typename } }';
const START = 'mutation ($input: StartGameInput!) { startGame(input: $input) { __typename } }';
const REMATCH = 'mutation ($input: RematchInput!) { rematch(input: $input) { __typename } }';
const RESIGN = 'mutation ($input: ResignInput!) { resign(input: $input) { __typename } }';
const WAIT = '{ me { tableWait { until rule games timeouts } } }';

describe('A player whose time runs out often', () => {
  let api: TestApi;
  let late: TestClient;
  let other: TestClient;
  let timeouts = 0;

  beforeAll(async () => {
    const now = Date.now();
    const latest = (account: string) =>
      Promise.resolve(
        account === lateId ? Array.from({ length: 6 }, (_, n) => ({ account, timedOut: n < timeouts, at: now })) : [],
      );
    api = await startTestApi({ tableWaits: new TableWaits({ latest }, Date.now) });
    late = await TestClient.register(api.url, 'Late');
    other = await TestClient.register(api.url, 'Other');
    const { me } = await late.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
    lateId = Buffer.from(me.account.id, 'base64url').toString().split(':').at(-1)!;
  });
  let lateId = '';
  beforeEach(() => {
    timeouts = 0;
  });
  afterAll(() => api.close());

  const opening = (more: object = {}) => ({
    input: { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }], ...more },
  });
  const openedBy = async (client: TestClient, more?: object): Promise<string> =>
    (await client.data<{ openGame: { game: { id: string } } }>(OPEN, opening(more))).openGame.game.id;
  const on = (gameId: string) => ({ input: { gameId, commandId: randomUUID() } });
  const refused = [
    {
      message: expect.stringMatching(/Your time ran out in 4 of your latest 6 rated games.*in 60 minutes/u),
      extensions: {
        code: 'FORBIDDEN',
        retryAfter: expect.any(Number),
        until: expect.any(String),
        games: 6,
        timeouts: 4,
      },
    },
  ];

  it('may not open, join or start a rated table, nor a rematch, and is told when', async () => {
    const own = await openedBy(late);
    const theirs = await openedBy(other);
    await other.data(JOIN, on(own));
    const over = await openedBy(other);
    await late.data(JOIN, on(over));
    await other.data(START, on(over));
    await other.data(RESIGN, on(over));
    await late.data(RESIGN, on(over));
    await api.settle();
    timeouts = 4;
    expect((await late.ask(OPEN, opening())).errors).toMatchObject(refused);
    for (const [document, gameId] of [
      [JOIN, theirs],
      [START, own],
      [REMATCH, over],
    ] as const)
      expect((await late.ask(document, on(gameId))).errors).toMatchObject(refused);
    timeouts = 1;
    expect((await late.ask(START, on(own))).errors).toBeUndefined();
    expect((await late.ask(JOIN, on(theirs))).errors).toBeUndefined();
  });

  it('may come to all other tables', async () => {
    const withBot = await openedBy(other, { seats: [{ me: true }, { bot: 'random' }] });
    timeouts = 8;
    for (const settings of [
      { byInvitation: true },
      { unlisted: true },
      { undo: 'CONSENT' },
      { seats: [{ me: true }, { bot: 'random' }] },
    ])
      expect((await late.ask(OPEN, opening(settings))).errors).toBeUndefined();
    expect((await late.ask(JOIN, on(withBot))).errors).toBeUndefined();
  });

  it('gets the answer to an earlier command nonetheless', async () => {
    const before = opening();
    const { openGame } = await late.data<{ openGame: object }>(OPEN, before);
    timeouts = 8;
    expect(await late.data(OPEN, before)).toEqual({ openGame });
  });

  it('sees the wait, with the rule', async () => {
    timeouts = 4;
    const { me } = await late.data<{ me: { tableWait: TableWait & { until: string; rule: string } } }>(WAIT);
    expect(me.tableWait).toMatchObject({ games: 6, timeouts: 4 });
    expect(Date.parse(me.tableWait.until) - Date.now()).toBeGreaterThan(HOUR - 60_000);
    expect(me.tableWait.rule).toBe(
      'Your latest 20 rated games count. From your last time-out you wait 10 minutes from 2 time-outs on, 1 hour from 4 time-outs on, 12 hours from 8 time-outs on.',
    );
    expect(await other.data(WAIT)).toMatchObject({ me: { tableWait: { until: null, games: 0, timeouts: 0 } } });
    const response = await fetch(`${api.url}/v1/me/table-wait`, {
      headers: { authorization: `Bearer ${late.token}`, 'accept-language': 'fr' },
    });
    expect(await response.json()).toMatchObject({
      timeouts: 4,
      rule: expect.stringContaining('10 minutes à partir de 2'),
    });
  });
});
