import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { DECLARED, noRequests, overHttp, USED, WRONG, type Sent } from './bad-requests.js';

interface Told {
  readonly message: string;
  readonly extensions: { readonly code: string };
}

/** Requests that are refused before GraphQL has read them, which every client sees by the status. */
const unread: ReadonlySet<string> = new Set([
  'a subscription with a condition at its root',
  'U+0000 in the name of a token',
  'U+0000 in the name of a deck',
  'U+0000 in the id of a card',
  'U+0000 in a filter',
  'half a surrogate pair',
  '201 brackets',
]);

describe("A client's mistake", () => {
  let api: TestApi;
  let ada: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ settings: { rates: { address: 10_000, account: 10_000 } } });
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterEach(() => {
    expect(api.faults.splice(0)).toEqual([]);
  });
  afterAll(() => api.close());

  const post = (body: object, accept: string): Promise<Response> =>
    fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${ada.token!}` },
      body: JSON.stringify(body),
    });

  it.each(overHttp)('over HTTP is reported with its code: %s', async (_, sent, code) => {
    const response = await post(sent, 'application/graphql-response+json');
    const { data, errors } = (await response.json()) as { data?: unknown; errors: Told[] };
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set([code]));
    // With data, even null for a nullable field, a response is 200.
    expect(response.status).toBe(data ? 200 : 400);
  });

  it('is reported to clients that know only application/json with 200, once GraphQL has read it', async () => {
    for (const [title, sent, code] of overHttp) {
      const response = await post(sent, 'application/json');
      const { errors } = (await response.json()) as { errors: Told[] };
      expect([title, response.status]).toEqual([title, unread.has(title) ? 400 : 200]);
      expect([title, errors[0]!.extensions.code]).toEqual([title, code]);
    }
  });

  it('of using a command id of the server’s version is refused, over GraphQL and REST', async () => {
    const commandId = '00000000-0000-8000-8000-000000000000';
    const id = randomUUID();
    const code = (input: string, mutation: string): Promise<string> =>
      ada
        .ask(`mutation { ${mutation}(input: { commandId: "${commandId}", ${input} }) { __typename } }`)
        .then(({ errors }) => (errors as Told[] | undefined)?.[0]?.extensions.code ?? 'none');
    const codes = await Promise.all([
      code(`gameId: "${id}"`, 'resign'),
      code(`gameId: "${id}", command: { lantern: { chooseCard: { oil: 2 } } }`, 'submitCommand'),
      code(`gameId: "${id}", commands: [{ lantern: { chooseCard: { oil: 2 } } }]`, 'submitCommands'),
      code('options: { lantern: {} }', 'openGame'),
      code('name: "Owls", ruleset: "clash"', 'openCampaign'),
      code('name: "Owls"', 'openLeague'),
    ]);
    expect(codes).toEqual(Array.from(codes, () => 'BAD_USER_INPUT'));
    const overRest = await fetch(`${api.url}/v1/games`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ada.token!}`,
        'idempotency-key': commandId,
      },
      body: JSON.stringify({ options: { lantern: {} } }),
    });
    expect([overRest.status, ((await overRest.json()) as { detail: string }).detail]).toEqual([
      400,
      expect.stringContaining('UUIDs of version 8 are reserved for the server'),
    ]);
  });

  it('of a subscription by POST is answered with the right transport', async () => {
    const { errors } = await ada.ask('subscription { lobby { id } }');
    expect(errors![0]!.message).toMatch(/^Subscriptions go over the socket/);
  });

  it.each(noRequests)('that is not a GraphQL request has a code, too: %s', async (_, init, status, code) => {
    const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'yes' };
    const response = await fetch(`${api.url}/graphql`, { method: 'POST', headers, ...init });
    const { errors } = (await response.json()) as { errors: Told[] };
    expect([response.status, errors[0]!.extensions]).toEqual([
      status,
      { code, requestId: response.headers.get('x-request-id') },
    ]);
  });

  it.each(['/nowhere', '/v1/games/nothing/table.svg', '/v1/nothing'])(
    'over REST is a problem document: %s',
    async (path) => {
      const response = await fetch(api.url + path);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(await response.json()).toMatchObject({ status: 404, title: 'Not Found', detail: expect.any(String) });
    },
  );

  it('in the body of a REST request is a problem document', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${api.url}/v1/nothing`, { method: 'POST', headers, body: '{' });
    expect(await response.json()).toMatchObject({ status: 400, title: 'Bad Request' });
  });

  describe('over a socket', () => {
    const GAME_EVENTS = 'subscription($g: ID!, $n: Int = 0) { gameEvents(gameId: $g, afterVersion: $n) { version } }';

    async function toldOverSocket(sent: Sent): Promise<string[]> {
      const socket = ada.socket();
      const answer = await socket
        .iterate(sent as { query: string })
        .next()
        .then(
          ({ value }) => (value as { errors: Told[] }).errors,
          (errors: unknown) => errors as Told[],
        );
      await socket.dispose();
      return [...new Set(answer.map(({ extensions }) => extensions.code))];
    }

    it.each<readonly [string, Sent, string]>([
      [
        'an unknown operation',
        { query: 'subscription a { lobby { id } }', operationName: 'nobody' },
        'OPERATION_RESOLUTION_FAILURE',
      ],
      ['a variable of another type', { query: GAME_EVENTS, variables: { g: { a: 1 } } }, 'BAD_USER_INPUT'],
      ['null for a variable with a default', { query: GAME_EVENTS, variables: { g: 'x', n: null } }, 'BAD_USER_INPUT'],
      [
        'more than fifty wrong variables',
        {
          query: `subscription(${DECLARED}) { lobby { ${USED} } }`,
          variables: WRONG,
        },
        'BAD_USER_INPUT',
      ],
      ['@skip at the root', { query: 'subscription { lobby @skip(if: true) { id } }' }, 'GRAPHQL_VALIDATION_FAILED'],
      [
        '@include at the root, in a fragment',
        {
          query: 'subscription($x: Boolean!) { ...F } fragment F on Subscription { lobby @include(if: $x) { id } }',
          variables: { x: false },
        },
        'GRAPHQL_VALIDATION_FAILED',
      ],
      ['U+0000 in a text', { query: GAME_EVENTS, variables: { g: 'a\0' } }, 'BAD_USER_INPUT'],
      ['201 brackets', { query: `subscription { lobby(x: ${'['.repeat(201)}` }, 'BAD_USER_INPUT'],
    ])('is reported with its code: %s', async (_, sent, code) => {
      expect(await toldOverSocket(sent)).toEqual([code]);
    });

    it.each([1, 2_147_483_647])('to be %s events ahead of a game is reported with a code of its own', async (ahead) => {
      const input = { commandId: randomUUID(), options: { lantern: {} } };
      const { openGame } = await ada.data<{ openGame: { version: number; game: { id: string } } }>(
        'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { version game { id } } } }',
        { input },
      );
      const n = Math.min(openGame.version + ahead, 2_147_483_647);
      expect(await toldOverSocket({ query: GAME_EVENTS, variables: { g: openGame.game.id, n } })).toEqual([
        'AHEAD_OF_GAME',
      ]);
    });

    it.each(['next', 'error', 'connection_ack'])(
      'is closed as invalid when it is a message of servers: %s',
      async (type) => {
        const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
        const closed = new Promise((resolve) => socket.on('close', resolve));
        socket.on('open', () => socket.send(JSON.stringify({ type, id: '1', payload: {} })));
        expect(await closed).toBe(4400);
      },
    );
  });
});
