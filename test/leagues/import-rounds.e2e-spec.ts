import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { derivedSeason, type DerivedSeason, type ToldEvent } from './derived-season.js';
import { bots, LeagueHost, type Player } from './league-host.js';

const PLAN = { format: { SWISS: { rounds: 3 } } };
const OPTIONS = { lantern: { storms: 2 } };
const reason = 'Played at the club.';
const IMPORT = `mutation ($input: ImportRoundsInput!) { importRounds(input: $input) {
  ... on LeagueAccepted { version } ... on CommandRejected { code message } } }`;
const ROUND = `query ($id: ID!) { league(id: $id) {
  season(number: 1) { rounds(first: 1) { nodes { imported startsAt pairings(first: 1) { nodes { game { id } outcome { kind } } } } } }
  events(last: 1) { nodes { type payloadJson } } } }`;

const FIGURES = `query ($id: ID!) { league(id: $id) { season(number: 1) {
  standings(first: 10) { nodes { player rank points tieBreaks group groupRank } }
  ratings(first: 10) { nodes { account { id } mean } } } } }`;

interface Figures {
  readonly league: {
    readonly season: {
      readonly standings: { readonly nodes: DerivedSeason['table'] };
      readonly ratings: {
        readonly nodes: readonly { readonly account: { readonly id: string }; readonly mean: number }[];
      };
    };
  };
}

/** A season that was played on this server, and is taken into another league as though it had been played elsewhere. */
describe('Rounds that were played elsewhere', () => {
  let api: TestApi;
  let runs: TestClient;
  let players: readonly Player[];
  let report: string;
  let played: LeagueHost;

  const open = async (name: string): Promise<LeagueHost> => {
    const host = await LeagueHost.open(runs, name);
    await host.season(1, OPTIONS, PLAN, players);
    return host;
  };
  beforeAll(async () => {
    api = await sharedTestApi();
    runs = await TestClient.register(api.url, 'Host');
    players = await bots(api, 5);
    played = await open('Here');
    for (const round of [1, 2]) {
      await played.pair(1, round);
      for (const { gameId, players: two } of await played.pairings(1))
        await played.must({ forfeit: { season: 1, gameId, absent: [two[round - 1]], reason: 'Did not appear.' } });
    }
    report = await fileOf(played, 'season.trf');
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const fileOf = async ({ leagueId }: LeagueHost, file: string): Promise<string> =>
    (await fetch(`${api.url}/v1/leagues/${leagueId}/seasons/1/${file}`)).text();
  /** A report from its second line on: the first one has the name of the league. */
  const withoutTitle = (text: string): string => text.slice(text.indexOf('\n'));

  it('make the season that was exported, over GraphQL', async () => {
    const host = await open('There');
    const input = { leagueId: host.leagueId, commandId: randomUUID(), number: 1, report, reason };
    expect(await runs.data(IMPORT, { input })).toEqual({ importRounds: { version: expect.any(Number) } });
    expect(await fileOf(host, 'standings.csv')).toBe(await fileOf(played, 'standings.csv'));
    expect(withoutTitle(await fileOf(host, 'season.trf'))).toBe(withoutTitle(report));
    const { league } = await runs.data<{ readonly league: object }>(ROUND, { id: host.leagueId });
    const [pairing] = [{ game: null, outcome: { kind: 'FORFEITED' } }];
    expect(league).toMatchObject({
      season: { rounds: { nodes: [{ imported: true, pairings: { nodes: [pairing] } }] } },
      events: { nodes: [{ type: 'roundImported', payloadJson: { round: 2, reason } }] },
    });
    expect(await host.pair(1, 3)).toBe(true);
  });

  it('count as their events tell: the table, and the ratings of the league, derived from these alone', async () => {
    const host = await open('Counted');
    const whole = report.replaceAll(/ ([wb]) \+/g, ' $1 1').replaceAll(/ ([wb]) -/g, ' $1 0');
    const input = { leagueId: host.leagueId, commandId: randomUUID(), number: 1, report: whole, reason };
    await runs.data(IMPORT, { input });
    const { nodes } = (await (await fetch(`${api.url}/v1/leagues/${host.leagueId}/events?first=100`)).json()) as {
      readonly nodes: readonly ToldEvent[];
    };
    const { table, skills } = derivedSeason(nodes, 1);
    const { league } = await runs.data<Figures>(FIGURES, { id: host.leagueId });
    expect(league.season.standings.nodes).toEqual(table);
    expect(new Map(league.season.ratings.nodes.map(({ account, mean }) => [account.id, mean.toFixed(4)]))).toEqual(
      new Map([...skills].map(([id, { mean }]) => [id, mean.toFixed(4)])),
    );
    expect(skills.size).toBe(5);
  });

  it('are taken over REST too, with participants in the order of the report', async () => {
    const host = await open('Elsewhere');
    const address = `${api.url}/v1/leagues/${host.leagueId}/seasons/1/rounds/import`;
    const participants = players.map(({ id }) => id).toReversed();
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${runs.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ report, participants, reason }),
    });
    expect([response.status, await response.json()]).toMatchObject([200, { version: expect.any(Number) }]);
    /** The rank and the points of each player. */
    const ranked = async (of: LeagueHost): Promise<ReadonlyMap<string, string>> => {
      const lines = (await fileOf(of, 'standings.csv')).trim().split('\r\n').slice(1);
      return new Map(
        lines
          .map((line) => line.split(','))
          .map(([rank, player = '', ...more]) => [player, [rank, ...more.slice(1)].join()]),
      );
    };
    const [before, after] = [await ranked(played), await ranked(host)];
    const of = (table: ReadonlyMap<string, string>, order: readonly string[]) => order.map((id) => table.get(id));
    const ids = players.map(({ id }) => id);
    expect(of(after, participants)).toEqual(of(before, ids));
  });

  it('are refused with the place of a fault, in the language of the caller', async () => {
    const host = await open('Nowhere');
    const input = { leagueId: host.leagueId, commandId: randomUUID(), number: 1, reason };
    const broken = report.replace('142 3', '142 x');
    expect(await runs.data(IMPORT, { input: { ...input, report: broken } })).toMatchObject({
      importRounds: { code: 'WRONG_REPORT', message: expect.stringMatching(/Line \d+, column 5: .*from 1 to 100/) },
    });
    const response = await fetch(`${api.url}/v1/leagues/${host.leagueId}/seasons/1/rounds/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${runs.token}`,
        'accept-language': 'fr',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ report: broken, reason }),
    });
    expect(await response.json()).toMatchObject({
      detail: expect.stringMatching(/Ligne \d+, colonne 5 : Le nombre de rondes va de 1 à 100\.$/),
    });
  });
});
