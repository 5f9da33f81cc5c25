import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, gql, HttpLink, type InMemoryCache } from '@apollo/client';
import { Client, fetchExchange, type Exchange } from '@urql/core';
import { buildSchema, isInterfaceType } from 'graphql';
import { sharedTestApi, type TestApi, type TestClient } from '../../apps/api/src/testing/index.js';
import { blocksOf, root, TypedFolder } from './guide.js';
import { HANDS, twoGames } from './two-games.js';

/** Answers without the names of types that a library adds. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === '__typename' ? undefined : part)));

const blocks = blocksOf('docs/guides/caches.md');
const typed = new TypedFolder(new Map([...blocks].map(([name, body]) => [`${name}.ts`, body])));
afterAll(() => typed.remove());

describe('The configurations of caches, on two games of Arena', () => {
  let api: TestApi;
  let ada: TestClient;
  let ids: readonly string[];
  let told: readonly object[];

  beforeAll(async () => {
    api = await sharedTestApi();
    ({ ada, ids, told } = await twoGames(api));
  });
  afterAll(() => api.close());

  const endpoint = () => `${ada.url}/graphql`;
  const headers = () => ({ authorization: `Bearer ${ada.token}` });

  it('of Apollo Client shows each its own cards, from the cache too', async () => {
    const { cache } = await typed.load<{ cache: InMemoryCache }>('apollo.ts');
    const link = new HttpLink({ uri: endpoint(), headers: headers() });
    const client = new ApolloClient({ cache, link });
    const query = gql(HANDS);
    for (const id of ids) await client.query({ query, variables: { id } });
    const kept = ids.map((id) => client.readQuery({ query, variables: { id } }));
    expect(plain(kept)).toEqual(told);
    expect(Object.keys(cache.extract()).sort()).toEqual(
      [...ids.map((id) => `Game:${id}`), expect.stringMatching(/^ROOT/), expect.stringMatching(/^Ruleset:/)].sort(),
    );
    client.stop();
  });

  it('of urql shows each its own cards, from the cache too', async () => {
    const { exchange } = await typed.load<{ exchange: Exchange }>('urql.ts');
    const client = new Client({
      url: endpoint(),
      preferGetMethod: false,
      fetchOptions: () => ({ headers: headers() }),
      exchanges: [exchange, fetchExchange],
    });
    for (const id of ids) await client.query(HANDS, { id }).toPromise();
    const kept = await Promise.all(
      ids.map(async (id) => (await client.query(HANDS, { id }, { requestPolicy: 'cache-only' }).toPromise()).data),
    );
    expect(plain(kept)).toEqual(told);
  });

  it('name all types that have an id of the whole API', async () => {
    const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
    const node = schema.getType('Node');
    const types = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    for (const body of blocks.values())
      expect(
        [...(/nodes = \[(.*)\]/.exec(body)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name).sort(),
      ).toEqual([...types].sort());
    type DataID = (value: { id?: string }, type: string) => string | null;
    const { getDataID } = await typed.load<{ getDataID: DataID }>('relay.ts');
    expect([getDataID({ id: 'a' }, 'Game'), getDataID({ id: 'a' }, 'ArenaCard'), getDataID({}, 'ArenaView')]).toEqual([
      'a',
      null,
      null,
    ]);
  });
});
