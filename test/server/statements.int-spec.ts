import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Client } from 'graphql-ws';
import type { Pool, QueryConfig } from 'pg';
import { PostgresAccountStore } from '#accounts';
import { storeOnPostgres, until, type StoreOnPostgres } from '#event-store/testing';
import { Campaigns } from '#campaign-service';
import { Games, LocalBus, MemorySeedVault, RulesetRegistry } from '#games';
import { rulesets } from '../../apps/rulesets.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const SUBMIT = `mutation($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename ... on CommandAccepted {
  version game { version status } events { version type payload { __typename } } } } }`;
const EVENTS = `subscription($id: ID!, $after: Int!) { gameEvents(gameId: $id, afterVersion: $after) {
  version type payload { __typename ... on LanternCardChosen { seat oil } } } }`;
const LEGAL = 'query($id: ID!) { game(id: $id) { version legalCommands { input } } }';

const SUBSCRIBERS = 20;

/** Every few seconds all tokens in use are checked together, regardless of requests. */
const isOfRequests = (name: string): boolean => name !== 'revoked-among';

describe('Over GraphQL, against PostgreSQL,', () => {
  let database: StoreOnPostgres;
  let api: TestApi;
  let players: TestClient[];
  const statements: string[] = [];
  const sockets: Client[] = [];

  function listen(pool: Pool): void {
    const query = pool.query.bind(pool);
    jest.spyOn(pool, 'query').mockImplementation(((config: QueryConfig | string, values?: unknown[]) => {
      statements.push(typeof config === 'string' ? config : (config.name ?? config.text));
      return query(config as QueryConfig, values);
    }) as never);
  }

  beforeAll(async () => {
    database = await storeOnPostgres();
    const { store, pool } = database;
    const bus = new LocalBus();
    const games = new Games({ store, seeds: new MemorySeedVault(), rulesets: new RulesetRegistry(rulesets), bus });
    const accounts = new PostgresAccountStore(pool);
    api = await startTestApi({ games, campaigns: new Campaigns({ games, store }), bus, accounts });
    players = await Promise.all(['Ada', 'Bo'].map((name) => TestClient.register(api.url, name)));
    listen(pool);
  });
  afterAll(async () => {
    for (const socket of sockets) await socket.dispose();
    await api.close();
    jest.restoreAllMocks();
    await database.stop();
  });

  const give = (player: TestClient, name: string, input: object): Promise<Record<string, { game: { id: string } }>> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { ... on CommandAccepted { game { id } } } }`;
    return player.data(query, { input: { commandId: randomUUID(), ...input } });
  };

  /** A running game of both players. */
  async function start(): Promise<string> {
    const [ada, bo] = players as [TestClient, TestClient];
    const opened = await give(ada, 'openGame', { options: { lantern: { storms: 2 } }, seats: [{ me: true }] });
    const gameId = opened['openGame']!.game.id;
    await give(bo, 'joinGame', { gameId });
    await give(ada, 'startGame', { gameId });
    return gameId;
  }

  /** A legal command of a player, and the version of the game. */
  async function legal(player: TestClient, id: string): Promise<{ version: number; command: object }> {
    const { game } = await player.data<{ game: { version: number; legalCommands: { input: object }[] } }>(LEGAL, {
      id,
    });
    return { version: game.version, command: game.legalCommands[0]!.input };
  }

  const submit = (player: TestClient, gameId: string, command: object): Promise<Record<string, unknown>> =>
    player.data(SUBMIT, { input: { gameId, commandId: randomUUID(), command } });

  it('an accepted command on a warm game is one statement, including its answer', async () => {
    const gameId = await start();
    const { version, command } = await legal(players[0]!, gameId);
    statements.length = 0;
    expect(await submit(players[0]!, gameId, command)).toMatchObject({
      submitCommand: { __typename: 'CommandAccepted', version: version + 1, game: { version: version + 1 } },
    });
    expect(statements.filter(isOfRequests)).toEqual(['append-commit-1']);
  });

  it('a list reads with one statement which of its games are parked', async () => {
    const ids = [await start(), await start()].map((id) =>
      Buffer.from(id, 'base64url').toString().replace('Game:', ''),
    );
    const listed = ids.map((gameId) => ({ gameId, openedAt: 1, changedAt: 1 }));
    jest.spyOn(api.parts.directory, 'find').mockResolvedValueOnce(listed as never);
    statements.length = 0;
    const { games } = await players[0]!.data<{ games: { nodes: { parked: boolean }[] } }>(
      '{ games(first: 10) { nodes { parked } } }',
    );
    expect(games.nodes).toEqual([{ parked: false }, { parked: false }]);
    expect(statements.filter((name) => name.includes('halted'))).toEqual(['halted-among']);
  });

  it('a page of fifty uncached games takes a bounded number of statements', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) ids.push(await start());
    const stored = ids.map((id) => Buffer.from(id, 'base64url').toString().replace('Game:', ''));
    const listed = stored.map((gameId) => ({ gameId, openedAt: 1, changedAt: 1 }));
    const { store } = database;
    const fresh = new Games({
      store,
      seeds: new MemorySeedVault(),
      rulesets: new RulesetRegistry(rulesets),
      cachedGames: 50,
    });
    const load = jest.spyOn(api.parts.games, 'loadAll').mockImplementation((wanted) => fresh.loadAll(wanted));
    const page = `{ games(first: 50) { nodes { id parked openedBy { name } view { __typename }
      seats { name account { name } } } } }`;
    const ask = async (): Promise<string[]> => {
      jest.spyOn(api.parts.directory, 'find').mockResolvedValueOnce(listed as never);
      statements.length = 0;
      const { games } = await players[0]!.data<{ games: { nodes: { id: string }[] } }>(page);
      expect(games.nodes.map(({ id }) => id)).toEqual(ids);
      return [...statements];
    };
    const cold = await ask();
    expect(cold.filter((name) => name === 'read-all' || name === 'load-snapshots')).toHaveLength(10);
    expect(cold.length).toBeLessThanOrEqual(15);
    expect((await ask()).length).toBeLessThanOrEqual(5);
    load.mockRestore();
  });

  it('an event costs nothing on its way to its subscribers, however many they are', async () => {
    const gameId = await start();
    const { version, command } = await legal(players[0]!, gameId);
    const heard = Array.from({ length: SUBSCRIBERS }, (): number[] => []);
    const hearing = heard.map(async (versions, at) => {
      const socket = players[at % 2]!.socket();
      sockets.push(socket);
      const variables = { id: gameId, after: version - 1 };
      for await (const { data } of socket.iterate<{ gameEvents: { version: number } }>({ query: EVENTS, variables })) {
        versions.push(data!.gameEvents.version);
        if (versions.length === 2) return;
      }
    });
    await until('all clients listen', () => heard.every((versions) => versions.length === 1));
    statements.length = 0;
    await submit(players[0]!, gameId, command);
    await Promise.all(hearing);
    expect(heard).toEqual(heard.map(() => [version, version + 1]));
    expect(statements.filter(isOfRequests)).toEqual(['append-commit-1']);
  });
});
