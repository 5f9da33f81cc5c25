import { assertValidSchema, buildSchema, type GraphQLSchema } from 'graphql';
import { rulesets } from '../../apps/rulesets.js';
import { sharedTestApi, startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

/** The most characters of a schema without descriptions, of the server with one ruleset. */
const MOST_LETTERS = 150_000;

function validSchema(text: string): GraphQLSchema {
  const schema = buildSchema(text);
  assertValidSchema(schema);
  return schema;
}

describe('The schema as a file', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  const file = (query: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${api.url}/schema.graphql${query}`, { headers });

  it('is whole, with a tag, and compressed', async () => {
    const first = await file('', { 'accept-encoding': 'br' });
    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(validSchema(await first.text()).getType('ClashView')).toBeDefined();
    expect((await file('', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304);
  });

  it.each(rulesets.map(({ name }) => name))('of %s alone is valid, has no other game, and is small', async (name) => {
    const text = await (await file(`?rulesets=${name}&descriptions=false`)).text();
    expect(text.length).toBeLessThan(MOST_LETTERS);
    const types = Object.keys(validSchema(text).getTypeMap());
    const views = types.filter((type) => rulesets.some((one) => type.toLowerCase() === `${one.name}view`));
    expect(views.map((view) => view.toLowerCase())).toEqual([`${name}view`]);
  });

  it.each(['guilds,lantern', 'chess', '', 'guilds&rulesets=lantern'])(
    'is of one ruleset of the server: %j is refused with their names',
    async (asked) => {
      const refused = await file(`?rulesets=${asked}`);
      const names = rulesets.map(({ name }) => name).join(', ');
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { code: 'BAD_USER_INPUT', detail: expect.stringContaining(names) },
      ]);
    },
  );

  it('is not shown where introspection is switched off', async () => {
    const closed = await startTestApi({ settings: { introspection: false } });
    try {
      expect((await fetch(`${closed.url}/schema.graphql`)).status).toBe(404);
    } finally {
      await closed.close();
    }
  });
});
