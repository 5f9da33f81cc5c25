import { MemoryAccountStore, PostgresAccountStore, type KnownToken } from '#accounts';
import { Games, LocalBus, MemoryGameDirectory } from '#games';
import { createPool } from '#platform';
import { jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const A_TOKEN = `chr_dev_${'0'.repeat(16)}_${'0'.repeat(48)}`;

/** The close code and reason of a socket with a token. */
function closeOf(url: string, token: string): Promise<readonly [code: number, reason: string]> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const payload = { authorization: `Bearer ${token}` };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
  return new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, reason.toString()])));
}

describe('While the database is away', () => {
  const pool = createPool({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
  let api: TestApi;

  beforeAll(async () => {
    const accounts = new PostgresAccountStore(pool);
    // Enough for the one request without a token; requests that fail by our fault are charged to no one.
    api = await startTestApi({ accounts, settings: { rates: { address: 200, account: 200 } } });
  });
  afterAll(async () => {
    await api.close();
    await pool.end();
  });

  it.each(['application/json', 'application/graphql-response+json'])(
    'a client with a token is told to retry, always, and never that its token is wrong: %s',
    async (accept) => {
      const client = new TestClient(api.url, A_TOKEN);
      for (let request = 0; request < 5; request += 1) {
        const response = await client.post('{ __typename }', {}, { accept });
        expect([response.status, response.get('retry-after')]).toEqual([503, '5']);
        expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
      }
    },
  );

  it('so it is over REST', async () => {
    const headers = { authorization: `Bearer ${A_TOKEN}` };
    const response = await fetch(`${api.url}/v1/games/none/table.svg`, { headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  });

  it('a socket is closed as one that may try again later', async () => {
    expect((await closeOf(api.url, A_TOKEN))[0]).toBe(1013);
  });

  it('a response without data because of the fault is 503, too', async () => {
    const response = await new TestClient(api.url).post('mutation { createAccount(name: "Ada") { __typename } }');
    expect([response.status, response.get('retry-after')]).toEqual([503, '5']);
    expect(api.faults.length).toBeGreaterThan(0);
  });
});

describe('A store of accounts that comes and goes', () => {
  class FickleStore extends MemoryAccountStore {
    isAway = false;
    looks = 0;

    override token(id: string): Promise<KnownToken | undefined> {
      return this.isAway ? Promise.reject(new Error('away')) : super.token(id);
    }

    override revokedAmong(ids: readonly string[]): Promise<readonly string[]> {
      this.looks += 1;
      return this.isAway ? Promise.reject(new Error('away')) : super.revokedAmong(ids);
    }
  }

  it('closes no socket whose token is valid', async () => {
    const store = new FickleStore();
    const sockets = { subscriptions: 3, connections: 20, recheck: 10 };
    const api = await startTestApi({ accounts: store, settings: { sockets } });
    const ada = await TestClient.register(api.url, 'Ada');
    const closed = closeOf(api.url, ada.token!);
    const lookedAgain = async (): Promise<void> => {
      const { looks } = store;
      while (store.looks < looks + 2) await new Promise((resolve) => setImmediate(resolve));
    };
    await lookedAgain();
    store.isAway = true;
    await lookedAgain();
    store.isAway = false;
    await lookedAgain();
    const { account } = (await store.token(ada.token!.split('_')[2]!))!;
    await store.revokeAllBut(account.id, 'none', Date.now());
    // The revocation closes it.
    expect(await closed).toEqual([4403, 'The token was revoked or has expired.']);
    await api.close();
  });
});

describe('A subscription', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('to a list of games ends with an error when the list cannot be read', async () => {
    const api = await startTestApi();
    jest.spyOn(MemoryGameDirectory.prototype, 'find').mockRejectedValue(new Error('away'));
    const socket = new TestClient(api.url).socket();
    const refused = await socket
      .iterate({ query: 'subscription { lobby { id } }' })
      .next()
      .catch((errors: unknown) => errors);
    expect(refused).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR' }) }),
    ]);
    await socket.dispose();
    await api.close();
  });

  it.each([
    ['after its patience', 20, () => undefined],
    ['as soon as it hears that news may be lost', 3_600_000, (bus: LocalBus) => bus.gap()],
  ])('to a list of games checks again %s', async (_, patience, gap) => {
    const deaf = new LocalBus();
    const api = await startTestApi({ bus: deaf, settings: { patience } });
    const ada = await TestClient.register(api.url, 'Ada');
    const socket = ada.socket();
    const lobby = socket.iterate<{ lobby: { id: string } }>({ query: 'subscription { lobby { id } }' });
    const open = (): Promise<{ openGame: { game: { id: string } } }> =>
      ada.data(
        'mutation($id: ID!) { openGame(input: { commandId: $id, options: { lantern: {} } }) { ... on CommandAccepted { game { id } } } }',
        { id: crypto.randomUUID() },
      );
    const first = await open();
    expect((await lobby.next()).value).toEqual({ data: { lobby: { id: first.openGame.game.id } } });
    const second = await open();
    gap(deaf);
    expect((await lobby.next()).value).toEqual({ data: { lobby: { id: second.openGame.game.id } } });
    await socket.dispose();
    await api.close();
  });

  it('ends with 1001 when the server stops', async () => {
    const api = await startTestApi();
    const ada = await TestClient.register(api.url, 'Ada');
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const payload = { authorization: `Bearer ${ada.token!}` };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    await new Promise((resolve) => socket.once('message', resolve));
    await Promise.all([closed.then((code) => expect(code).toBe(1001)), api.close()]);
  });

  it('whose game can no longer be read ends with an error, not normally', async () => {
    const api = await startTestApi();
    const ada = await TestClient.register(api.url, 'Ada');
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(
      'mutation($id: ID!) { openGame(input: { commandId: $id, options: { lantern: {} } }) { ... on CommandAccepted { game { id } } } }',
      { id: crypto.randomUUID() },
    );
    jest.spyOn(Games.prototype, 'follow').mockImplementation(async function* () {
      await Promise.resolve();
      yield* [];
      throw new Error('away');
    });
    const socket = ada.socket();
    const refused = await socket
      .iterate({
        query: 'subscription($g: ID!) { gameEvents(gameId: $g) { version } }',
        variables: { g: openGame.game.id },
      })
      .next()
      .catch((errors: unknown) => errors);
    expect(refused).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR' }) }),
    ]);
    await socket.dispose();
    await api.close();
  });
});
