import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { MemoryEventStore } from '#event-store';
import { until } from '#event-store/testing';
import { Campaigns } from '#campaign-service';
import { Games, LocalBus, MemorySeedVault, RulesetRegistry } from '#games';
import { openWatch } from '#platform';
import { rulesets } from '../../apps/rulesets.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { Stage } from './stage.js';

const OPEN = `mutation($id: ID!) { openGame(input: { commandId: $id, options: { lantern: { storms: 4 } }, seats: [{ me: true }] }) { ... on CommandAccepted { game { id } } } }`;

/** How often a client goes away. */
const TIMES = 25;

describe('The log of an API', () => {
  const lines: Record<string, unknown>[] = [];
  const stage = new Stage();
  let api: TestApi;
  let ada: TestClient;
  let store: MemoryEventStore;

  beforeAll(async () => {
    const logger = { error: (line: Record<string, unknown>) => lines.push(line) };
    const { observer, report } = await openWatch({ metricsHost: '127.0.0.1', isTraced: false }, logger as never);
    store = new MemoryEventStore();
    const bus = new LocalBus();
    const games = new Games({
      store,
      seeds: new MemorySeedVault(),
      rulesets: new RulesetRegistry(rulesets),
      bus,
      report,
      observer,
    });
    api = await startTestApi({ games, bus, campaigns: new Campaigns({ games, store }), report, observer });
    ada = await TestClient.register(api.url, 'Ada');
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(async () => {
    await stage.clear();
    await api.close();
  });

  const opened = async (): Promise<string> =>
    (await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { id: randomUUID() })).openGame.game.id;

  it('records the request, game and command of a fault, and the client gets the same request id', async () => {
    const id = await opened();
    const append = store.append.bind(store);
    store.append = () => Promise.reject(new Error('no database'));
    const commandId = randomUUID();
    const query = `mutation { addBot(input: { commandId: "${commandId}", gameId: "${id}", bot: "random" }) { __typename } }`;
    const { errors } = await ada.ask(query);
    store.append = append;
    const gameId = Buffer.from(id, 'base64url').toString().replace('Game:', '');
    expect(lines).toEqual([
      { requestId: errors?.[0]?.extensions['requestId'], gameId, commandId, err: expect.any(Error) },
    ]);
  });

  it('has no lines about clients that went away: during the request, before the answer, or in the middle of it', async () => {
    const { hostname, port } = new URL(api.url);
    const body = JSON.stringify({ query: '{ __schema { types { name fields { name description } } } }' });
    const head = `POST /graphql HTTP/1.1\r\nHost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const leave = (text: string, isHeard: boolean): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(text, () => isHeard || socket.resetAndDestroy());
        });
        socket.once('data', () => socket.resetAndDestroy());
        socket.once('close', () => resolve());
        socket.once('error', () => undefined);
      });
    for (let time = 0; time < TIMES; time += 1) {
      await Promise.all([leave(head + body.slice(0, 20), false), leave(head + body, false), leave(head + body, true)]);
    }
    // A later client is answered.
    expect(await ada.ask('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
    expect(lines).toEqual([]);
  });

  it('has none about subscribers that disconnected silently', async () => {
    const id = await opened();
    for (let time = 0; time < TIMES; time += 1) {
      const socket = stage.raw(api.url);
      let told = 0;
      const send = (message: object): void => socket.send(JSON.stringify(message));
      socket.once('open', () => send({ type: 'connection_init', payload: { authorization: `Bearer ${ada.token!}` } }));
      socket.on('message', (text: Buffer) => {
        const { type } = JSON.parse(text.toString()) as { type: string };
        const query = `subscription { gameEvents(gameId: "${id}") { version type payloadJson } }`;
        if (type === 'connection_ack') send({ id: 'a', type: 'subscribe', payload: { query } });
        else told += 1;
      });
      await until('something was told', () => told > 0);
      socket.terminate();
    }
    await ada.ask(
      `mutation { addBot(input: { commandId: "${randomUUID()}", gameId: "${id}", bot: "random" }) { __typename } }`,
    );
    expect(await ada.ask('{ __typename }')).toMatchObject({ data: { __typename: 'Query' } });
    expect(lines).toEqual([]);
  });
});
