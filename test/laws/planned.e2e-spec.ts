import { randomUUID } from 'node:crypto';
import type { SeedVault } from '#games';
import type { Observer } from '#platform';
import request from 'supertest';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

/** How Ada plays: by hand, by a list that gives her commands, or by hand with a list that never applies. */
type Way = 'by hand' | 'by a list' | 'beside a list';

const STORMS = 3;
const PLAN = `mutation($input: SetConditionalCommandsInput!) { setConditionalCommands(input: $input) { pause entries { type } } }`;
const MUTATION = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { __typename ... on CommandAccepted { game { id } } } }`;
const FOLLOW = `subscription($id: ID!) { gameEvents(gameId: $id) { version type description payload { __typename }
  game { conditional { pause entries { type } } } } }`;
const TOLD = '{ me { notifications { log { kind state reason } } } }';

interface Game {
  readonly game: { readonly legalCommands: readonly { readonly input: object }[] };
}

/** All of the requests that others send of the game, with the whole of their answers. */
const ADDRESSES = ['', '/view', '/events?first=100', '/conditional', '/legal-commands', '/presence'] as const;

/** The same seed for every game. */
const seeds: SeedVault = {
  keep: () => Promise.resolve(new Uint8Array(32)),
  find: () => Promise.resolve(new Uint8Array(32)),
};

/** One world: its API, and what all others than Ada get of her game. */
class World {
  readonly got: string[] = [];
  private readonly watched: string[] = [];

  private constructor(
    readonly api: TestApi,
    private readonly ada: TestClient,
    private readonly bo: TestClient,
  ) {}

  static async of(way: Way): Promise<World> {
    const watched: string[] = [];
    const observer: Observer = {
      async during(name, ids, work, ended) {
        const result = await work();
        if (name !== 'request') watched.push(JSON.stringify([name, ids, ended({ result })]));
        return result;
      },
      happened: () => undefined,
      stands: () => undefined,
    };
    const api = await startTestApi({ seeds, observer });
    const [ada, bo] = [await TestClient.register(api.url, 'Ada'), await TestClient.register(api.url, 'Bo')];
    const world = new World(api, ada, bo);
    await world.play(way);
    world.got.push(...watched);
    return world;
  }

  private async play(way: Way): Promise<void> {
    const { ada, bo, api } = this;
    const input = { commandId: randomUUID(), options: { lantern: { storms: STORMS } }, seats: [{ me: true }] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(MUTATION('openGame', 'OpenGameInput'), {
      input,
    });
    const gameId = openGame.game.id;
    const followed = this.follow(gameId);
    await bo.data(MUTATION('joinGame', 'JoinGameInput'), { input: { gameId, commandId: randomUUID(), seed: 'b' } });
    await ada.data(MUTATION('startGame', 'StartGameInput'), { input: { gameId, commandId: randomUUID() } });
    const hand = await this.legal(ada, gameId);
    const cards = Array.from({ length: STORMS }, (_, storm) => hand[storm] as object);
    const entries = cards.map((command) => ({
      command,
      ...(way === 'beside a list' ? { after: ['seedRevealed'] } : {}),
    }));
    if (way !== 'by hand') await ada.data(PLAN, { input: { gameId, entries } });
    for (const command of cards) {
      await api.settle();
      if (way !== 'by a list') await this.give(ada, gameId, command);
      await this.lookAll(gameId);
      await this.give(bo, gameId, (await this.legal(bo, gameId))[0] as object);
    }
    await api.settle();
    await this.lookAll(gameId);
    await this.look(undefined, `/transcript`, gameId);
    this.got.push(...(await followed));
  }

  /** All that a spectator is sent of the game, to its end. */
  private async follow(id: string): Promise<readonly string[]> {
    const socket = new TestClient(this.api.url).socket();
    const messages: string[] = [];
    for await (const message of socket.iterate({ query: FOLLOW, variables: { id } }))
      messages.push(JSON.stringify(message));
    await socket.dispose();
    return messages;
  }

  private async legal(client: TestClient, id: string): Promise<readonly object[]> {
    const query = 'query($id: ID!) { game(id: $id) { legalCommands { input } } }';
    return (await client.data<Game>(query, { id })).game.legalCommands.map(({ input }) => input);
  }

  private give(client: TestClient, gameId: string, command: object): Promise<unknown> {
    const input = { gameId, commandId: randomUUID(), command };
    return client.data(MUTATION('submitCommand', 'SubmitCommandInput'), { input });
  }

  private async lookAll(gameId: string): Promise<void> {
    for (const token of [undefined, this.bo.token])
      for (const address of ADDRESSES) await this.look(token, address, gameId);
    this.got.push(JSON.stringify(await this.bo.ask(TOLD)));
  }

  private async look(token: string | undefined, address: string, gameId: string): Promise<void> {
    const asked = request(this.api.url).get(`/v1/games/${gameId}${address}`);
    const { status, text, headers } = await (token ? asked.set('authorization', `Bearer ${token}`) : asked);
    this.got.push(`${address} ${String(status)} ${Object.keys(headers).sort().join()} ${text}`);
  }
}

/** The answers with numbers for ids, in the order in which they appear, and without times and the marks of bodies that have them. */
function comparable(got: readonly string[]): readonly string[] {
  const names = new Map<string, string>();
  const named = (id: string): string => {
    // A UUID of another version would tell who has made it.
    const name = names.get(id) ?? `<${names.size}${/^[\da-f]{8}-[\da-f]{4}-(\d)/.exec(id)?.[1] ?? ''}>`;
    names.set(id, name);
    return name;
  };
  return got.map((text) =>
    text
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replace(/"at":\d+/g, '"at":<time>')
      .replace(/"signature":"[^"]*"/g, '"signature":<of times>')
      .replace(/"watching":\d+/g, '"watching":<soon>')
      .replace(/\b(?:Ada|Bo) \d+/g, named)
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{40,}|[0-9a-f]{64}/g, named),
  );
}

describe('Law 27: conditional commands tell nothing', () => {
  const worlds = new Map<Way, World>();

  beforeAll(async () => {
    for (const way of ['by hand', 'by a list', 'beside a list'] as const) worlds.set(way, await World.of(way));
  });
  afterAll(async () => {
    for (const { api } of worlds.values()) {
      await api.close();
      expect(api.faults).toEqual([]);
    }
  });

  it('to those who read the game and its transcript, follow it, or watch the server', () => {
    const [byHand, ...others] = [...worlds.values()].map(({ got }) => comparable(got));
    expect(byHand!.length).toBeGreaterThan(80);
    for (const other of others) expect(other).toEqual(byHand);
  });

  it('and are given all the same', () => {
    const byPlayers = (way: Way): readonly string[] =>
      worlds.get(way)!.got.filter((text) => text.startsWith('["command"') && text.includes('"player"'));
    expect(byPlayers('by a list')).toHaveLength(4 + 2 * STORMS);
  });
});
