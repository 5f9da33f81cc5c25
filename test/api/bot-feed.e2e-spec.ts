import { randomUUID } from 'node:crypto';
import type { Client } from 'graphql-ws';
import { ownName, sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Told {
  readonly __typename: string;
  readonly at: string;
  readonly seat: number;
  readonly stepId?: string;
  readonly game: {
    readonly id: string;
    readonly version: number;
    readonly seed: string | null;
    readonly outcome: { readonly reason: string } | null;
    readonly legalCommands: readonly { readonly asked: boolean; readonly input: object }[];
  };
}

const FEED = `subscription($since: DateTime) { botFeed(since: $since) {
  __typename
  ... on BotAsked { at seat stepId game { id version legalCommands { asked input } } }
  ... on BotGameStarted { at seat game { id version } }
  ... on BotGameOver { at seat game { id version seed outcome { reason } } }
} }`;

const run = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { __typename ... on CommandAccepted { version game { id } } ... on PlayerError { message } } }`;

describe('The feed for bots', () => {
  let api: TestApi;
  let ada: TestClient;
  const sockets: Client[] = [];

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  beforeEach(async () => {
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) await socket.dispose();
    expect(api.faults).toEqual([]);
  });
  afterAll(() => api.close());

  /** Listens; ends when the loop that reads it does. */
  async function* feed(client: TestClient, since: string | null = null): AsyncGenerator<Told> {
    const socket = client.socket();
    sockets.push(socket);
    for await (const { data, errors } of socket.iterate<{ botFeed: Told }>({ query: FEED, variables: { since } })) {
      if (errors) throw new Error(JSON.stringify(errors));
      if (data) yield data.botFeed;
    }
  }

  const command = (client: TestClient, name: string, type: string, input: object) =>
    client.data<Record<string, { __typename: string; game: { id: string } }>>(run(name, type), {
      input: { commandId: randomUUID(), ...input },
    });

  /** A running game of one person and bots of the server. */
  async function table(options: object, bots: readonly string[]): Promise<string> {
    const seats = [{ me: true }, ...bots.map((bot) => ({ bot }))];
    const { openGame } = await command(ada, 'openGame', 'OpenGameInput', { options, seats });
    const gameId = openGame!.game.id;
    await command(ada, 'startGame', 'StartGameInput', { gameId });
    return gameId;
  }

  /** Plays only by the feed, until it has got enough. */
  async function playBy(told: AsyncGenerator<Told>, isEnough: (heard: readonly Told[]) => boolean): Promise<Told[]> {
    const heard: Told[] = [];
    for await (const message of told) {
      heard.push(message);
      if (isEnough(heard)) break;
      const { __typename: kind, stepId, game } = message;
      if (kind === 'BotAsked') {
        const choices = game.legalCommands.filter(({ asked }) => asked);
        const choice = choices[game.version % choices.length]!;
        await command(ada, 'submitCommand', 'SubmitCommandInput', { gameId: game.id, stepId, command: choice.input });
      }
      await api.settle();
    }
    return heard;
  }

  const isOver =
    (gameId: string) =>
    (heard: readonly Told[]): boolean =>
      heard.at(-1)?.__typename === 'BotGameOver' && heard.at(-1)?.game.id === gameId;

  /**
   * A feed that has reported a running game, so that it reports the next one when it begins; and the id of that game.
   */
  async function listening(client: TestClient): Promise<{ told: AsyncGenerator<Told>; live: string }> {
    const live = await table({ lantern: {} }, ['random']);
    const told = feed(client);
    for (const kind of ['BotGameStarted', 'BotAsked'])
      expect((await told.next()).value).toMatchObject({ __typename: kind, game: { id: live } });
    return { told, live };
  }

  it.each([
    ['lantern', {}, ['random']],
    ['guilds', {}, ['random', 'random']],
  ])('are enough to play a whole game of %s, from its start to its seed', async (ruleset, options, bots) => {
    const { told: news, live } = await listening(ada);
    const gameId = await table({ [ruleset]: options }, bots);
    const told = (await playBy(news, isOver(gameId))).filter(({ game }) => game.id !== live);
    expect(told[0]).toMatchObject({ __typename: 'BotGameStarted', seat: 0, game: { id: gameId } });
    expect(told.filter(({ __typename }) => __typename === 'BotGameStarted')).toHaveLength(1);
    expect(told.at(-1)!.game).toMatchObject({
      id: gameId,
      seed: expect.any(String),
      outcome: { reason: expect.any(String) },
    });
    const moments = told.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort());
  });

  it('ask again while a step takes several commands', async () => {
    await table({ guardians: {} }, ['random']);
    const isAskedAgain = (heard: readonly Told[]): boolean =>
      heard.length > 1 && heard.at(-1)!.stepId !== undefined && heard.at(-1)!.stepId === heard.at(-2)!.stepId;
    const told = await playBy(feed(ada), (heard) => isAskedAgain(heard) || heard.length > 200);
    expect(isAskedAgain(told)).toBe(true);
    expect(told.at(-1)!.game.version).toBeGreaterThan(told.at(-2)!.game.version);
  });

  it('begin with running games and waiting steps', async () => {
    const [first, second] = [await table({ lantern: {} }, ['random']), await table({ lantern: {} }, ['random'])];
    const told: Told[] = [];
    for await (const message of feed(ada)) if (told.push(message) === 4) break;
    const kindsOf = (gameId: string) => told.filter(({ game }) => game.id === gameId).map((one) => one.__typename);
    expect([first, second].map(kindsOf)).toEqual(Array(2).fill(['BotGameStarted', 'BotAsked']));
  });

  it('report a game that ended while no one listened, to a client that gives `since`', async () => {
    const gameId = await table({ lantern: {} }, ['random']);
    let last = '';
    for await (const { at, __typename: kind } of feed(ada)) {
      last = at;
      if (kind === 'BotAsked') break;
    }
    await command(ada, 'resign', 'ResignInput', { gameId });
    await api.settle();
    const next = await feed(ada, last).next();
    expect(next.value).toMatchObject({ __typename: 'BotGameOver', game: { id: gameId, seed: expect.any(String) } });
    const later = await table({ lantern: {} }, ['random']);
    const unasked = await feed(ada).next();
    expect(unasked.value).toMatchObject({ __typename: 'BotGameStarted', game: { id: later } });
  });

  it('are only about the account’s own games, and need a token', async () => {
    const foreign = await table({ lantern: {} }, ['random']);
    const bo = await TestClient.register(api.url, 'Bo');
    ada = bo;
    const { told } = await listening(bo);
    const own = await table({ lantern: {} }, ['random']);
    expect((await told.next()).value.game.id).toBe(own);
    expect(own).not.toBe(foreign);
    await expect(feed(new TestClient(api.url)).next()).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('An account of a bot', () => {
  let api: TestApi;
  const MAKE = `mutation($name: String!, $bot: Boolean! = false) { createAccount(name: $name, bot: $bot) { ... on AccountCreated { token account { bot } } } }`;
  const make = (name: string, bot?: boolean) =>
    new TestClient(api.url).data<{ createAccount: { token: string; account: { bot: boolean } } }>(MAKE, { name, bot });

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it('is public, as it is that others are not', async () => {
    const { token, account } = (await make(ownName('Deep Lantern'), true)).createAccount;
    expect([account.bot, (await make(ownName('Ada'))).createAccount.account.bot]).toEqual([true, false]);
    const bot = new TestClient(api.url, token);
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }] };
    const { openGame } = await bot.data<{ openGame: { game: { id: string } } }>(run('openGame', 'OpenGameInput'), {
      input,
    });
    const seen = await new TestClient(api.url).data<{ game: { seats: { account: { bot: boolean } | null }[] } }>(
      '{ game(id: "' + openGame.game.id + '") { seats { account { bot } } } }',
    );
    expect(seen.game.seats[0]!.account).toEqual({ bot: true });
  });
});
