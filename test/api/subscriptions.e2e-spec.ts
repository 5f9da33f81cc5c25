import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { until } from '#event-store/testing';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Heard {
  readonly gameEvents: { readonly version: number; readonly type: string; readonly payload: Record<string, unknown> };
}

const EVENTS = `subscription($id: ID!, $after: Int!) { gameEvents(gameId: $id, afterVersion: $after) {
  version type description payload { __typename ... on LanternHandDealt { seat oils } ... on LanternCardChosen { seat oil } } } }`;

const run = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { __typename ... on CommandAccepted { version game { id } } } }`;

/** Collects the messages of a subscription in `heard`, until `enough` or its end. */
async function listen<T>(
  client: Client,
  query: string,
  variables: Record<string, unknown>,
  enough: (heard: readonly T[]) => boolean,
  heard: T[] = [],
): Promise<T[]> {
  const stream = client.iterate<T>({ query, variables });
  for await (const { data, errors } of stream) {
    if (errors) throw new Error(JSON.stringify(errors));
    if (data) heard.push(data);
    if (enough(heard)) break;
  }
  return heard;
}

describe('Subscriptions', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;
  const sockets: Client[] = [];

  const socketOf = (client: TestClient, params?: Record<string, unknown>): Client => {
    const socket = client.socket(params);
    sockets.push(socket);
    return socket;
  };

  beforeAll(async () => {
    api = await startTestApi({ settings: { sockets: { subscriptions: 3, strangers: 3, recheck: 50, greeting: 300 } } });
    [ada, bo] = await Promise.all([TestClient.register(api.url, 'Ada'), TestClient.register(api.url, 'Bo')]);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.dispose();
  });
  afterAll(() => api.close());

  async function openTable(): Promise<string> {
    const input = { commandId: randomUUID(), options: { lantern: { storms: 1 } }, seats: [{ me: true }] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(run('openGame', 'OpenGameInput'), {
      input,
    });
    return openGame.game.id;
  }

  const start = async (gameId: string): Promise<void> => {
    await bo.data(run('joinGame', 'JoinGameInput'), { input: { gameId, commandId: randomUUID() } });
    await ada.data(run('startGame', 'StartGameInput'), { input: { gameId, commandId: randomUUID() } });
  };

  async function playOut(gameId: string): Promise<void> {
    for (const client of [ada, bo]) {
      const query = 'query($id: ID!) { game(id: $id) { legalCommands { input } } }';
      const { game } = await client.data<{ game: { legalCommands: { input: object }[] } }>(query, { id: gameId });
      const input = { gameId, commandId: randomUUID(), command: game.legalCommands[0]!.input };
      await client.data(run('submitCommand', 'SubmitCommandInput'), { input });
    }
    await api.settle();
  }

  it('gameEvents replays, continues live and ends with the game, without gaps or duplicates', async () => {
    const gameId = await openTable();
    const all = (): boolean => false;
    const early = listen<Heard>(socketOf(ada), EVENTS, { id: gameId, after: 0 }, all);
    await start(gameId);
    const late = listen<Heard>(socketOf(bo), EVENTS, { id: gameId, after: 3 }, all);
    await playOut(gameId);
    const [fromStart, fromThree] = await Promise.all([early, late]);
    const versions = fromStart.map(({ gameEvents }) => gameEvents.version);
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(fromStart.at(-1)!.gameEvents.type).toBe('seedRevealed');
    expect(fromThree.map(({ gameEvents }) => gameEvents.version)).toEqual(versions.slice(3));
  });

  it('a secret field is null for others, and the event still has its number', async () => {
    const gameId = await openTable();
    const players = [ada, bo, new TestClient(api.url)].map((client) =>
      listen<Heard>(
        socketOf(client),
        EVENTS,
        { id: gameId, after: 0 },
        (heard) => heard.at(-1)?.gameEvents.type === 'cardChosen',
      ),
    );
    await start(gameId);
    await playOut(gameId);
    const secrets = (await Promise.all(players)).map((heard) =>
      heard.flatMap(({ gameEvents: { payload } }) =>
        'oils' in payload ? [payload['oils']] : 'oil' in payload ? [payload['oil']] : [],
      ),
    );
    expect(secrets[0]).toEqual([[expect.any(Number)], null, expect.any(Number)]);
    expect(secrets[1]).toEqual([null, [expect.any(Number)], null]);
    expect(secrets[2]).toEqual([null, null, null]);
  });

  it('waitingForMe reports the games that wait now, and each when it begins to', async () => {
    const cy = await TestClient.register(api.url, `Cy-${randomUUID().slice(0, 8)}`);
    const query = 'subscription { waitingForMe { id waiting { ... on WaitingForSeats { mine } } } }';
    interface Told {
      readonly waitingForMe: { readonly id: string };
    }
    const table = async (): Promise<string> => {
      const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
      const { openGame } = await cy.data<{ openGame: { game: { id: string } } }>(run('openGame', 'OpenGameInput'), {
        input,
      });
      await cy.data(run('startGame', 'StartGameInput'), {
        input: { gameId: openGame.game.id, commandId: randomUUID() },
      });
      return openGame.game.id;
    };
    const first = await table();
    const heard: Told[] = [];
    const told = listen<Told>(socketOf(cy), query, {}, () => heard.length === 2, heard);
    await until('the first game is told of', () => heard.length === 1);
    const second = await table();
    expect((await told).map(({ waitingForMe }) => waitingForMe)).toEqual([
      { id: first, waiting: { mine: true } },
      { id: second, waiting: { mine: true } },
    ]);
  });

  it('lobby reports open games, and once more when one starts', async () => {
    const query = 'subscription { lobby { id status seats { taken } } }';
    interface Told {
      readonly lobby: { readonly id: string; readonly status: string };
    }
    const gameId = await openTable();
    const heard: Told[] = [];
    const isRunning = (): boolean => heard.at(-1)?.lobby.status === 'RUNNING';
    const told = listen<Told>(socketOf(new TestClient(api.url)), query, {}, isRunning, heard);
    await until('the game is told of', () => heard.some(({ lobby }) => lobby.id === gameId));
    await start(gameId);
    const ours = (await told).filter(({ lobby }) => lobby.id === gameId).map(({ lobby }) => lobby.status);
    expect(ours[0]).toBe('OPEN');
    expect(ours.at(-1)).toBe('RUNNING');
  });

  it('lobby reports only games that match its filter, and once more one that no longer does', async () => {
    const query = `subscription { lobby(filter: { ruleset: "lantern", freeSeats: 3 }) { id status seats { taken } } }`;
    interface Told {
      readonly lobby: { readonly id: string; readonly seats: readonly { readonly taken: boolean }[] };
    }
    const wanted = await openTable();
    const taken = ({ lobby }: Told): number => lobby.seats.filter((seat) => seat.taken).length;
    const heard: Told[] = [];
    const isTold = (seats: number): boolean => heard.some((one) => one.lobby.id === wanted && taken(one) === seats);
    const told = listen<Told>(socketOf(new TestClient(api.url)), query, {}, () => isTold(2), heard);
    await until('the game is told of', () => isTold(1));
    const input = { gameId: wanted, seat: 1, commandId: randomUUID() };
    await bo.data(run('joinGame', 'JoinGameInput'), { input });
    const ours = (await told).filter(({ lobby }) => lobby.id === wanted);
    expect(ours.map(taken)).toEqual([1, 2]);
  });

  it.each([
    ['a query', '{ rulesets { name } }', 'BAD_USER_INPUT'],
    ['a mutation', 'mutation { createAccount(name: "x y") { __typename } }', 'BAD_USER_INPUT'],
    ['a document that does not parse', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'too deep a document',
      `subscription { lobby ${'{ events { nodes { game '.repeat(6)} { id } ${'} } } '.repeat(6)} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'too many aliases',
      `subscription { lobby { ${Array.from({ length: 501 }, (_, at) => `a${at}: id`).join(' ')} } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['too many tokens', `subscription { lobby { ${'id '.repeat(6_000)} } }`, 'GRAPHQL_PARSE_FAILED'],
    [
      'too costly an operation',
      `subscription { lobby { events(first: 100) { nodes { game { events(first: 100) { nodes { version } } } } } } }`,
      'QUERY_TOO_COSTLY',
    ],
    ['an unknown game', 'subscription { gameEvents(gameId: "R2FtZTox") { version } }', 'NOT_FOUND'],
  ])('%s over a socket is an error for its client', async (title, query, code) => {
    const stream = socketOf(new TestClient(api.url)).iterate({ query });
    const answer = await stream.next().then(
      ({ value }) => (value as { errors?: unknown } | undefined)?.errors,
      (errors: unknown) => errors,
    );
    expect({ title, answer }).toEqual({
      title,
      answer: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })],
    });
  });

  it('a wrong token is closed with 4403, a silent socket with 4408, a hasty one with 4401', async () => {
    const closed = (greet: (socket: WebSocket) => void): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
        socket.on('open', () => greet(socket));
        socket.on('close', resolve);
      });
    const wrong = { type: 'connection_init', payload: { authorization: 'Bearer chr_dev_x' } };
    expect(await closed((socket) => socket.send(JSON.stringify(wrong)))).toBe(4403);
    expect(
      await closed((socket) =>
        socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ a }' } })),
      ),
    ).toBe(4401);
    expect(await closed((socket) => socket.send('nonsense'))).toBe(4400);
    expect(await closed(() => undefined)).toBe(4408);
  });

  it('a socket whose token is revoked is closed with 4403', async () => {
    const input = { name: 'socket', scopes: ['GAMES_READ'] };
    const { createToken } = await ada.data<{ createToken: { token: string; about: { id: string } } }>(
      'mutation($input: CreateTokenInput!) { createToken(input: $input) { token about { id } } }',
      { input },
    );
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const payload = { authorization: `Bearer ${createToken.token}` };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    await new Promise((resolve) => socket.on('message', resolve));
    await ada.data('mutation($id: ID!) { revokeToken(id: $id) { id } }', { id: createToken.about.id });
    expect(await closed).toBe(4403);
  });

  it('waitingForMe takes a token', async () => {
    const stream = socketOf(new TestClient(api.url)).iterate({ query: 'subscription { waitingForMe { id } }' });
    const { value } = (await stream.next()) as { value: { errors: { extensions: { code: string } }[] } };
    expect(value.errors[0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('a socket has a limited number of subscriptions', async () => {
    const socket = socketOf(new TestClient(api.url));
    const gameId = await openTable();
    const quiet = Array.from({ length: 3 }, () =>
      socket.iterate({ query: EVENTS, variables: { id: gameId, after: 0 } }),
    );
    await Promise.all(quiet.map((stream) => stream.next()));
    const refused = await socket
      .iterate({ query: EVENTS, variables: { id: gameId, after: 0 } })
      .next()
      .then(
        ({ value }) => value as unknown,
        (errors: unknown) => errors,
      );
    expect(JSON.stringify(refused)).toContain('RATE_LIMITED');
  });

  it('a reset after an upgrade to a foreign path leaves the server alive', async () => {
    const { hostname, port } = new URL(api.url);
    let gone = 0;
    api.app.getHttpServer().on('connection', (socket: Socket) => socket.once('close', () => (gone += 1)));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
          );
          socket.resetAndDestroy();
          resolve();
        });
        socket.on('error', () => undefined);
      });
    }
    await until('all of them are gone', () => gone === 5);
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    expect(api.faults).toEqual([]);
  });
});
