import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { until } from '#event-store/testing';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { LiveReader } from '../rest/live-reader.js';
import { OPEN } from './open-table.js';

interface Presence {
  readonly seats: readonly number[];
  readonly watching: number;
}

describe('The presence at a game', () => {
  let api: TestApi;
  let [ada, bea]: TestClient[] = [];
  let gameId: string;
  const sockets: Client[] = [];

  beforeAll(async () => {
    api = await sharedTestApi();
    [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => TestClient.register(api.url, name)));
  });
  beforeEach(async () => {
    const seats = [{ me: true }, { bot: 'random' }];
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats };
    const { openGame } = await ada!.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    gameId = openGame.game.id;
    const join = { commandId: randomUUID(), gameId };
    await bea!.data('mutation($input: JoinGameInput!) { joinGame(input: $input) { __typename } }', { input: join });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.dispose();
    expect(api.faults).toEqual([]);
  });
  afterAll(() => api.close());

  /** The messages of a client's subscription, as they come. @returns its end. */
  function follow(client: TestClient, query: string, heard: (data: Record<string, unknown>) => void): () => unknown {
    const socket = client.socket();
    sockets.push(socket);
    const next = ({ data }: { data?: Record<string, unknown> | null }): void => {
      if (data) heard(data);
    };
    return socket.subscribe(
      { query, variables: { gameId } },
      { next, error: () => undefined, complete: () => undefined },
    );
  }
  const EVENTS = 'subscription($gameId: ID!) { gameEvents(gameId: $gameId) { version } }';
  const stranger = (): TestClient => new TestClient(api.url);

  const presence = async (): Promise<Presence> =>
    (
      await stranger().data<{ game: { presence: Presence } }>(
        'query($gameId: ID!) { game(id: $gameId) { presence { seats watching } } }',
        { gameId },
      )
    ).game.presence;

  const becomes = (told: () => unknown, wanted: Presence): Promise<void> =>
    until(JSON.stringify(wanted), async () => JSON.stringify(await told()) === JSON.stringify(wanted));

  it('is reported as clients come and go: players by their seats, all others by their number', async () => {
    const heard: Presence[] = [];
    follow(stranger(), 'subscription($gameId: ID!) { gamePresence(gameId: $gameId) { seats watching } }', (data) =>
      heard.push(data['gamePresence'] as Presence),
    );
    await becomes(() => heard.at(-1), { seats: [1], watching: 0 });
    const leave = follow(ada!, EVENTS, () => undefined);
    follow(stranger(), EVENTS, () => undefined);
    await becomes(() => heard.at(-1), { seats: [0, 1], watching: 1 });
    expect(await presence()).toEqual({ seats: [0, 1], watching: 1 });
    leave();
    await becomes(() => heard.at(-1), { seats: [1], watching: 1 });
  });

  it('includes programs that follow all of their games, and clients of server-sent events', async () => {
    follow(bea!, 'subscription { botFeed { __typename } }', () => undefined);
    await becomes(presence, { seats: [1, 2], watching: 0 });
    const reader = new LiveReader(
      await fetch(`${api.url}/v1/games/${gameId}/feed`, { headers: { authorization: `Bearer ${ada!.token!}` } }),
    );
    await becomes(presence, { seats: [0, 1, 2], watching: 0 });
    const told = new LiveReader(await fetch(`${api.url}/v1/games/${gameId}/presence/feed`));
    await told.until(() => told.messages.length > 0);
    expect(told.messages[0]!.value).toEqual({ seats: [0, 1, 2], watching: 0 });
    reader.close();
    await told.until(() => told.messages.length > 1);
    expect(told.messages[1]!.value).toEqual({ seats: [1, 2], watching: 0 });
    told.close();
  });
});
