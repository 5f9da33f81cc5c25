import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { MemoryAccountStore, TokenWatch } from '#accounts';
import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const OPEN = 'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const RESIGN = 'mutation($input: ResignInput!) { resign(input: $input) { __typename } }';
const EVENTS = 'subscription($g: ID!, $n: Int) { gameEvents(gameId: $g, afterVersion: $n) { version type } }';
const LOBBY = { query: 'subscription { lobby { id } }' };
const INIT = '{"type":"connection_init"';

interface Told {
  readonly gameEvents: { readonly version: number; readonly type: string };
}

/** A socket that replaces its messages. */
const saying = (other: (text: string, socket: WebSocket) => readonly string[]): typeof WebSocket =>
  class extends WebSocket {
    override send(text: unknown): void {
      for (const each of other(String(text), this)) super.send(each);
    }
  };

/** A socket that names no subprotocol. */
class Plain extends WebSocket {
  constructor(url: string, _subprotocols?: unknown) {
    super(url);
  }
}

/** How often a client opened a socket before it gave up, and the close code of the last one. */
interface Ending {
  readonly opened: number;
  readonly code: unknown;
}

describe("graphql-ws's own client", () => {
  let api: TestApi;
  let ada: TestClient;
  const clients: Client[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const client of clients.splice(0)) await client.dispose();
  });
  afterAll(() => api.close());

  function clientWith(options: Partial<ClientOptions> = {}): Client {
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${ada.token!}` },
      ...options,
    });
    clients.push(client);
    return client;
  }

  const open = async (): Promise<string> => {
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    return openGame.game.id;
  };
  const command = (gameId: string): object => ({ input: { gameId, commandId: randomUUID() } });

  it('connects, and gets the events and the end of a game', async () => {
    const g = await open();
    const events = clientWith().iterate<Told>({ query: EVENTS, variables: { g } });
    const versions: number[] = [];
    for await (const { data } of events) {
      versions.push(data!.gameEvents.version);
      if (versions.length === 3)
        await ada.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', command(g));
      if (data!.gameEvents.type === 'gameStarted') await ada.data(RESIGN, command(g));
    }
    expect(versions.length).toBeGreaterThan(4);
    expect(versions).toEqual(versions.map((_, at) => at + 1));
  });

  it('resumes after a disconnect: with its own version on a new socket, without gaps or duplicates', async () => {
    const g = await open();
    const versions: number[] = [];
    let cut = 0;
    for (let isOver = false; !isOver;) {
      let socket: WebSocket | undefined;
      const client = clientWith({
        retryAttempts: 0,
        on: { opened: (opened) => (socket = opened as WebSocket) },
      });
      try {
        for await (const { data } of client.iterate<Told>({
          query: EVENTS,
          variables: { g, n: versions.at(-1) ?? 0 },
        })) {
          versions.push(data!.gameEvents.version);
          if (cut < 2) {
            cut += 1;
            socket!.terminate();
          } else if (data!.gameEvents.type === 'seatTaken')
            await ada.data(
              'mutation($input: AbandonGameInput!) { abandonGame(input: $input) { __typename } }',
              command(g),
            );
        }
        isOver = true;
      } catch (loss) {
        expect(loss).toMatchObject({ code: 1006 });
      }
    }
    expect(cut).toBe(2);
    expect(versions).toEqual(versions.map((_, at) => at + 1));
  });

  it('resumes automatically where it is configured to, with the original variables', async () => {
    const g = await open();
    let socket: WebSocket | undefined;
    const client = clientWith({
      retryWait: () => Promise.resolve(),
      on: { opened: (opened) => (socket = opened as WebSocket) },
    });
    const versions: number[] = [];
    for await (const { data } of client.iterate<Told>({ query: EVENTS, variables: { g } })) {
      versions.push(data!.gameEvents.version);
      if (versions.length === 3) socket!.terminate();
      if (versions.length === 6) break;
    }
    expect(versions).toEqual([1, 2, 3, 1, 2, 3]);
  });

  /** Listens until the client gives up. */
  async function endingOf(
    options: Partial<ClientOptions>,
    {
      subscriptions = 1,
      then,
    }: { readonly subscriptions?: number; readonly then?: (socket: WebSocket) => unknown } = {},
  ): Promise<Ending> {
    let opened = 0;
    let code: unknown;
    const client = clientWith({
      retryAttempts: 1,
      retryWait: () => Promise.resolve(),
      on: {
        connecting: () => {
          opened += 1;
        },
        // Once it is admitted, a client resets its count of attempts.
        opened: (socket) => void then?.(socket as WebSocket),
        closed: (event) => {
          code ??= (event as { readonly code: number }).code;
        },
      },
      ...options,
    });
    const lost = Array.from({ length: subscriptions }, () =>
      client
        .iterate(LOBBY)
        .next()
        .catch(() => undefined),
    );
    await Promise.all(lost);
    return { opened, code };
  }

  const twiceOpened = (code: number): Ending => ({ opened: 2, code });
  const onceOpened = (code: number): Ending => ({ opened: 1, code });

  it('is permanently refused with the code for its mistake, and does not reconnect', async () => {
    expect(await endingOf({ webSocketImpl: saying(() => ['nonsense']) })).toEqual(onceOpened(4400));
    const hasty = saying((text, socket) => {
      if (!text.startsWith(INIT)) return [text];
      socket.emit('message', Buffer.from('{"type":"connection_ack"}'), false);
      return [];
    });
    expect(await endingOf({ webSocketImpl: hasty })).toEqual(onceOpened(4401));
    expect(await endingOf({ webSocketImpl: Plain })).toEqual(onceOpened(4406));
    expect(await endingOf({ generateID: () => 'the-same' }, { subscriptions: 2 })).toEqual(onceOpened(4409));
    const twice = saying((text) => (text.startsWith(INIT) ? [text, text] : [text]));
    expect(await endingOf({ webSocketImpl: twice })).toEqual(onceOpened(4429));
  });

  it('with too many sockets is permanently refused', async () => {
    const crowded = await startTestApi({ settings: { sockets: { address: 1 } } });
    const url = `${crowded.url.replace('http', 'ws')}/graphql`;
    const first = clientWith({ url, connectionParams: {}, retryAttempts: 0 });
    void first.iterate(LOBBY).next();
    await new Promise((resolve) => first.on('connected', resolve));
    expect(await endingOf({ url, connectionParams: {} })).toEqual(onceOpened(4429));
    await first.dispose();
    await crowded.close();
  });

  it('gets 4500 for a fault of ours, and does not reconnect automatically', async () => {
    jest.spyOn(TokenWatch.prototype, 'watch').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await endingOf({})).toEqual(onceOpened(4500));
  });

  it('reconnects where another socket may succeed', async () => {
    expect(await endingOf({ connectionParams: { authorization: 'Bearer nobody' } })).toEqual(twiceOpened(4403));
    expect(await endingOf({}, { then: (socket) => socket.terminate() })).toEqual(twiceOpened(1006));
    const silent = saying((text) => (text.startsWith(INIT) ? [] : [text]));
    expect(await endingOf({ webSocketImpl: silent })).toEqual(twiceOpened(4408));
    jest.spyOn(MemoryAccountStore.prototype, 'token').mockRejectedValue(new Error('away'));
    const unknown = { authorization: `Bearer chr_dev_${'0'.repeat(16)}_${'0'.repeat(48)}` };
    expect(await endingOf({ connectionParams: unknown })).toEqual(twiceOpened(1013));
  });

  it('reconnects after a server that stops', async () => {
    const stopping = await startTestApi();
    const url = `${stopping.url.replace('http', 'ws')}/graphql`;
    const { opened, code } = await endingOf(
      { url, connectionParams: {} },
      { then: () => setImmediate(() => void stopping.close()) },
    );
    expect([opened, code]).toEqual([2, 1001]);
  });
});
