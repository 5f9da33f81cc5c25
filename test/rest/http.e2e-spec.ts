import request from 'supertest';
import { ownName, sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { defaultSettings } from '../../apps/api/src/api-settings.js';
import { LEAST_COST } from '../../apps/api/src/access/points.js';
import { costOf } from '../../apps/api/src/graphql/cost.js';
import { narrowed } from '../../apps/api/src/rest/prepared/narrowed.js';
import { RestOperations } from '../../apps/api/src/rest/run/rest-operations.js';

describe('HTTP of REST', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it.each([
    ['patch', '/v1/games', 'GET, HEAD, POST'],
    ['delete', '/v1/games/nothing/resign', 'POST'],
    ['put', '/v1/log/checkpoint', 'GET, HEAD'],
    ['post', '/v1/rulesets/arena/cards/L02.svg', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and the methods of the address', async (method, path, allow) => {
    const answer = await request(api.url)[method](path);
    expect([answer.status, answer.get('allow'), answer.body.code]).toEqual([405, allow, 'METHOD_NOT_ALLOWED']);
  });

  it('answers 404 where no method has an answer', async () => {
    await request(api.url).patch('/v1/nowhere').expect(404);
  });

  it.each(['/v1/games', '/v1/rulesets', '/v1/lobby'])(
    'answers %s with 406 to a client of other types',
    async (path) => {
      const answer = await request(api.url).get(path).set('accept', 'text/html');
      expect([answer.status, answer.body.code]).toEqual([406, 'NOT_ACCEPTABLE']);
    },
  );

  it('answers 415 to a body that is not JSON, before anything happens', async () => {
    const answer = await request(api.url).post('/v1/accounts').type('application/xml').send('<name/>');
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('names in Vary every header that an answer depends on', async () => {
    const varies = async (path: string): Promise<readonly string[]> =>
      ((await request(api.url).get(path)).get('vary') ?? '').toLowerCase().split(/, */).sort();
    const all = ['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie'];
    expect(await varies('/v1/rulesets')).toEqual(expect.arrayContaining(all));
    expect(await varies('/v1/games/nothing')).toContain('accept-language');
    expect(await varies('/v1/rulesets/arena/cards/L02.svg')).toContain('accept-language');
    expect(await varies('/openapi.json')).toContain('accept-encoding');
  });

  it('gives lists one shape, with pages or without', async () => {
    const { token } = await TestClient.register(api.url, ownName('Ada'));
    for (const path of ['/v1/rulesets', '/v1/tokens', '/v1/decks', '/v1/identities', '/v1/games', '/v1/leagues']) {
      const { body } = await request(api.url).get(path).set('authorization', `Bearer ${token}`).expect(200);
      expect([path, body]).toEqual([path, { nodes: expect.any(Array), pageInfo: expect.any(Object) }]);
    }
  });

  it('has a default page that every list can afford', () => {
    const { routes } = api.app.get(RestOperations);
    const costs = routes.all().flatMap(({ name, document, parameters, route }) => {
      if (!parameters.some((parameter) => parameter.name === 'first')) return [];
      const required = parameters.filter(({ isRequired }) => isRequired).map(({ variable }) => variable);
      const variables = { ...Object.fromEntries(required.map((one) => [one, 1])), first: route.page };
      const given = Object.keys(variables).filter((one) => one !== 'first' || route.page !== undefined);
      const values = Object.fromEntries(given.map((one) => [one, variables[one as 'first']]));
      return [
        [
          name,
          LEAST_COST + costOf({ schema: routes.schema, document: narrowed(document, given), variables: values }),
        ] as const,
      ];
    });
    expect(costs.length).toBeGreaterThan(15);
    expect(costs.filter(([, cost]) => cost > defaultSettings.documents.cost)).toEqual([]);
  });
});
