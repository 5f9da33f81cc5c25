import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { MemoryEventStore } from '#event-store';
import { jest } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { getIntrospectionQuery } from 'graphql';
import { WebSocket } from 'ws';
import { HealthController } from '../../apps/api/src/health/health.controller.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import type { SettingsChanges } from '../../apps/api/src/api-settings.js';

interface Refusal {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly retryAfter?: number };
}

const codesIn = (errors: unknown): string[] => (errors as Refusal[]).map(({ extensions }) => extensions.code);

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';

/** Everything that a test opens, and closes again. */
class Stage {
  private readonly closing: (() => unknown)[] = [];

  async api(settings: SettingsChanges = {}): Promise<TestApi> {
    const api = await startTestApi({ settings });
    this.closing.unshift(() => api.close());
    return api;
  }

  socketOf(client: TestClient): Client {
    const socket = client.socket();
    this.closing.unshift(() => socket.dispose());
    return socket;
  }

  /** A socket as it comes, which sends each of `messages` when it is let in. */
  raw(url: string, headers: Record<string, string> = {}): WebSocket {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    this.closing.unshift(() => socket.terminate());
    return socket;
  }

  async clear(): Promise<void> {
    for (const close of this.closing.splice(0)) await close();
  }
}

const stage = new Stage();
/** One for all tests that leave it as it was. */
let plain: TestApi;
beforeAll(async () => {
  plain = await startTestApi();
});
afterEach(() => stage.clear());
afterAll(() => plain.close());

const table = async (client: TestClient): Promise<string> => {
  const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [] };
  const { openGame } = await client.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
  return openGame.game.id;
};

/** Why a subscription ended, or `undefined` when it ended well; with how often it told something before. */
async function ending(socket: Client, query: string): Promise<{ readonly told: number; readonly errors: Refusal[] }> {
  let told = 0;
  try {
    for await (const { errors } of socket.iterate({ query })) {
      if (errors) return { told, errors: errors as unknown as Refusal[] };
      told += 1;
    }
    return { told, errors: [] };
  } catch (errors) {
    return { told, errors: errors as Refusal[] };
  }
}

const closeOf = (socket: WebSocket): Promise<{ readonly code: number; readonly reason: string }> =>
  new Promise((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })));

const greeted = (socket: WebSocket, payload: object = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    socket.once('message', (text: Buffer) => resolve(JSON.parse(text.toString())));
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });

describe('Costs', () => {
  it('are worked out although a variable with a default is null', async () => {
    const client = new TestClient(plain.url);
    const query = `query($n: ID = "x", $g: ID!) { x: game(id: $n) { id }
      game(id: $g) { events(last: 100) { nodes { game { events(last: 60) { nodes { version } } } } } } }`;
    const { errors } = await client.ask(query, { n: null, g: 'R2FtZTox' });
    expect(codesIn(errors)).toEqual(['QUERY_TOO_COSTLY']);
  });

  it('are worked out for fragments of fragments beyond ten thousand nodes', async () => {
    const client = new TestClient(plain.url);
    const fragments = Array.from(
      { length: 11 },
      (_, at) => `fragment F${at} on Game { ...F${at + 1} ...F${at + 1} ...F${at + 1} }`,
    );
    const query = `{ game(id: "R2FtZTox") { ...F0 } } ${fragments.join(' ')} fragment F11 on Game { version }`;
    expect(codesIn((await client.ask(query)).errors)).toEqual(['QUERY_TOO_COSTLY']);
  });

  it('are above 0 for everything that is executed', async () => {
    const client = new TestClient(plain.url);
    for (const query of [
      '{ __typename }',
      '{ games @skip(if: true) { nodes { id } } }',
      '{ __type(name: "Game") { name } }',
    ]) {
      const { data, extensions } = await client.ask(query);
      expect(data).toBeDefined();
      expect((extensions?.['cost'] as { requested: number }).requested).toBeGreaterThan(0);
    }
  });

  it('of answers that are repeated often are those of their work', async () => {
    const client = new TestClient(plain.url);
    const many = (count: number, field: string): string =>
      `{ ruleset(name: "arena") { ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} } }`;
    expect(codesIn((await client.ask(many(45, 'content { __typename }'))).errors)).toEqual(['QUERY_TOO_COSTLY']);
    const twice = `{ a: __schema { queryType { name } } b: __schema { queryType { name } } }`;
    expect(codesIn((await client.ask(twice)).errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const inFragments =
      '{ ...A ...B } fragment A on Query { a: __type(name: "Game") { name } } fragment B on Query { ...A b: __schema { queryType { name } } }';
    expect(codesIn((await client.ask(inFragments)).errors)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  it('of mutations are paid one by one: a document has one', async () => {
    const client = new TestClient(plain.url);
    const two =
      'mutation { a: createAccount(name: "Ada A") { __typename } b: createAccount(name: "Ada B") { __typename } }';
    expect(codesIn((await client.ask(two)).errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const spread =
      'mutation { ...A ...A b: createAccount(name: "Ada B") { __typename } } fragment A on Mutation { a: createAccount(name: "Ada A") { __typename } }';
    expect(codesIn((await client.ask(spread)).errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('are taken from the minute, and every answer says what is left', async () => {
    const client = new TestClient((await stage.api({ rates: { address: 3_000 } })).url);
    const left = async (query: string): Promise<(string | null)[]> => {
      const { headers, status } = await client.post(query);
      const names = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
      return [String(status), ...names.map((name) => headers.get(name))];
    };
    expect(await left('{ __typename }')).toEqual(['200', '3000', '2979', expect.stringMatching(/^\d+$/)]);
    expect(await left('{ __schema { queryType { name } } }')).toEqual(['200', '3000', '959', expect.any(String)]);
    const refused = await client.post('{ __schema { queryType { name } } }');
    expect([refused.status, refused.headers.get('ratelimit-remaining')]).toEqual([429, '0']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }],
    });
  });
});

describe('Answers', () => {
  it('are not larger than they may be', async () => {
    const client = new TestClient((await stage.api({ sizes: { answer: 50_000 } })).url);
    const { data, errors } = await client.ask(getIntrospectionQuery());
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { extensions: { code: 'QUERY_TOO_COSTLY', limit: 50_000, requestId: expect.any(String) } },
    ]);
  });

  it('are compressed for whoever takes it', async () => {
    const client = new TestClient(plain.url);
    for (const encoding of ['gzip', 'br']) {
      const response = await client.post(getIntrospectionQuery(), {}, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.json()).toHaveProperty('data.__schema');
    }
    const short = await client.post('{ __typename }', {}, { 'accept-encoding': 'gzip' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('to compressed bombs are refusals', async () => {
    const { url } = plain;
    const body = gzipSync(Buffer.alloc(5_000_000, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await fetch(`${url}/graphql`, { method: 'POST', headers, body })).status).toBe(413);
  });
});

describe('Subscriptions', () => {
  it('that are dear to tell are refused, fifty of them, and cost the others nothing', async () => {
    const api = await stage.api();
    const ada = await TestClient.register(api.url, 'Ada');
    const socket = stage.socketOf(new TestClient(api.url));
    const games = Array.from({ length: 90 }, (_, at) => `o${at}: ruleset { optionsSchema }`).join(' ');
    const dear = `subscription { lobby { id ${games} } }`;
    const refused = await Promise.all(Array.from({ length: 50 }, () => ending(socket, dear)));
    await table(ada);
    expect(refused.reduce((sum, { told }) => sum + told, 0)).toBe(0);
    const five = stage.socketOf(new TestClient(api.url));
    const answers = await Promise.all(Array.from({ length: 5 }, () => ending(five, dear)));
    expect(answers.map(({ errors }) => codesIn(errors))).toEqual(answers.map(() => ['QUERY_TOO_COSTLY']));
    expect(api.faults).toEqual([]);
  });

  it('of a stranger run dry, and others are told all the same', async () => {
    const api = await stage.api({ rates: { address: 1_000 }, sockets: { strangers: 5 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const bo = await TestClient.register(api.url, 'Bo');
    const query = `subscription { lobby { id ${Array.from({ length: 170 }, (_, at) => `v${at}: version`).join(' ')} } }`;
    const strange = stage.socketOf(new TestClient(api.url));
    const dry = Promise.all(Array.from({ length: 5 }, () => ending(strange, query)));
    const heard: unknown[] = [];
    const hearing = (async () => {
      for await (const { data } of stage.socketOf(bo).iterate({ query: 'subscription { lobby { id } }' }))
        if (heard.push(data) === 12) return;
    })();
    const opened: string[] = [];
    for (let game = 0; game < 12; game += 1) opened.push(await table(ada));
    const endings = await dry;
    await hearing;
    for (const { errors } of endings)
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }]);
    // A thousand points, of which registering took 242 and subscribing 120: three tellings of 177 at most.
    expect(endings.reduce((sum, { told }) => sum + told, 0)).toBeLessThanOrEqual(3);
    expect(new Set(heard.map((data) => (data as { lobby: { id: string } }).lobby.id))).toEqual(new Set(opened));
  });

  it('to the lobby read the open games in one look, however many there are', async () => {
    const api = await stage.api();
    const ada = await TestClient.register(api.url, 'Ada');
    for (let game = 0; game < 8; game += 1) await table(ada);
    const store = MemoryEventStore.prototype;
    const looks = [jest.spyOn(store, 'head'), jest.spyOn(store, 'heads'), jest.spyOn(store, 'read')];
    const told: unknown[] = [];
    for await (const { data } of stage.socketOf(ada).iterate({ query: 'subscription { lobby { id } }' }))
      if (told.push(data) === 8) break;
    expect(looks.map((look) => look.mock.calls.length)).toEqual([0, 1, 0]);
    looks.forEach((look) => look.mockRestore());
  });

  it('without a token are five', async () => {
    const api = plain;
    const socket = stage.raw(api.url);
    await greeted(socket);
    const answers: { id: string; type: string; payload: Refusal[] }[] = [];
    const answered = new Promise<void>((resolve) =>
      socket.on('message', (text: Buffer) => {
        answers.push(JSON.parse(text.toString()) as (typeof answers)[number]);
        if (answers.length === 2) resolve();
      }),
    );
    for (let id = 1; id <= 7; id += 1)
      socket.send(
        JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: 'subscription { lobby { id } }' } }),
      );
    await answered;
    expect(answers.map(({ id, type, payload }) => [id, type, ...codesIn(payload)]).sort()).toEqual([
      ['6', 'error', 'RATE_LIMITED'],
      ['7', 'error', 'RATE_LIMITED'],
    ]);
    expect(answers.map(({ payload }) => payload[0]!.extensions.retryAfter)).toEqual([1, 1]);
  });
});

describe('Sockets', () => {
  it('of players are counted by account, wherever they come from', async () => {
    const api = await stage.api({ sockets: { address: 1, account: 1 } });
    const players = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => TestClient.register(api.url, name)));
    for (const { token } of players) {
      expect(await greeted(stage.raw(api.url), { authorization: `Bearer ${token}` })).toEqual({
        type: 'connection_ack',
      });
    }
    const second = stage.raw(api.url);
    const closed = closeOf(second);
    await greeted(second, { authorization: `Bearer ${players[0]!.token}` }).catch(() => undefined);
    expect(await closed).toEqual({ code: 4429, reason: 'Too many sockets' });
    expect(await greeted(stage.raw(api.url))).toEqual({ type: 'connection_ack' });
  });

  it('that are too many are opened and closed again, so that a browser says why', async () => {
    const api = await stage.api({ sockets: { greeting: 1 } });
    const first = stage.raw(api.url);
    await new Promise((resolve) => first.once('open', resolve));
    expect(await closeOf(stage.raw(api.url))).toEqual({ code: 4429, reason: 'Too many sockets' });
    const gone = closeOf(first);
    first.close(1000);
    await gone;
    expect(await greeted(stage.raw(api.url))).toEqual({ type: 'connection_ack' });
  });

  it('count for the address that trusted proxies tell', async () => {
    const api = await stage.api({ sockets: { address: 1 }, trustedProxies: ['loopback'] });
    const from = (address: string): WebSocket => stage.raw(api.url, { 'x-forwarded-for': `203.0.113.9, ${address}` });
    expect(await greeted(from('192.0.2.1'))).toEqual({ type: 'connection_ack' });
    expect(await greeted(from('192.0.2.2'))).toEqual({ type: 'connection_ack' });
    const second = from('192.0.2.1');
    const closed = closeOf(second);
    await greeted(second).catch(() => undefined);
    expect((await closed).code).toBe(4429);
  });

  it('that are refused again and again are closed', async () => {
    const api = await stage.api({ sockets: { refusals: 3 } });
    const socket = stage.raw(api.url);
    await greeted(socket);
    const closed = closeOf(socket);
    const errors: unknown[] = [];
    socket.on('message', (text: Buffer) => errors.push(JSON.parse(text.toString())));
    for (let id = 0; id < 10; id += 1)
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: '{ nothing }' } }));
    expect(await closed).toEqual({ code: 4429, reason: 'Too many refusals' });
    expect(errors.length).toBeLessThanOrEqual(3);
  });

  it('that break the protocol are closed, and neither logged nor printed', async () => {
    const api = plain;
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const next = stage.raw(api.url);
    await greeted(next);
    const closed = closeOf(next);
    next.send(JSON.stringify({ id: '1', type: 'next', payload: {} }));
    expect((await closed).code).toBe(4400);
    const large = stage.raw(api.url);
    await greeted(large);
    const tooLarge = closeOf(large);
    large.send('x'.repeat(200_000));
    expect((await tooLarge).code).toBe(1009);
    const broken = stage.raw(api.url);
    await greeted(broken);
    const gone = closeOf(broken);
    // A frame that is not masked.
    (broken as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.from([0x81, 0x01, 0x41]));
    expect((await gone).code).toBe(1002);
    expect([printed.mock.calls, api.faults]).toEqual([[], []]);
    printed.mockRestore();
  });
});

describe('Accounts', () => {
  it('are made a few an hour from one address', async () => {
    const api = await stage.api({ quotas: { accounts: 2 } });
    const stranger = new TestClient(api.url);
    const make = async (name: string): Promise<unknown> => {
      const { data, errors } = await stranger.ask(`mutation { createAccount(name: "${name}") { __typename } }`);
      return errors ? codesIn(errors) : data;
    };
    expect(await make('Ada')).toEqual({ createAccount: { __typename: 'AccountCreated' } });
    expect(await make('Ada')).toEqual({ createAccount: { __typename: 'AccountNameTaken' } });
    expect(await make('Bo')).toEqual({ createAccount: { __typename: 'AccountCreated' } });
    expect(await make('Cy')).toEqual(['RATE_LIMITED']);
  });
});

describe('Tables', () => {
  const answerTo = async (client: TestClient, query: string, input: object): Promise<unknown> => {
    const { data, errors } = await client.ask(query, { input });
    return errors ? codesIn(errors) : data && Object.values(data)[0];
  };
  const JOIN = 'mutation($input: JoinGameInput!) { joinGame(input: $input) { __typename } }';

  it('that an account has opened and not ended are so many, and the same command opens the same one', async () => {
    const api = await stage.api({ quotas: { openGames: 2 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const inputs = [1, 2, 3].map(() => ({ commandId: randomUUID(), options: { lantern: {} }, seats: [] }));
    const opened = [];
    for (const input of inputs) opened.push(await answerTo(ada, OPEN, input));
    expect(opened).toEqual([{ game: { id: expect.any(String) } }, { game: { id: expect.any(String) } }, ['FORBIDDEN']]);
    expect(await answerTo(ada, OPEN, inputs[0]!)).toEqual(opened[0]);
  });

  it('that it opens from its campaigns count like all others', async () => {
    const api = await stage.api({ quotas: { openGames: 1 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const campaign =
      'mutation($input: OpenCampaignInput!) { openCampaign(input: $input) { ... on CampaignAccepted { campaign { id } } } }';
    const adventure =
      'mutation($input: OpenAdventureInput!) { openAdventure(input: $input) { ... on CommandAccepted { game { id } } } }';
    const opened = (await answerTo(ada, campaign, { commandId: randomUUID(), ruleset: 'clash', name: 'One' })) as {
      readonly campaign: { readonly id: string };
    };
    const options = { clash: { mode: 'SOLO', scenarioId: 'silent-hour' } };
    const [first, second] = [1, 2].map(() => ({ campaignId: opened.campaign.id, commandId: randomUUID(), options }));
    const answer = await answerTo(ada, adventure, first!);
    expect(answer).toEqual({ game: { id: expect.any(String) } });
    expect(await answerTo(ada, adventure, second!)).toEqual(['FORBIDDEN']);
    expect(await answerTo(ada, adventure, first!)).toEqual(answer);
  });

  it('at which an account sits before they begin are so many', async () => {
    const api = await stage.api({ quotas: { openSeats: 1 } });
    const [ada, bo] = [await TestClient.register(api.url, 'Ada'), await TestClient.register(api.url, 'Bo')];
    const [first, second] = [await table(ada), await table(ada)];
    const input = { gameId: first, commandId: randomUUID() };
    expect(await answerTo(bo, JOIN, input)).toEqual({ __typename: 'CommandAccepted' });
    expect(await answerTo(bo, JOIN, { gameId: second, commandId: randomUUID() })).toEqual(['FORBIDDEN']);
    expect(await answerTo(bo, JOIN, input)).toEqual({ __typename: 'CommandAccepted' });
    const seated = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }] };
    expect(await answerTo(bo, OPEN, seated)).toEqual(['FORBIDDEN']);
  });
});

describe('Pages of other origins', () => {
  const origin = 'https://play.example';

  it('use the API when they are allowed, over HTTP and sockets', async () => {
    const api = await stage.api({ allowedOrigins: [origin] });
    const preflight = await fetch(`${api.url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await new TestClient(api.url).post('{ __typename }', {}, { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(answer.headers.get('vary')).toContain('Origin');
    const picture = await fetch(`${api.url}/v1/games/nothing/table.svg`, { headers: { origin } });
    expect(picture.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await greeted(stage.raw(api.url, { origin }))).toEqual({ type: 'connection_ack' });
  });

  it('are kept out when they are not', async () => {
    const api = await stage.api({ allowedOrigins: [origin] });
    const evil = 'https://play.example.evil.example';
    const answer = await new TestClient(api.url).post('{ __typename }', {}, { origin: evil });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect((await closeOf(stage.raw(api.url, { origin: evil }))).code).toBe(4403);
    expect((await closeOf(stage.raw(api.url, { origin: 'null' }))).code).toBe(4403);
  });

  it('need not be named where the page is the own one, or any may', async () => {
    const own = plain;
    expect(await greeted(stage.raw(own.url, { origin: own.url }))).toEqual({ type: 'connection_ack' });
    expect((await closeOf(stage.raw(own.url, { origin }))).code).toBe(4403);
    const open = await stage.api({ allowedOrigins: 'any' });
    expect(await greeted(stage.raw(open.url, { origin }))).toEqual({ type: 'connection_ack' });
    const answer = await new TestClient(open.url).post('{ __typename }', {}, { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('cannot make a browser send operations by a form, allowed or not', async () => {
    const api = await stage.api({ allowedOrigins: 'any' });
    const headers = { origin, 'content-type': 'text/plain' };
    const body = JSON.stringify({ query: '{ __typename }' });
    expect((await fetch(`${api.url}/graphql`, { method: 'POST', headers, body })).status).toBe(400);
    expect((await fetch(`${api.url}/graphql?query={__typename}`, { headers: { origin } })).status).toBe(400);
  });
});

describe('Probes and files', () => {
  it('of health look at the server one at a time, however many they are', async () => {
    let looks = 0;
    let found: (report: { healthy: boolean; parts: object }) => void = () => undefined;
    const report = (): Promise<never> => {
      looks += 1;
      return new Promise<unknown>((resolve) => (found = resolve)) as Promise<never>;
    };
    const controller = new HealthController({ report }, { report: () => Promise.reject(new Error('not asked')) });
    const asked = [controller.ready(), controller.ready(), controller.ready()];
    found({ healthy: true, parts: {} });
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 'ok', parts: {} })));
    expect(looks).toBe(1);
    void controller.ready();
    expect(looks).toBe(2);
  });

  it('of GraphiQL and pictures are paid like everything else', async () => {
    const api = await stage.api({ rates: { address: 250 } });
    const status = async (path: string): Promise<number> => (await fetch(`${api.url}${path}`)).status;
    expect(await status('/graphql/assets/start.js')).toBe(200);
    expect(await status('/v1/games/nothing/table.svg')).toBe(404);
    expect(await status('/v1/games/nothing/table.svg')).toBe(429);
    expect(await status('/graphql/assets/start.js')).toBe(429);
    expect(await status('/health/live')).toBe(200);
  });
});
