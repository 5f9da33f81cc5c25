import { Games } from '#games';
import { jest } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { LEAST_COST, WRONG_TOKEN_COST } from '../../apps/api/src/access/points.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

describe('Limits over HTTP', () => {
  let api: TestApi;
  let client: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    client = new TestClient(api.url);
  });
  afterAll(() => api.close());

  it.each([
    [
      'too deep',
      `{ games { ${'nodes { events { nodes { game { '.repeat(1)} ${'events { nodes { game { '.repeat(5)} id ${'} } } '.repeat(5)} } } } } } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'too many aliases',
      `{ ${Array.from({ length: 501 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['too many tokens', `{ ${'__typename '.repeat(6_000)} }`, 'GRAPHQL_PARSE_FAILED'],
    ['too costly', '{ games(first: 100) { nodes { events(first: 100) { nodes { version } } } } }', 'QUERY_TOO_COSTLY'],
  ])('a document that is %s is refused', async (_, query, code) => {
    const { errors } = await client.ask(query);
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual([code]);
    expect(api.faults).toEqual([]);
  });

  it('a document that would be expensive to validate is refused over every transport, with the limit', async () => {
    const query = `query { ${'games { nodes { events { nodes { game { id } } } } } '.repeat(290)} }`;
    const message = expect.stringMatching(
      /at most 5000 pairs are allowed, this document has \d+\. Ask for each field once\./,
    );
    const refused = { errors: [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] };
    const posted = await client.post(query, {}, { accept: 'application/graphql-response+json' });
    expect([posted.status, posted.body]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ message })] }),
    ]);
    const address = `${api.url}/graphql?query=${encodeURIComponent('{ ...F } fragment F on Query { '.repeat(1) + 'rulesets { name } '.repeat(110) + '}')}`;
    const got = await fetch(address, { headers: { 'apollo-require-preflight': 'yes' } });
    expect(await got.json()).toMatchObject(refused);
    const socket = client.socket();
    const subscribed = socket.iterate({ query: query.replace('query', 'subscription') }).next();
    await expect(subscribed).rejects.toMatchObject(refused.errors);
    await socket.dispose();
    expect(api.faults).toEqual([]);
  });

  it.each([
    ['a document', `{ games(first: ${'['.repeat(2_400)}`, 'A document has at most 200 levels'],
    ['a document of fields', '{ games '.repeat(2_400), 'A document has at most 200 levels'],
    [
      'a document that closes lists only inside texts',
      `{ games(first: ${'[ "]" '.repeat(1_200)}`,
      'A document has at most 200',
    ],
    [
      'a document within the limit',
      `{ games(first: ${'['.repeat(150)}1${']'.repeat(150)}) { version } }`,
      'Int cannot',
    ],
  ])('%s with extremely nested brackets is refused before it is read', async (_, query, message) => {
    const { errors } = await client.ask(query);
    expect(errors?.[0]?.message).toContain(message);
    const socket = client.socket();
    const subscribed = await socket
      .iterate({ query })
      .next()
      .catch((refused: unknown) => refused);
    expect(JSON.stringify(subscribed)).toContain(message);
    await socket.dispose();
    expect(api.faults).toEqual([]);
  });

  it('extremely nested variables are refused before anything reads them, over every transport', async () => {
    const deep = `${'{"not":'.repeat(10_000)}true${'}'.repeat(10_000)}`;
    const query = 'mutation($input: OpenGameInput!) { openGame(input: $input) { __typename } }';
    const options = `{"input":{"commandId":"1","options":{"clash":{"scenario":${deep}}}}}`;
    const refused = { message: 'Variables may have at most 200 levels of lists and objects.' };
    const posted = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":${JSON.stringify(query)},"variables":${options}}`,
    });
    expect(await posted.json()).toMatchObject({ errors: [{ ...refused, extensions: { code: 'BAD_USER_INPUT' } }] });
    const asked = `query=${encodeURIComponent('query($a: ID!) { game(id: $a) { id } }')}&variables=${'['.repeat(4_000)}${']'.repeat(4_000)}`;
    const got = await fetch(`${api.url}/graphql?${asked}`, { headers: { 'apollo-require-preflight': 'yes' } });
    expect(await got.json()).toMatchObject({ errors: [refused] });
    expect(api.faults).toEqual([]);
  });

  it('the introspection of GraphiQL is within the limits', async () => {
    const { errors } = await client.ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
  });

  it('every response states its cost', async () => {
    const { extensions } = await client.ask('{ games(first: 10) { nodes { id version } } }');
    expect(extensions?.['cost']).toEqual({ requested: expect.any(Number), limit: 10_000 });
  });

  it.each([
    ['games(first: 101) { nodes { id } }', 'A page has 0 to 100 members.'],
    ['games(first: 1, last: 1) { nodes { id } }', 'Give `first` or `last`, not both.'],
    ['games(after: "nonsense") { nodes { id } }', 'This is not the cursor of a game.'],
    ['game(id: "nonsense") { id }', 'This is not the id of a game'],
  ])('%s is invalid, and is refused with a reason', async (field, message) => {
    const { errors } = await client.ask(`{ ${field} }`);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('a request that is too large is refused', async () => {
    expect((await client.post(`{ __typename } # ${'x'.repeat(200_000)}`)).status).toBe(413);
  });

  it('a cross-site form cannot send operations', async () => {
    const response = await fetch(`${api.url}/graphql?query={__typename}`);
    expect(response.status).toBe(400);
  });
});

/** The cost of `{ __typename }`, and of making an account. */
const ASKING = LEAST_COST + 1;
const REGISTERING = LEAST_COST + 101;

describe('Too many requests', () => {
  it('are refused with 429, for an address and for an account on its own', async () => {
    const api = await startTestApi({ settings: { rates: { address: REGISTERING + 4 * ASKING, account: 3 * ASKING } } });
    const ada = await TestClient.register(api.url, 'Ada');
    const statuses = async (client: TestClient, count: number): Promise<number[]> => {
      const found: number[] = [];
      for (let request = 0; request < count; request += 1) found.push((await client.post('{ __typename }')).status);
      return found;
    };
    expect(await statuses(ada, 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses(new TestClient(api.url), 5)).toEqual([200, 200, 200, 200, 429]);
    const refused = await ada.post('{ __typename }');
    expect(Number(refused.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }],
    });
    await api.close();
  });

  it('guesses of tokens count for their address', async () => {
    const api = await startTestApi({ settings: { rates: { address: 3 * WRONG_TOKEN_COST } } });
    const guesser = new TestClient(api.url, `chr_dev_${'0'.repeat(16)}_${'0'.repeat(48)}`);
    for (const status of [401, 401, 401, 429]) expect((await guesser.post('{ __typename }')).status).toBe(status);
    await api.close();
  });
});

describe('Faults', () => {
  it('reach no client with a message, over HTTP or a socket', async () => {
    const api = await startTestApi();
    const client = new TestClient(api.url);
    const secret = new Error('select secret from /work/there');
    const broken = jest.spyOn(Games.prototype, 'load').mockRejectedValue(secret);
    const response = await client.post('{ game(id: "R2FtZToxMjM") { id } }');
    const { text } = response;
    expect(text).not.toContain('secret');
    const { errors } = JSON.parse(text) as { errors: { extensions: object }[] };
    expect(errors[0]!.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: response.get('x-request-id'),
      // The field may be null, so there is data and the status is 200: the retry delay is beside the code.
      retryAfter: 5,
    });
    expect(response.status).toBe(200);
    const socket = client.socket();
    const answer = await socket
      .iterate({ query: 'subscription { gameEvents(gameId: "R2FtZToxMjM") { version } }' })
      .next();
    expect(JSON.stringify(answer)).toContain('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(api.faults).toEqual([secret, secret]);
    broken.mockRestore();
    await socket.dispose();
    await api.close();
  });
});
