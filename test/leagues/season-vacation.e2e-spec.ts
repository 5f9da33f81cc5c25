import { randomUUID } from 'node:crypto';
import { verifyLeagueTranscript, verifyTranscript } from '#audit';
import { ChroniclerClient } from '#client';
import type { LoadedGame } from '#records';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { judge } from '../audit/golden-transcripts.js';
import { bots, LeagueHost, type Player } from './league-host.js';

const DAY = 86_400_000;
const GAME = `query ($id: ID!) { game(id: $id) { league { id } vacation { days season }
  seats { mine deadline vacationDays vacationUntil } } }`;
const TAKE = 'mutation ($input: TakeVacationInput!) { takeVacation(input: $input) { __typename } }';
const RESIGN = 'mutation ($input: ResignInput!) { resign(input: $input) { __typename } }';
const SEASON = `query ($id: ID!) { league(id: $id) { season(number: 1) { plan { vacation { days } }
  ownVacation { taken left until } vacations(first: 10) { nodes { account { id } taken left } } } } }`;

interface ToldGame {
  readonly league: { readonly id: string };
  readonly vacation: { readonly days: number; readonly season: number | null };
  readonly seats: readonly {
    readonly mine: boolean;
    readonly deadline: string | null;
    readonly vacationDays: number | null;
    readonly vacationUntil: string | null;
  }[];
}

/** A season that gives its players vacation, only through the API. */
describe('A season with vacation for all its games', () => {
  let api: TestApi;
  let host: LeagueHost;
  let players: readonly Player[];
  let gameId: string;
  let client: ChroniclerClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await bots(api, 2);
    host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Slow Lights');
    const plan = { format: { ROUND_ROBIN: {} }, vacation: { days: 5 } };
    await host.season(1, { lantern: { storms: 1, decisionSeconds: 86_400 } }, plan, players);
    await host.pair(1, 1);
    await api.settle();
    gameId = (await host.pairings(1))[0]!.gameId;
    client = new ChroniclerClient({ url: api.url, token: players[0]!.client.token! });
  });
  afterAll(async () => {
    await client.close();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const game = async ({ client }: Player): Promise<ToldGame> =>
    (await client.data<{ game: ToldGame }>(GAME, { id: gameId })).game;
  const place = () => ({ leagueId: host.leagueId, season: 1 });

  it('is taken in the league, stops the clock of the player in the game, and counts for the season', async () => {
    const [one, two] = players as [Player, Player];
    expect(await game(one)).toMatchObject({ league: { id: host.leagueId }, vacation: { days: 5, season: 1 } });
    const before = (await game(one)).seats.map(({ deadline }) => Date.parse(deadline!));
    const input = { gameId, commandId: randomUUID(), days: 1 };
    expect((await one.client.ask(TAKE, { input })).errors?.[0]).toMatchObject({
      message: 'Vacation counts in all games of this season: send `takeVacation` to its league.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await client.leagues.takeVacation(place(), 2)).toMatchObject({ __typename: 'LeagueAccepted' });
    await api.settle();
    const { seats } = await game(one);
    const delays = seats.map(({ deadline }, seat) => (Date.parse(deadline!) - before[seat]!) / DAY);
    expect(delays).toEqual(seats.map(({ mine }) => (mine ? 2 : 0)));
    expect(seats.map(({ mine, vacationDays }) => [mine, vacationDays]).toSorted()).toEqual([
      [false, 5],
      [true, 3],
    ]);
    expect(await one.client.data(SEASON, { id: host.leagueId })).toMatchObject({
      league: {
        season: {
          plan: { vacation: { days: 5 } },
          ownVacation: { taken: 2, left: 3, until: expect.any(String) },
          vacations: { nodes: [{ account: { id: one.id }, taken: 2, left: 3 }] },
        },
      },
    });
    expect(await host.codeOf({ takeVacation: { season: 1, days: 4 } }, one.client)).toBe('VACATION_TOO_LONG');
    expect(await two.client.data(SEASON, { id: host.leagueId })).toMatchObject({
      league: { season: { ownVacation: { taken: 0, left: 5, until: null } } },
    });
    const listed = await fetch(`${api.url}/v1/leagues/${host.leagueId}/seasons/1/vacations`);
    expect(await listed.json()).toMatchObject({ nodes: [{ account: { id: one.id }, taken: 2, left: 3 }] });
    expect(await client.leagues.vacations(place())).toMatchObject([{ account: { id: one.id }, left: 3 }]);
  });

  it('verifies: the league with the transcript of its game', async () => {
    await players[1]!.client.data(RESIGN, { input: { gameId, commandId: randomUUID() } });
    await api.settle();
    const fetched = async (path: string): Promise<Buffer[]> => [
      Buffer.from(await (await fetch(`${api.url}/v1/${path}/transcript`)).arrayBuffer()),
    ];
    const found = new Map<string, LoadedGame>();
    const rulesOf: typeof judge.rulesOf = (pin) => judge.rulesOf(pin);
    const made = { rulesOf, found: (loaded: LoadedGame) => void found.set(loaded.gameId, loaded) };
    expect(await verifyTranscript(await fetched(`games/${gameId}`), made)).toMatchObject({ ok: true });
    const verdict = await verifyLeagueTranscript(await fetched(`leagues/${host.leagueId}`), {
      gameOf: (id) => found.get(id),
    });
    expect(verdict).toMatchObject({ ok: true, undecided: 0 });
  });
});
