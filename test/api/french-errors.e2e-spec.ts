import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Games, MemoryGameDirectory } from '#games';
import { errorCodes } from '../../apps/api/src/errors/api-error.js';
import { FAULT_CODE, graphqlCodes } from '../../apps/api/src/graphql/mask-errors.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { noRequests, overHttp } from './bad-requests.js';
import { unlikeFrench } from './unlike-french.js';

const FRENCH = { 'accept-language': 'fr-CH, en;q=0.5' };
const JSON_BODY = { 'content-type': 'application/json', 'apollo-require-preflight': 'yes' };

interface Told {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly reason?: string };
}

interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly { readonly at: string; readonly detail: string }[];
}

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const RESIGN = 'mutation($input: ResignInput!) { resign(input: $input) { __typename } }';
const SUBMIT = 'mutation($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename } }';

describe('Errors are in French for clients that ask for it', () => {
  let api: TestApi;
  let ada: TestClient;
  let gameId: string;
  const heard = new Set<string>();

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    gameId = (await open(randomUUID(), { lantern: {} })).data!['openGame']!['game']['id'];
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api.close());

  const open = (commandId: string, options: object, seats: readonly object[] = [{ me: true }]) =>
    ada.ask(OPEN, { input: { commandId, options, seats } }, FRENCH);

  /** Checks that errors of GraphQL are French, and returns the messages. */
  function judged({ errors }: { readonly errors?: readonly unknown[] }): string[] {
    const told = (errors ?? []) as readonly Told[];
    expect(told).not.toEqual([]);
    for (const { extensions } of told) heard.add(extensions.code);
    expect(told.map(({ message }) => unlikeFrench(message)).filter((fault) => fault !== undefined)).toEqual([]);
    return told.map(({ message }) => message);
  }

  async function judgedProblem(path: string, init: RequestInit = {}): Promise<Problem> {
    const response = await fetch(api.url + path, {
      ...init,
      headers: {
        authorization: `Bearer ${ada.token!}`,
        ...FRENCH,
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    const problem = (await response.json()) as Problem;
    expect(response.headers.get('content-language')).toBe('fr');
    heard.add(problem.code);
    const { detail, errors = [] } = problem;
    const told = [detail, ...errors.map((error) => error.detail)];
    expect(told.map(unlikeFrench).filter((fault) => fault !== undefined)).toEqual([]);
    return problem;
  }

  it.each(overHttp)('by GraphQL: %s', async (_, sent) => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token!}`, ...FRENCH },
      body: JSON.stringify(sent),
    });
    judged((await response.json()) as { errors: unknown[] });
  });

  it.each(noRequests)('of requests that are not GraphQL: %s', async (_, init) => {
    const headers = { ...JSON_BODY, ...FRENCH, ...(init.headers as Record<string, string> | undefined) };
    judged((await (await fetch(`${api.url}/graphql`, { method: 'POST', ...init, headers })).json()) as object);
  });

  it("with the cause in the message: the words of GraphQL's library, quoted and as a reason", async () => {
    const { errors } = await ada.ask('{ nothing }', {}, FRENCH);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Le document n’est pas valable pour ce schéma : « Cannot query field "nothing" on type "Query" ».',
        extensions: expect.objectContaining({ reason: expect.stringMatching(/^Cannot query field "nothing"/) }),
      }),
    ]);
    expect((await ada.ask('{ nothing }')).errors![0]!.extensions).not.toHaveProperty('reason');
    judged(await ada.ask('{ nothing', {}, FRENCH));
  });

  it.each<readonly [string, string, object, RegExp]>([
    ['pages', '{ games(first: 1, last: 1) { nodes { id } } }', {}, /pas les deux/],
    ['pages that are too large', '{ games(first: 101) { nodes { id } } }', {}, /0 à 100/],
    ['cursors', '{ games(after: "nonsense") { nodes { id } } }', {}, /curseur d’une partie/],
    ['ids', '{ game(id: "nonsense") { id } }', {}, /identifiant d’une partie/],
    [
      'too costly queries',
      '{ games { nodes { events(last: 100) { nodes { game { events(last: 60) { nodes { version } } } } } } } }',
      {},
      /coûte .* points/,
    ],
    ['enum values', '{ games(filter: { status: NONE }) { nodes { id } } }', {}, /./],
    [
      'enum values in variables',
      'query($f: GameFilter) { games(filter: $f) { nodes { id } } }',
      { f: { status: 'NONE' } },
      /valeurs de « GameStatus »/,
    ],
    [
      'fields in variables',
      'query($f: GameFilter) { games(filter: $f) { nodes { id } } }',
      { f: { nope: 1 } },
      /pas de champ « nope »/,
    ],
    ['missing variables', 'query($g: ID!) { game(id: $g) { id } }', {}, /« \$g » du type « ID! » manque/],
    ['numbers', 'query($n: Int) { games(first: $n) { nodes { id } } }', { n: 2 ** 40 }, /32 bits/],
    ['oneOf inputs', OPEN, { input: { commandId: 'x', options: { lantern: {}, arena: {} } } }, /exactement un/],
    ['command ids', OPEN, { input: { commandId: 'x', options: { lantern: {} } } }, /UUID/],
  ])('in GraphQL of %s', async (_, query, variables, french) => {
    expect(judged(await ada.ask(query, variables, FRENCH)).join(' ')).toMatch(french);
  });

  it.each([
    ['both taken by you and by a bot', [{ me: true, bot: 'random' }]],
    ['taken twice', [{ me: true }, { me: true }]],
    ['of a bot with a seed', [{ bot: 'random', seed: 'x' }]],
    ['of an unknown bot', [{ bot: 'nobody' }]],
    ['with too long a seed', [{ me: true, seed: 'x'.repeat(201) }]],
    ['that bring an unsupported thing', [{ me: true, deckId: 'x' }]],
    ['that bring two things', [{ me: true, deckId: 'x', baseId: 'x' }]],
  ])('of seats %s', async (_, seats) => {
    judged(await open(randomUUID(), { lantern: {} }, seats));
  });

  it('of games that are parked, busy, of others, or ahead', async () => {
    const input = () => ({ commandId: randomUUID(), gameId });
    const spy = jest.spyOn(Games.prototype, 'resign').mockResolvedValueOnce({ status: 'busy' });
    judged(await ada.ask(RESIGN, { input: input() }, FRENCH));
    spy.mockRestore();
    judged(await ada.ask(SUBMIT, { input: { ...input(), command: { arena: { pass: true } } } }, FRENCH));
    await judgedProblem(`/v1/games/${gameId}/feed`, {
      headers: { accept: 'text/event-stream', 'last-event-id': '999' },
    });
    const id = randomUUID();
    await open(id, { lantern: {} });
    judged(await open(id, { guilds: {} }));
    await api.parts.games.suspension.suspend(Buffer.from(gameId, 'base64url').toString().split(':')[1]!, 'stopped');
    judged(await ada.ask(RESIGN, { input: input() }, FRENCH));
  });

  it('of callers without a token, with a wrong one, or one that lacks a scope', async () => {
    judged(await new TestClient(api.url).ask(RESIGN, { input: { commandId: randomUUID(), gameId } }, FRENCH));
    judged(await new TestClient(api.url, `chr_${'x'.repeat(40)}`).ask('{ me { id } }', {}, FRENCH));
    const bo = await TestClient.register(api.url, 'Bo');
    judged(await bo.ask(RESIGN, { input: { commandId: randomUUID(), gameId } }, FRENCH));
  });

  it('of unknown documents, and of faults of ours', async () => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...FRENCH },
      body: JSON.stringify({ documentId: `sha256:${'0'.repeat(64)}` }),
    });
    judged((await response.json()) as object);
    jest.spyOn(MemoryGameDirectory.prototype, 'find').mockRejectedValue(new Error('away'));
    judged(await ada.ask('{ games { nodes { id } } }', {}, FRENCH));
    await judgedProblem('/v1/games');
  });

  it.each<readonly [string, string, RequestInit]>([
    ['nothing there', '/v1/nowhere', {}],
    ['no game', '/v1/games/nothing', {}],
    ['no ruleset', '/v1/rulesets/nothing/cards', {}],
    ['no such rule', '/v1/rules/NONE-1', {}],
    ['an unknown parameter', '/v1/games?nope=1', {}],
    ['a value of another type', '/v1/games?first=many', {}],
    ['a malformed version', '/v1/games/nothing/table.svg?version=x', {}],
    ['an unknown field', '/v1/games', { method: 'POST', body: '{"nope":1}', headers: JSON_BODY }],
    ['no object', '/v1/games', { method: 'POST', body: '[]', headers: JSON_BODY }],
    ['another method', '/v1/games', { method: 'PATCH' }],
    ['another type', '/v1/games', { headers: { accept: 'text/html' } }],
    ['a body of another type', '/v1/games', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }],
    ['broken JSON', '/v1/games', { method: 'POST', body: '{', headers: JSON_BODY }],
    ['too much', '/v1/games', { method: 'POST', body: `{"x":"${'x'.repeat(300_000)}"}`, headers: JSON_BODY }],
    [
      'a wrong tag',
      '/v1/games/nothing/start',
      { method: 'POST', body: '{}', headers: { ...JSON_BODY, 'if-match': 'x', 'idempotency-key': randomUUID() } },
    ],
  ])('over REST: %s', async (_, path, init) => {
    await judgedProblem(path, init);
  });

  it('of limits that were reached', async () => {
    const poor = await startTestApi({ settings: { rates: { address: 1, account: 1 } } });
    const client = new TestClient(poor.url);
    for (let asked = 0; asked < 3; asked += 1) await client.ask('{ __typename }');
    judged(await client.ask('{ __typename }', {}, FRENCH));
    await poor.close();
  });

  it('of a server that is busy', async () => {
    const busy = await startTestApi({ settings: { turns: { atOnce: 1, waiting: 1 } } });
    let free: (nothing: undefined) => void = () => undefined;
    jest.spyOn(Games.prototype, 'load').mockReturnValue(new Promise((resolve) => (free = resolve)));
    const client = new TestClient(busy.url);
    const asked = Array.from({ length: 6 }, () => client.ask('{ game(id: "R2FtZToxMjM") { id } }', {}, FRENCH));
    judged(await Promise.race(asked));
    free(undefined);
    await Promise.all(asked);
    await busy.close();
  });

  it('of an issuer that does not answer', async () => {
    const issuer = 'https://127.0.0.1:1';
    const away = await startTestApi({ settings: { oidcIssuers: [{ issuer, audience: 'chronicler' }] } });
    const token = ['e30', Buffer.from(JSON.stringify({ iss: issuer })).toString('base64url'), 'x'].join('.');
    judged(await new TestClient(away.url, token).ask('{ __typename }', {}, FRENCH));
    await away.close();
  });

  it('for every error code', () => {
    expect([...heard].filter((code) => !all.has(code))).toEqual([]);
    expect([...all].filter((code) => !heard.has(code))).toEqual([]);
  });

  const all: ReadonlySet<string> = new Set([...errorCodes, ...graphqlCodes, FAULT_CODE]);
});
