import { MemoryAccountStore, type KnownToken } from '#accounts';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

class CountedStore extends MemoryAccountStore {
  lookUps = 0;

  override token(id: string): Promise<KnownToken | undefined> {
    this.lookUps += 1;
    return super.token(id);
  }
}

const MAKE = 'mutation { createToken(input: { name: "less", scopes: [GAMES_READ] }) { token about { id } } }';
const REVOKE = 'mutation($id: ID!) { revokeToken(id: $id) { revokedAt } }';

describe('A token that was seen in the last seconds', () => {
  let api: TestApi;
  let store: CountedStore;
  let ada: TestClient;

  beforeAll(async () => {
    store = new CountedStore();
    api = await startTestApi({ accounts: store });
    ada = await TestClient.register(api.url, 'Ada');
  });
  beforeEach(() => {
    store.lookUps = 0;
  });
  afterAll(() => api.close());

  it('is looked up once, over GraphQL, sockets and REST together', async () => {
    await ada.data('{ me { account { name } } }');
    await ada.data('{ me { account { name } } }');
    const socket = ada.socket();
    await expect(socket.iterate({ query: 'subscription { nothing }' }).next()).rejects.toBeDefined();
    await socket.dispose();
    await fetch(`${api.url}/v1/games/none/table.svg`, { headers: { authorization: `Bearer ${ada.token!}` } });
    expect(store.lookUps).toBe(1);
  });

  it('is refused at once when it is revoked', async () => {
    const { createToken } = await ada.data<{ createToken: { token: string; about: { id: string } } }>(MAKE);
    const reader = new TestClient(api.url, createToken.token);
    expect((await reader.post('{ __typename }')).status).toBe(200);
    await ada.data(REVOKE, { id: createToken.about.id });
    expect((await reader.post('{ __typename }')).status).toBe(401);
  });

  it('does not validate another token with the same id', async () => {
    await ada.data('{ me { account { name } } }');
    const forged = ada.token!.slice(0, -4) + (ada.token!.endsWith('0000') ? '1111' : '0000');
    expect((await new TestClient(api.url, forged).post('{ __typename }')).status).toBe(401);
  });
});
