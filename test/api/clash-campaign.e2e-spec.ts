import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type Answer, type TestApi } from '../../apps/api/src/testing/index.js';

const REJECTED = '... on CommandRejected { ruleId code message }';
const OPEN = `mutation($input: OpenCampaignInput!) { openCampaign(input: $input) {
  __typename ... on CampaignAccepted { version replayed campaign { id name } } ${REJECTED}
} }`;
const GO = `mutation($input: OpenAdventureInput!) { openAdventure(input: $input) {
  __typename ... on CommandAccepted { replayed game { id } } ${REJECTED}
} }`;
const GIVE_UP = `mutation($input: GiveUpAdventureInput!) { giveUpAdventure(input: $input) {
  __typename ... on CampaignAccepted { version } ${REJECTED}
} }`;
const LOOK = `query($id: ID!) { campaign(id: $id) {
  name version ruleset { name } openedBy { name }
  adventures(last: 5) { nodes { status reason game { id status } players { seat rank account { name } } } }
  view { ... on ClashCampaign {
    heroes { heroId rank cards setAside adventures }
    adventures { mode outcome heroes { heroId side rank } }
  } }
} }`;

interface Hero {
  readonly heroId: string;
  readonly rank: string;
  readonly cards: readonly string[];
  readonly setAside: readonly string[];
}
interface Looked {
  readonly campaign: {
    readonly version: number;
    readonly adventures: {
      readonly nodes: readonly { readonly status: string }[];
    };
    readonly view: {
      readonly heroes: readonly Hero[];
      readonly adventures: readonly object[];
    };
  };
}
interface Legal {
  readonly game: {
    readonly legalCommands: readonly {
      readonly type: string;
      readonly input: { clash: object };
    }[];
  };
}

describe('A campaign of Clash over GraphQL', () => {
  let api: TestApi;
  let players: TestClient[];
  let campaignId: string;

  beforeAll(async () => {
    api = await startTestApi();
    players = await Promise.all(['Ada', 'Bo'].map((name) => TestClient.register(api.url, name)));
    const input = {
      commandId: randomUUID(),
      ruleset: 'clash',
      name: 'The Red Joker',
    };
    const opened = await ada().data<{
      openCampaign: { campaign: { id: string } };
    }>(OPEN, { input });
    expect(await ada().data(OPEN, { input })).toMatchObject({
      openCampaign: { replayed: true, version: 1 },
    });
    campaignId = opened.openCampaign.campaign.id;
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const ada = (): TestClient => players[0]!;
  const go = (options: object = {}, client = ada()): Promise<Answer> =>
    client.ask(GO, {
      input: {
        campaignId,
        commandId: randomUUID(),
        options: { clash: options },
      },
    });
  const gameOf = ({ data, errors }: Answer): string => {
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as unknown as { openAdventure: { game: { id: string } } }).openAdventure.game.id;
  };
  const look = async (): Promise<Looked['campaign']> => (await ada().data<Looked>(LOOK, { id: campaignId })).campaign;

  const table = (client: TestClient, mutation: string, input: string, fields: object): Promise<unknown> =>
    client.data(
      `mutation($input: ${input}!) { ${mutation}(input: $input) { __typename ... on CommandRejected { code } } }`,
      { input: { commandId: randomUUID(), ...fields } },
    );

  /** Gives the first legal command of a kind whose JSON says a word. */
  async function play(client: TestClient, gameId: string, type: string, word = ''): Promise<void> {
    const query = 'query($id: ID!) { game(id: $id) { legalCommands { type input } } }';
    const { game } = await client.data<Legal>(query, { id: gameId });
    const found = game.legalCommands.find((one) => one.type === type && JSON.stringify(one.input).includes(word));
    await table(client, 'submitCommand', 'SubmitCommandInput', {
      gameId,
      command: found!.input,
    });
  }

  /** Ada plays Ultrawoman, Bo plays Rage and resigns; Ada steps. */
  async function travel(): Promise<string> {
    const gameId = gameOf(await go());
    for (const player of players) await table(player, 'joinGame', 'JoinGameInput', { gameId });
    await table(ada(), 'startGame', 'StartGameInput', { gameId });
    await play(players[0]!, gameId, 'chooseHero', 'ultrawoman');
    await play(players[1]!, gameId, 'chooseHero', 'rage');
    await table(players[1]!, 'resign', 'ResignInput', { gameId });
    await play(players[0]!, gameId, 'campaignStep');
    return gameId;
  }

  it('CLASH-071 CLASH-072 leads a Rookie from adventure to adventure', async () => {
    const first = await travel();
    await api.settle();
    const after = await look();
    expect(after).toMatchObject({
      name: 'The Red Joker',
      version: 6,
      ruleset: { name: 'clash' },
      openedBy: { name: 'Ada' },
      adventures: {
        nodes: [
          {
            status: 'PLAYED',
            reason: 'RESIGNATION',
            game: { id: first, status: 'OVER' },
            players: [
              { seat: 0, rank: 1, account: { name: 'Ada' } },
              { seat: 1, account: { name: 'Bo' } },
            ],
          },
        ],
      },
      view: {
        heroes: [
          { heroId: 'ultrawoman', rank: 'ROOKIE', adventures: 1 },
          { heroId: 'rage', rank: 'ROOKIE', adventures: 1 },
        ],
        adventures: [{ mode: 'VERSUS', outcome: 'SIDE_A' }],
      },
    });
    expect(after.view.heroes.map(({ cards, setAside }) => [cards.length, setAside.length])).toEqual([
      [8, 1],
      [8, 2],
    ]);
    // No job comes before the next one is opened: what was over is written down all the same.
    await travel();
    const third = gameOf(await go());
    expect((await look()).view.heroes).toMatchObject([{ rank: 'HERO', setAside: [] }, { rank: 'ROOKIE' }]);
    const opened = `query($id: ID!) { game(id: $id) { events(first: 1) { nodes { payload { ... on GameOpened {
      options { ... on ClashOptions { campaign { heroes { heroId rank } } } } } } } } } }`;
    expect(JSON.stringify(await ada().data(opened, { id: third }))).toContain(
      '"heroes":[{"heroId":"ultrawoman","rank":"HERO"},{"heroId":"rage","rank":"ROOKIE"}]',
    );
  });

  it('CLASH-075 refuses a second adventure, as data; one that is given up makes room', async () => {
    const [open] = (await look()).adventures.nodes.filter(({ status }) => status === 'OPEN');
    expect(open).toBeDefined();
    expect(await go()).toMatchObject({
      data: {
        openAdventure: {
          __typename: 'CommandRejected',
          ruleId: 'CLASH-075',
          code: 'ADVENTURE_OPEN',
        },
      },
    });
    const { id: gameId } = (open as unknown as { game: { id: string } }).game;
    const input = { campaignId, commandId: randomUUID(), gameId };
    expect(await players[1]!.ask(GIVE_UP, { input })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await ada().data(GIVE_UP, { input })).toMatchObject({
      giveUpAdventure: { __typename: 'CampaignAccepted' },
    });
    expect(await go({ rankA: 'VETERAN' })).toMatchObject({
      data: { openAdventure: { code: 'INVALID_OPTIONS' } },
    });
    expect(await go({ campaign: { heroes: [] } })).toMatchObject({
      data: { openAdventure: { code: 'RECORDS_ARE_THE_CAMPAIGNS' } },
    });
    expect(await go({}, players[1])).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });

  it('is listed for whoever has opened it or played in it, and nowhere among games', async () => {
    const mine = 'query { campaigns { nodes { id } } }';
    const listed = { campaigns: { nodes: [{ id: campaignId }] } };
    expect(await ada().data(mine)).toEqual(listed);
    expect(await players[1]!.data(mine)).toEqual(listed);
    const eve = await TestClient.register(api.url, 'Eve');
    expect(await eve.data(mine)).toEqual({ campaigns: { nodes: [] } });
    const games = await eve.data<{ games: { nodes: readonly object[] } }>('query { games { nodes { id } } }');
    expect(games.games.nodes).toHaveLength(3);
    const node = 'query($id: ID!) { node(id: $id) { __typename id } }';
    expect(await eve.data(node, { id: campaignId })).toEqual({
      node: { __typename: 'Campaign', id: campaignId },
    });
  });

  it('takes options of its own ruleset only', async () => {
    const input = {
      campaignId,
      commandId: randomUUID(),
      options: { lantern: { storms: 2 } },
    };
    expect(await ada().ask(GO, { input })).toMatchObject({
      errors: [{ message: 'This is a campaign of "clash", not of "lantern".' }],
    });
  });
});
