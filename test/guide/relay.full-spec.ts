import { sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { globalId } from '#streams';
import { Generated } from '../rest/generated.js';
import { blocksOf } from './guide.js';
import { HANDS, twoGames } from './two-games.js';

/** What the program exports: reads games, and gives their answers and the keys of all objects from Relay's store. */
interface Program {
  readonly kept: (
    url: string,
    token: string,
    ids: readonly string[],
  ) => Promise<{ readonly answers: unknown[]; readonly keys: readonly string[] }>;
}

const config = { src: '.', schema: 'schema.graphql', language: 'typescript', eagerEsModules: true };

const program = `import { createOperationDescriptor, Environment, fetchQuery, getRequest, graphql, Network, RecordSource, Store } from 'relay-runtime';
import { getDataID } from './relay';
import hands from './__generated__/programQuery.graphql';

export const source = () => graphql\`${HANDS.replace('query(', 'query programQuery(')}\`;

export async function kept(url, token, ids) {
  const network = Network.create(async ({ text }, variables) => {
    const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: text, variables }) })).json();
  });
  const store = new Store(new RecordSource());
  const environment = new Environment({ network, store, getDataID });
  for (const id of ids) await fetchQuery(environment, hands, { id }).toPromise();
  const answers = ids.map((id) => environment.lookup(createOperationDescriptor(getRequest(hands), { id }).fragment).data);
  return { answers, keys: store.getSource().getRecordIDs() };
}
`;

describe('The configuration of Relay, on two games of Arena', () => {
  let api: TestApi;
  let generated: Generated;

  beforeAll(async () => {
    api = await sharedTestApi();
    generated = await Generated.from(
      { name: 'relay-compiler', command: ['relay-compiler'], program },
      {
        'relay.ts': blocksOf('docs/guides/caches.md').get('relay')!,
        'relay.config.json': JSON.stringify(config),
        'schema.graphql': await (await fetch(`${api.url}/schema.graphql?rulesets=arena`)).text(),
      },
    );
  });
  afterAll(async () => {
    generated.remove();
    await api.close();
  });

  it('compiles against the schema file of Arena, and shows each its own cards, from the store too', async () => {
    const { ada, ids, told } = await twoGames(api);
    const { kept } = await generated.load<Program>();
    const { answers, keys } = await kept(`${api.url}/graphql`, ada.token!, ids);
    expect(answers).toEqual(told);
    expect(keys.filter((key) => !key.startsWith('client:')).sort()).toEqual(
      [...ids, globalId('Ruleset', 'arena')].sort(),
    );
  });
});
