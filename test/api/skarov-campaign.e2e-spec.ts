import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { Random } from '#kernel';
import { raidChoice } from '../skarov/raid-choice.js';
import { CampaignTable } from './campaign-table.js';

const skarov = { ruleset: 'skarov', types: 'Skarov', told: 'scenarioId difficulty reason winner' };
const options = { heroes: 2, scenarioId: 'light-showers', turnLimit: 10 };

const FRONT_PAGE = `query($id: ID!) { game(id: $id) { view { ... on SkarovView { turn page { subject } result { reason winner } } } } }`;

interface FrontPage {
  readonly game: {
    readonly view: {
      readonly turn: number;
      readonly page: readonly { readonly subject: string }[];
      readonly result: { readonly reason: string; readonly winner: string };
    };
  };
}

describe('A campaign of Skarov over GraphQL', () => {
  let api: TestApi;
  let players: TestClient[];
  let table: CampaignTable;

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => TestClient.register(api.url, name)));
    table = await CampaignTable.opened(skarov, players, 'The Wet Summer');
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  /** Ada plays Super Nova, Bo plays Sgt. Freedom, Cy is the overlord; both heroes stand. @returns the id of the game. */
  async function seated(): Promise<string> {
    const gameId = await table.starts(options);
    await table.plays(players[0]!, gameId, 'chooseHero', 'super-nova');
    await table.plays(players[1]!, gameId, 'chooseHero', 'sgt-freedom');
    for (const player of players.slice(0, 2)) await table.plays(player, gameId, 'placeHero');
    return gameId;
  }

  it('SKAROV-CAMP-01 SKAROV-CAMP-02 SKAROV-CAMP-04 SKAROV-CAMP-06 leads Rookies through two adventures, with any winner: one to its front page, one that the overlord gives up', async () => {
    const [ada, bo, cy] = [players[0]!, players[1]!, players[2]!];
    const first = await seated();
    const random = Random.from('the wet summer');
    await table.playsOut(
      first,
      (position) => raidChoice(position, random),
      () => api.settle(),
    );
    const { game } = await ada.data<FrontPage>(FRONT_PAGE, { id: first });
    const { result: over, page, turn } = game.view;
    expect(page.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['OBJECTIVE', 'FINAL']));
    expect([turn > 1, over.reason !== 'RESIGNATION']).toEqual([true, true]);
    const [heroes, overlord] = over.winner === 'HEROES' ? [1, 3] : [2, 1];
    await table.plays(ada, first, 'campaignStep');
    await table.plays(bo, first, 'skipCampaignStep');
    await api.settle();
    const after = await table.look();
    expect(after).toMatchObject({
      name: 'The Wet Summer',
      ruleset: { name: 'skarov' },
      adventures: {
        nodes: [
          {
            status: 'PLAYED',
            reason: over.reason,
            game: { id: first, status: 'OVER' },
            players: [
              { seat: 0, rank: heroes, account: { name: players[0]!.name } },
              { seat: 1, rank: heroes, account: { name: players[1]!.name } },
              { seat: 2, rank: overlord, account: { name: players[2]!.name } },
            ],
          },
        ],
      },
      view: {
        heroes: [
          { heroId: 'super-nova', rank: 'ROOKIE', adventures: 1 },
          { heroId: 'sgt-freedom', rank: 'ROOKIE', adventures: 1 },
        ],
        adventures: [{ scenarioId: 'light-showers', difficulty: 'EASY', winner: over.winner }],
      },
    });
    expect(after.view.heroes.map(({ cards, setAside }) => [cards.length, setAside.length])).toEqual([
      [8, 1],
      [8, 2],
    ]);

    const second = await seated();
    await table.gives(bo, 'resign', 'ResignInput', { gameId: second });
    await table.gives(cy, 'resign', 'ResignInput', { gameId: second });
    await table.plays(ada, second, 'campaignStep');
    const third = await table.goes(options);
    const { view } = await table.look();
    expect(view.heroes).toMatchObject([
      { rank: 'HERO', setAside: [] },
      { rank: 'ROOKIE', adventures: 2 },
    ]);
    expect(view.heroes[1]?.setAside).toHaveLength(2);
    expect(view.adventures).toHaveLength(2);
    expect(await table.recordsOf(third)).toContain(
      '"heroes":[{"heroId":"super-nova","rank":"HERO"},{"heroId":"sgt-freedom","rank":"ROOKIE"}]',
    );
  });

  it('SKAROV-CAMP-06 refuses a second adventure, records and ranks of one’s own, as data', async () => {
    expect(await table.go(options)).toMatchObject({
      data: { openAdventure: { ruleId: 'SKAROV-CAMP-06', code: 'ADVENTURE_OPEN' } },
    });
    expect(await table.go({ ...options, campaign: { heroes: [] } })).toMatchObject({
      data: { openAdventure: { ruleId: 'SKAROV-CAMP-06', code: 'RECORDS_ARE_THE_CAMPAIGNS' } },
    });
  });
});
