import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const RESULT = `__typename ... on LeagueAccepted { version replayed league { id version } } ... on LeagueConflict { actualVersion message } ... on CommandRejected { code message }`;
const OPEN = `mutation ($input: OpenLeagueInput!) { openLeague(input: $input) { ${RESULT} } }`;
const SEASON = `mutation ($input: OpenSeasonInput!) { openSeason(input: $input) { ${RESULT} } }`;
const COMMAND = `mutation ($input: LeagueCommandRequest!) { leagueCommand(input: $input) { ${RESULT} } }`;
const LOOK = `query ($id: ID!) { league(id: $id) { name operators { name } season(number: 1) {
  name status rulesVersion plan { format { __typename ... on LeagueSwiss { rounds } } joinWithin } options { __typename }
  entries { nodes { player members { name } number } }
  rounds(first: 5) { nodes { number byes { player points } pairings(first: 10) { nodes { gameId players entries { members { name } } game { status } outcome { kind scores { player points entry { members { name } } } } } } } }
  standings { nodes { player rank points entry { player members { name } } } }
} events(first: 100) { nodes { version type accounts { name } payload { __typename } payloadJson } } } }`;
const RATED =
  'query ($id: ID!) { league(id: $id) { season(number: 1) { ratings { nodes { account { name } games shown } } } } }';

interface Answer {
  readonly __typename: string;
  readonly version: number;
  readonly code: string;
  readonly message: string;
  readonly league: { readonly id: string };
}

/** A league that is run only through the public API. */
describe('A league over the API', () => {
  let api: TestApi;
  let host: TestClient;
  let players: readonly TestClient[];
  let leagueId: string;

  beforeAll(async () => {
    api = await sharedTestApi();
    host = await TestClient.register(api.url, 'Host');
    players = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => TestClient.register(api.url, name)));
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const give = async (command: object, by = host): Promise<Answer> => {
    const input = { leagueId, commandId: randomUUID(), command };
    return (await by.data<{ leagueCommand: Answer }>(COMMAND, { input })).leagueCommand;
  };
  const own = async (client: TestClient): Promise<string> =>
    (await client.data<{ me: { account: { id: string } } }>('{ me { account { id } } }')).me.account.id;

  it('is opened, with a season, and entered', async () => {
    const opening = { input: { commandId: randomUUID(), name: 'Lantern League' } };
    const { openLeague } = await host.data<{ openLeague: Answer }>(OPEN, opening);
    expect(openLeague).toMatchObject({ __typename: 'LeagueAccepted', version: 1 });
    leagueId = openLeague.league.id;
    const season = {
      leagueId,
      commandId: randomUUID(),
      name: 'Autumn',
      options: { lantern: {} },
      plan: { format: { SWISS: { rounds: 2 } }, table: { hiddenSeeds: false } },
    };
    expect(await host.data(SEASON, { input: season })).toMatchObject({ openSeason: { version: 2 } });
    for (const player of players) {
      const id = await own(player);
      expect(await give({ enter: { season: 1, player: id, members: [id] } }, player)).toMatchObject({
        __typename: 'LeagueAccepted',
      });
    }
    const id = await own(players[0]!);
    expect(await give({ enter: { season: 1, player: id, members: [id] } }, players[0])).toMatchObject({
      code: 'ALREADY_ENTERED',
      message: `“${players[0]!.name}” is already entered.`,
    });
  });

  it('pairs, plays, and shows its standings to all', async () => {
    expect(await give({ pairRound: { season: 1, round: 1 } }, players[0])).toMatchObject({ code: 'NOT_AN_OPERATOR' });
    expect(await give({ pairRound: { season: 1, round: 1 } })).toMatchObject({ __typename: 'LeagueAccepted' });
    await api.settle();
    interface Looked {
      readonly league: {
        readonly season: {
          readonly rounds: {
            readonly nodes: readonly {
              readonly pairings: { readonly nodes: readonly { readonly gameId: string }[] };
            }[];
          };
        };
      };
    }
    const anybody = new TestClient(api.url);
    const { league } = await anybody.data<Looked>(LOOK, { id: leagueId });
    const [{ pairings } = { pairings: { nodes: [] } }] = league.season.rounds.nodes;
    expect(pairings.nodes).toHaveLength(2);
    for (const { gameId } of pairings.nodes)
      for (const player of players)
        await player.ask('mutation ($input: ResignInput!) { resign(input: $input) { __typename } }', {
          input: { gameId, commandId: randomUUID() },
        });
    await api.settle();
    const loads = jest.spyOn(api.parts.accounts, 'accounts');
    const after = await anybody.data<{
      league: { season: object; events: { nodes: readonly { type: string; accounts: readonly object[] }[] } };
    }>(LOOK, { id: leagueId });
    // The names of one answer are one look into the store, however often it has them.
    expect(loads.mock.calls.map(([ids]) => ids.length)).toEqual([1 + players.length]);
    loads.mockRestore();
    expect(after.league.events.nodes.find(({ type }) => type === 'entered')?.accounts).toEqual([
      { name: players[0]!.name },
    ]);
    const [ada, bo, cy, di] = await Promise.all(players.map(own));
    expect(after.league.season).toMatchObject({
      status: 'OPEN',
      plan: { format: { __typename: 'LeagueSwiss', rounds: 2 } },
      options: { __typename: 'LanternOptions' },
      entries: { nodes: [{ player: ada, members: [{ name: players[0]!.name }], number: 1 }, {}, {}, {}] },
      // Ada and Bo resigned first.
      rounds: {
        nodes: [
          {
            byes: [],
            pairings: {
              nodes: [
                {
                  players: [ada, cy],
                  entries: [{ members: [{ name: players[0]!.name }] }, { members: [{ name: players[2]!.name }] }],
                  game: { status: 'OVER' },
                  outcome: {
                    kind: 'CONFIRMED',
                    scores: [
                      { player: ada, points: 0, entry: { members: [{ name: players[0]!.name }] } },
                      { player: cy, points: 1, entry: { members: [{ name: players[2]!.name }] } },
                    ],
                  },
                },
                { players: [di, bo] },
              ],
            },
          },
        ],
      },
      standings: {
        nodes: [
          { player: cy, rank: 1, entry: { player: cy, members: [{ name: expect.any(String) }] } },
          { player: di, rank: 1 },
          { rank: 3 },
          { rank: 3 },
        ],
      },
    });
    expect(after.league.events.nodes.map(({ type }) => type)).toEqual([
      'opened',
      'seasonOpened',
      ...players.map(() => 'entered'),
      'roundPaired',
      'resultConfirmed',
      'resultConfirmed',
    ]);
    expect(await anybody.data(RATED, { id: leagueId })).toMatchObject({
      league: {
        season: {
          ratings: { nodes: [{ games: 1 }, { games: 1 }, { account: { name: expect.stringMatching('Ada|Bo') } }, {}] },
        },
      },
    });
  });

  it('shows the games of a rating, and its events page by page', async () => {
    const anybody = new TestClient(api.url);
    const [ada, , cy] = await Promise.all(players.map(own));
    const RATING = `query ($id: ID!, $account: ID!) { league(id: $id) { season(number: 1) { rating(account: $account) {
      account { id } mean volatility
      steps { nodes { gameId rank sides chance before { mean volatility } after { mean } against { account { id } strength { deviation } } } }
    } } } }`;
    interface Rated {
      readonly league: { readonly season: { readonly rating: { readonly mean: number; readonly steps: object } } };
    }
    const { league } = await anybody.data<Rated>(RATING, { id: leagueId, account: ada });
    const { rating } = league.season;
    expect(rating).toMatchObject({
      account: { id: ada },
      volatility: null,
      steps: {
        nodes: [
          {
            rank: 2,
            sides: 2,
            chance: expect.closeTo(0.5, 6),
            before: { volatility: null },
            after: { mean: rating.mean },
            against: [{ account: { id: cy }, strength: { deviation: expect.any(Number) } }],
          },
        ],
      },
    });
    expect(await anybody.data(RATING, { id: leagueId, account: await own(host) })).toEqual({
      league: { season: { rating: null } },
    });
    const EVENTS = `query ($id: ID!, $after: String) { league(id: $id) {
      events(afterVersion: 6, first: 1, after: $after) { nodes { version type } pageInfo { hasNextPage endCursor } }
      late: events(last: 1) { nodes { version } pageInfo { hasNextPage hasPreviousPage } }
      none: events(afterVersion: 99) { nodes { version } pageInfo { hasNextPage } }
    } }`;
    interface Happened {
      readonly league: { readonly events: { readonly pageInfo: { readonly endCursor: string } } };
    }
    const first = await anybody.data<Happened>(EVENTS, { id: leagueId });
    expect(first.league).toMatchObject({
      events: { nodes: [{ version: 7, type: 'roundPaired' }], pageInfo: { hasNextPage: true } },
      late: { nodes: [{ version: 9 }], pageInfo: { hasNextPage: false, hasPreviousPage: true } },
      none: { nodes: [], pageInfo: { hasNextPage: false } },
    });
    const after = first.league.events.pageInfo.endCursor;
    expect(await anybody.data(EVENTS, { id: leagueId, after })).toMatchObject({
      league: { events: { nodes: [{ version: 8, type: 'resultConfirmed' }] } },
    });
  });

  it('is readable at earlier versions, and its games name it as their opener', async () => {
    const anybody = new TestClient(api.url);
    const WAS =
      'query ($id: ID!) { league(id: $id, version: 3) { version season(number: 1) { entries { nodes { number } } rounds { nodes { number } } } } }';
    expect(await anybody.data(WAS, { id: leagueId })).toEqual({
      league: { version: 3, season: { entries: { nodes: [{ number: 1 }] }, rounds: { nodes: [] } } },
    });
    const GAMES =
      'query ($id: ID!) { league(id: $id) { season(number: 1) { rounds(first: 1) { nodes { pairings(first: 1) { nodes { game { openedBy { name } league { id } events(first: 1) { nodes { payloadJson } } } } } } } } } }';
    expect(await anybody.data(GAMES, { id: leagueId })).toMatchObject({
      league: {
        season: {
          rounds: {
            nodes: [
              {
                pairings: {
                  nodes: [
                    {
                      game: {
                        openedBy: null,
                        league: { id: leagueId },
                        events: { nodes: [{ payloadJson: { openedBy: leagueId } }] },
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      },
    });
  });

  it('pairs a challenge on a ladder at once, and shows the waiting players of an arena', async () => {
    const open = async (format: object): Promise<string> => {
      const opening = { input: { commandId: randomUUID(), name: 'Lantern League' } };
      const { openLeague } = await host.data<{ openLeague: Answer }>(OPEN, opening);
      leagueId = openLeague.league.id;
      const season = {
        leagueId,
        commandId: randomUUID(),
        name: 'Autumn',
        options: { lantern: {} },
        plan: { format, table: { hiddenSeeds: false } },
      };
      await host.data(SEASON, { input: season });
      for (const player of players) {
        const id = await own(player);
        await give({ enter: { season: 1, player: id, members: [id] } }, player);
      }
      return leagueId;
    };
    const PAIRED = `query ($id: ID!) { league(id: $id) { season(number: 1) {
      waiting { nodes { player since } }
      rounds { nodes { pairings { nodes { players game { status } } } } }
      standings { nodes { player rank } }
    } events(last: 1) { nodes { payload { ... on LeagueWaits { player since } ... on LeagueRoundPaired { by } } } } } }`;
    const [ada, bo, cy] = await Promise.all(players.map(own));
    const id = await open({ LADDER: { reach: 2 } });
    expect(await give({ challenge: { season: 1, player: cy, challenged: ada } }, players[2])).toMatchObject({
      __typename: 'LeagueAccepted',
    });
    expect(await give({ challenge: { season: 1, player: bo, challenged: ada } }, players[1])).toMatchObject({
      code: 'PLAYS_ALREADY',
      message: `“${players[0]!.name}” has a game that is not decided yet.`,
    });
    await api.settle();
    expect(await host.data(PAIRED, { id })).toMatchObject({
      league: {
        season: {
          rounds: { nodes: [{ pairings: { nodes: [{ players: [cy, ada], game: { status: 'RUNNING' } }] } }] },
          standings: { nodes: [{ player: ada, rank: 1 }, { player: bo, rank: 2 }, { player: cy, rank: 3 }, {}] },
        },
        events: { nodes: [{ payload: { by: cy } }] },
      },
    });
    const arena = await open({ ARENA: {} });
    expect(await give({ challenge: { season: 1, player: cy, challenged: ada } }, players[2])).toMatchObject({
      code: 'LADDERS_ONLY',
    });
    await give({ wait: { season: 1, player: bo } }, players[1]);
    expect(await host.data(PAIRED, { id: arena })).toMatchObject({
      league: {
        season: { waiting: { nodes: [{ player: bo }] }, rounds: { nodes: [] } },
        events: { nodes: [{ payload: { player: bo } }] },
      },
    });
  });
});
