import { getIntrospectionQuery } from 'graphql';
import { settingsOf } from '../../apps/api/src/index.js';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { readConfiguration } from '#platform';
import { build } from '#platform/testing';
import { codesIn } from './refusals.js';
import { Stage } from './stage.js';

const stage = new Stage();
afterEach(() => stage.clear());

/** The descriptions that an API serves, with something switched off in its configuration. */
async function shown(off: Readonly<Record<string, string>>): Promise<unknown> {
  const { url } = await stage.api(await settingsOf(readConfiguration(off)));
  const found = async (path: string): Promise<boolean> => {
    const { status, headers } = await fetch(url + path, { headers: { accept: 'text/html, application/json;q=0.5' } });
    return status === 200 && headers.get('content-type') !== null;
  };
  const client = new TestClient(url);
  const refused = [getIntrospectionQuery(), '{ __type(name: "Game") { name } }'].map(async (query) =>
    codesIn((await client.ask(query)).errors ?? []),
  );
  expect((await client.ask('{ __typename rulesets { __typename } }')).errors).toBeUndefined();
  return {
    graphiql: [await found('/graphql'), await found('/graphql/assets/start.js')],
    openApi: [await found('/openapi'), await found('/openapi.json')],
    web: await found('/games'),
    introspection: await Promise.all(refused),
  };
}

const everything = { graphiql: [true, true], openApi: [true, true], web: true, introspection: [[], []] };

describe('The descriptions that a server serves', () => {
  beforeAll(build);

  it.each([
    ['nothing', {}, {}],
    ['GraphiQL', { GRAPHIQL: 'false' }, { graphiql: [false, false] }],
    ['the web app', { WEB: 'off' }, { web: false }],
    ['OpenAPI', { OPENAPI: 'false' }, { openApi: [false, false] }],
    [
      'introspection',
      { INTROSPECTION: 'false' },
      { introspection: [['GRAPHQL_VALIDATION_FAILED'], ['GRAPHQL_VALIDATION_FAILED']] },
    ],
  ])('are all but %s, where that is switched off', async (_, off, hidden) => {
    expect(await shown(off)).toEqual({ ...everything, ...hidden });
  });
});
