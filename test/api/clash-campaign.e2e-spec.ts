import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { CampaignTable, GO } from './campaign-table.js';

const GIVE_UP = `mutation($input: GiveUpAdventureInput!) { giveUpAdventure(input: $input) {
  __typename ... on CampaignAccepted { version } ... on CommandRejected { code }
} }`;
const clash = { ruleset: 'clash', types: 'Clash', told: 'mode outcome' };

describe('A campaign of Clash over GraphQL', () => {
  let api: TestApi;
  let players: TestClient[];
  let table: CampaignTable;

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await Promise.all(['Ada', 'Bo'].map((name) => TestClient.register(api.url, name)));
    table = await CampaignTable.opened(clash, players, 'The Red Joker');
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  /** Ada plays Ultrawoman, Bo plays Rage and resigns; Ada steps. */
  async function travel(): Promise<string> {
    const gameId = await table.starts();
    const [ada, bo] = [players[0]!, players[1]!];
    await table.plays(ada, gameId, 'chooseHero', 'ultrawoman');
    await table.plays(bo, gameId, 'chooseHero', 'rage');
    await table.gives(bo, 'resign', 'ResignInput', { gameId });
    await table.plays(ada, gameId, 'campaignStep');
    return gameId;
  }

  it('CLASH-071 CLASH-072 leads a Rookie from adventure to adventure', async () => {
    const first = await travel();
    await api.settle();
    const after = await table.look();
    expect(after).toMatchObject({
      name: 'The Red Joker',
      version: 6,
      ruleset: { name: 'clash' },
      openedBy: { name: players[0]!.name },
      adventures: {
        nodes: [
          {
            status: 'PLAYED',
            reason: 'RESIGNATION',
            game: { id: first, status: 'OVER' },
            players: [
              { seat: 0, rank: 1, account: { name: players[0]!.name } },
              { seat: 1, account: { name: players[1]!.name } },
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
    // No job runs before the next one is opened: the finished one is recorded nonetheless.
    await travel();
    const third = await table.goes();
    expect((await table.look()).view.heroes).toMatchObject([{ rank: 'HERO', setAside: [] }, { rank: 'ROOKIE' }]);
    expect(await table.recordsOf(third)).toContain(
      '"heroes":[{"heroId":"ultrawoman","rank":"HERO"},{"heroId":"rage","rank":"ROOKIE"}]',
    );
  });

  it('CLASH-075 refuses a second adventure, as data; one that is given up makes room', async () => {
    const [open] = (await table.look()).adventures.nodes.filter(({ status }) => status === 'OPEN');
    expect(open).toBeDefined();
    expect(await table.go()).toMatchObject({
      data: {
        openAdventure: {
          __typename: 'CommandRejected',
          ruleId: 'CLASH-075',
          code: 'ADVENTURE_OPEN',
        },
      },
    });
    const { id: gameId } = open!.game;
    const { campaignId, host: ada } = table;
    const input = { campaignId, commandId: randomUUID(), gameId };
    expect(await players[1]!.ask(GIVE_UP, { input })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await ada.data(GIVE_UP, { input })).toMatchObject({
      giveUpAdventure: { __typename: 'CampaignAccepted' },
    });
    expect(await table.go({ rankA: 'VETERAN' })).toMatchObject({
      data: { openAdventure: { code: 'INVALID_OPTIONS' } },
    });
    expect(await table.go({ campaign: { heroes: [] } })).toMatchObject({
      data: { openAdventure: { code: 'RECORDS_ARE_THE_CAMPAIGNS' } },
    });
    expect(await table.go({}, players[1])).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });

  it('is listed for its opener and its players, and not among games', async () => {
    const { campaignId, host: ada } = table;
    const mine = 'query { campaigns { nodes { id } } }';
    const listed = { campaigns: { nodes: [{ id: campaignId }] } };
    expect(await ada.data(mine)).toEqual(listed);
    expect(await players[1]!.data(mine)).toEqual(listed);
    const eve = await TestClient.register(api.url, 'Eve');
    expect(await eve.data(mine)).toEqual({ campaigns: { nodes: [] } });
    const games = 'query { games(filter: { mine: true }) { nodes { id } } }';
    expect((await ada.data<{ games: { nodes: readonly object[] } }>(games)).games.nodes).toHaveLength(2);
    const node = 'query($id: ID!) { node(id: $id) { __typename id } }';
    expect(await eve.data(node, { id: campaignId })).toEqual({
      node: { __typename: 'Campaign', id: campaignId },
    });
  });

  it('takes options of its own ruleset only', async () => {
    const { campaignId, host: ada } = table;
    const input = {
      campaignId,
      commandId: randomUUID(),
      options: { lantern: { storms: 2 } },
    };
    expect(await ada.ask(GO, { input })).toMatchObject({
      errors: [{ message: 'This is a campaign of “clash”, not of “lantern”.' }],
    });
  });
});
