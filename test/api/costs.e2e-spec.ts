import { gzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { HealthController } from '../../apps/api/src/health/health.controller.js';
import { Closing } from '../../apps/api/src/requests/closing.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { codesIn } from './refusals.js';
import { Stage } from './stage.js';

const stage = new Stage();
/** One for all tests that leave it as it was. */
let plain: TestApi;
beforeAll(async () => {
  plain = await startTestApi();
});
afterEach(() => stage.clear());
afterAll(() => plain.close());

describe('Costs', () => {
  it('are computed although a variable with a default is null', async () => {
    const client = new TestClient(plain.url);
    const query = `query($n: ID = "x", $g: ID!) { x: game(id: $n) { id }
      game(id: $g) { events(last: 100) { nodes { game { events(last: 60) { nodes { version } } } } } } }`;
    const { errors } = await client.ask(query, { n: null, g: 'R2FtZTox' });
    expect(codesIn(errors)).toEqual(['QUERY_TOO_COSTLY']);
  });

  it('are computed for fragments of fragments beyond ten thousand nodes', async () => {
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
      expect((extensions!['cost'] as { requested: number }).requested).toBeGreaterThan(0);
    }
  });

  it('of repeated fields are those of their work', async () => {
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

  it('of mutations are charged one by one: a document may have one', async () => {
    const client = new TestClient(plain.url);
    const two =
      'mutation { a: createAccount(name: "Ada A") { __typename } b: createAccount(name: "Ada B") { __typename } }';
    expect(codesIn((await client.ask(two)).errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const spread =
      'mutation { ...A ...A b: createAccount(name: "Ada B") { __typename } } fragment A on Mutation { a: createAccount(name: "Ada A") { __typename } }';
    expect(codesIn((await client.ask(spread)).errors)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('are taken from the minute, and every response states the rest', async () => {
    const client = new TestClient((await stage.api({ rates: { address: 3_000 } })).url);
    const left = async (query: string): Promise<(string | undefined)[]> => {
      const answer = await client.post(query);
      const names = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
      return [String(answer.status), ...names.map((name) => answer.get(name))];
    };
    expect(await left('{ __typename }')).toEqual(['200', '3000', '2979', expect.stringMatching(/^\d+$/)]);
    expect(await left('{ __schema { queryType { name } } }')).toEqual(['200', '3000', '959', expect.any(String)]);
    const refused = await client.post('{ __schema { queryType { name } } }');
    expect([refused.status, refused.get('ratelimit-remaining')]).toEqual([429, '0']);
    expect(Number(refused.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }],
    });
  });
});

describe('The processor time of a request', () => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const asking = (query: string) => ({ ...post, body: JSON.stringify({ query }) });

  it.each([
    ['a document that is refused before parsing', 400, asking(`{ ${'a '.repeat(200)} }`)],
    ['a document that does not parse', 400, asking('{ rulesets { name ')],
    ['a document that is not valid', 400, asking('{ nothing }')],
    ['an operation', 200, asking('{ rulesets { name } }')],
    ['a body that is not JSON', 400, { ...post, body: '{"query":' }],
    ['a body that is not a request of ours', 400, { ...post, body: '[]' }],
  ])('is charged after %s, beyond its price', async (_, status, request) => {
    let now = 0;
    const api = await startTestApi({
      settings: { rates: { address: 2_000_000 } },
      // A second at each measurement: 50,000 points for the shortest stretch.
      processorClock: () => (now += 1_000_000),
    });
    const headers = { ...request.headers, accept: 'application/graphql-response+json' };
    expect((await fetch(`${api.url}/graphql`, { ...request, headers })).status).toBe(status);
    const { headers: after } = await fetch(`${api.url}/v1/rulesets`);
    expect(Number(after.get('ratelimit-remaining'))).toBeLessThanOrEqual(1_950_000);
    await api.close();
  });
});

describe('Answers', () => {
  it('are not larger than the limit', async () => {
    const client = new TestClient((await stage.api({ sizes: { answer: 50_000 } })).url);
    const { data, errors } = await client.ask(getIntrospectionQuery());
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { extensions: { code: 'QUERY_TOO_COSTLY', limit: 50_000, requestId: expect.any(String) } },
    ]);
  });

  it('are compressed for clients that accept it', async () => {
    const client = new TestClient(plain.url);
    for (const encoding of ['gzip', 'br']) {
      const response = await client.post(getIntrospectionQuery(), {}, { 'accept-encoding': encoding });
      expect(response.get('content-encoding')).toBe(encoding);
      expect(response.get('vary')).toContain('Accept-Encoding');
      expect(response.body).toHaveProperty('data.__schema');
    }
    const short = await client.post('{ __typename }', {}, { 'accept-encoding': 'gzip' });
    expect(short.get('content-encoding')).toBeUndefined();
  });

  it('to compressed bombs are refusals', async () => {
    const { url } = plain;
    const body = gzipSync(Buffer.alloc(5_000_000, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await fetch(`${url}/graphql`, { method: 'POST', headers, body })).status).toBe(413);
  });
});

describe('Probes and files', () => {
  it('of health check the server one at a time, however many they are', async () => {
    let looks = 0;
    let found: (report: { healthy: boolean; parts: object }) => void = () => undefined;
    const report = (): Promise<never> => {
      looks += 1;
      return new Promise<unknown>((resolve) => (found = resolve)) as Promise<never>;
    };
    const controller = new HealthController(
      { report },
      { report: () => Promise.reject(new Error('not asked')) },
      new Closing(),
    );
    const asked = [controller.ready(), controller.ready(), controller.ready()];
    found({ healthy: true, parts: {} });
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ status: 'ok', parts: {} })));
    expect(looks).toBe(1);
    void controller.ready();
    expect(looks).toBe(2);
  });

  it('of GraphiQL and pictures are charged like everything else', async () => {
    const api = await stage.api({ rates: { address: 250 } });
    const status = async (path: string): Promise<number> => (await fetch(`${api.url}${path}`)).status;
    expect(await status('/graphql/assets/start.js')).toBe(200);
    expect(await status('/v1/games/nothing/table.svg')).toBe(404);
    expect(await status('/v1/games/nothing/table.svg')).toBe(429);
    expect(await status('/graphql/assets/start.js')).toBe(429);
    expect(await status('/health/live')).toBe(200);
  });
});
