import { randomUUID } from 'node:crypto';
import { allScopes } from '#accounts';
import { TestIssuer } from '#accounts/testing';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const START = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';
const GAME = 'query($id: ID!) { game(id: $id) { status parked outcome { reason } } }';
const SIGN_IN = 'mutation($name: String!) { signIn(name: $name) { __typename } }';
const OPERATE = 'mutation($input: OperateOnGameInput!) { operateOnGame(input: $input) { changed } }';
const OPERATIONS = `{ operations { parkedGames { gameId since reason } lateJobs { streamId kind dueAt }
  lastVerification { endedAt streams faults } } }`;

interface Seen {
  readonly operations: {
    readonly parkedGames: readonly { readonly gameId: string; readonly reason: string }[];
    readonly lateJobs: readonly { readonly streamId: string; readonly kind: string }[];
    readonly lastVerification: object | null;
  };
}

describe('An operator of the server', () => {
  let api: TestApi;
  let issuer: TestIssuer;
  let operator: TestClient;
  let ada: TestClient;
  let gameId: string;
  let ahead = 0;

  beforeAll(async () => {
    issuer = await TestIssuer.start();
    const oidcIssuers = [{ issuer: issuer.url, audience: 'chronicler', scopes: [...allScopes] }];
    const verified = [2_000, 1_000].map((endedAt) => ({ endedAt, streams: 3, faults: 0 }));
    const lines = [{ labels: { method: 'GET', status: '200' }, value: 7 }];
    const series = [{ name: 'requests', meaning: 'Requests.', isCounter: true, lines }];
    api = await startTestApi({
      settings: { oidcIssuers },
      operatorClock: () => Date.now() + ahead,
      verified,
      metrics: { series: () => Promise.resolve(series) },
    });
    operator = new TestClient(api.url, await issuer.token('olga'));
    await operator.data(SIGN_IN, { name: 'Olga' });
    ada = await TestClient.register(api.url, 'Ada');
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ bot: 'random' }, { me: true }] };
    gameId = (await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input })).openGame.game.id;
    await ada.data(START, { input: { gameId, commandId: randomUUID() } });
  });
  afterAll(async () => {
    await api.close();
    await issuer.stop();
    // The server reports each game that is parked.
    expect(api.faults).toMatchObject([{ message: expect.stringContaining('is parked: It harms the others.') }]);
  });

  const ended = (second: number): object => ({ endedAt: `1970-01-01T00:00:0${second}.000Z`, streams: 3, faults: 0 });
  const seen = async (): Promise<Seen['operations']> => (await operator.data<Seen>(OPERATIONS)).operations;
  const operate = (action: string, changes: object = {}): Promise<unknown> =>
    operator.data(OPERATE, { input: { gameId, action, reason: 'It harms the others.', ...changes } });
  const codeOf = async (client: TestClient, query: string, variables: object = {}): Promise<unknown> =>
    (await client.ask(query, variables)).errors?.[0]?.extensions['code'];

  it('sees jobs that no worker has done in time, and none before', async () => {
    expect(await seen()).toEqual({ parkedGames: [], lateJobs: [], lastVerification: ended(2) });
    ahead = 60_000;
    expect((await seen()).lateJobs).toMatchObject([{ streamId: gameId, kind: 'bot' }]);
  });

  it('sees the latest verifications, and the series of the process', async () => {
    const { operations } = await operator.data<{ operations: object }>(
      '{ operations { verifications { endedAt streams faults } metrics { name meaning counter lines { labels value } } } }',
    );
    expect(operations).toEqual({
      verifications: [ended(2), ended(1)],
      metrics: [
        {
          name: 'requests',
          meaning: 'Requests.',
          counter: true,
          lines: [{ labels: ['method=GET', 'status=200'], value: 7 }],
        },
      ],
    });
  });

  it('parks a game, sees why, and resumes it', async () => {
    expect(await operate('PARK')).toEqual({ operateOnGame: { changed: true } });
    expect(await operate('PARK')).toEqual({ operateOnGame: { changed: false } });
    expect(await seen()).toMatchObject({ parkedGames: [{ gameId, reason: 'It harms the others.' }], lateJobs: [] });
    expect(await ada.data(GAME, { id: gameId })).toMatchObject({ game: { parked: true } });
    expect(await operate('RESUME')).toEqual({ operateOnGame: { changed: true } });
    expect((await seen()).parkedGames).toEqual([]);
  });

  it('abandons a game that people play', async () => {
    expect(await operate('ABANDON')).toEqual({ operateOnGame: { changed: true } });
    expect(await ada.data(GAME, { id: gameId })).toEqual({
      game: { status: 'OVER', parked: false, outcome: { reason: 'ABANDONED' } },
    });
    expect(await operate('ABANDON')).toEqual({ operateOnGame: { changed: false } });
  });

  it('must name a game and a reason', async () => {
    const input = { gameId, action: 'PARK', reason: ' ' };
    expect(await codeOf(operator, OPERATE, { input })).toBe('BAD_USER_INPUT');
    const unknown = Buffer.from(`Game:${randomUUID()}`).toString('base64url');
    const none = { ...input, gameId: unknown, reason: 'Why not.' };
    expect(await codeOf(operator, OPERATE, { input: none })).toBe('NOT_FOUND');
  });

  it('is alone in it: players and guests are refused', async () => {
    const input = { gameId, action: 'RESUME', reason: 'Mine.' };
    for (const client of [ada, new TestClient(api.url)]) {
      const code = client === ada ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(await codeOf(client, OPERATIONS)).toBe(code);
      expect(await codeOf(client, OPERATE, { input })).toBe(code);
    }
  });
});
