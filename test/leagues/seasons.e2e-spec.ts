import { randomUUID } from 'node:crypto';
import { Random } from '#kernel';
import { idOfKind } from '../../apps/api/src/requests/global-id.js';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { playOut } from './bots-play.js';
import { derivedRatings, type ToldResult } from './derived-ratings.js';
import { derivedSeason, type ToldEvent } from './derived-season.js';
import { bots, LeagueHost, type Player, type ToldPairing } from './league-host.js';

const FIGURES = `query ($id: ID!, $number: Int!) { league(id: $id) { season(number: $number) { status
  standings(first: 100) { nodes { player rank points tieBreaks group groupRank } }
  ratings(first: 100) { nodes { account { id } mean deviation volatility shown } } } } }`;

const RESULTS = `query ($after: Int!) { gameResults(afterNumber: $after) { upTo hasMore results { endedAt game {
  id ruleset { name } league { vouched } seats { seat account { id } bot } outcome { placings { seat rank } } } } } }`;

const RATED = `query ($ruleset: String!) { ruleset(name: $ruleset) { ratings(first: 100) { nodes { account { id } mean deviation games } } } }`;

interface Rated {
  readonly ruleset: {
    readonly ratings: {
      readonly nodes: readonly {
        readonly account: { readonly id: string };
        readonly mean: number;
        readonly deviation: number;
        readonly games: number;
      }[];
    };
  };
}

interface Figures {
  readonly league: {
    readonly season: {
      readonly status: string;
      readonly standings: { readonly nodes: readonly object[] };
      readonly ratings: {
        readonly nodes: readonly {
          readonly account: { readonly id: string };
          readonly mean: number;
          readonly deviation: number;
          readonly volatility: number | null;
        }[];
      };
    };
  };
}

/** Sixteen bots that are paired, play and are ranked automatically, only through the API. */
describe('Seasons of a league', () => {
  let api: TestApi;
  let host: LeagueHost;
  let tables: LeagueHost;
  let players: readonly Player[];
  const random = Random.from('seasons of a league');

  beforeAll(async () => {
    api = await sharedTestApi();
    const runs = await TestClient.register(api.url, 'Host');
    players = await bots(api, 16);
    host = await LeagueHost.open(runs, 'Lantern League');
    tables = await LeagueHost.open(runs, 'Guild Tables');
    for (const { leagueId: id } of [host, tables]) {
      const vouch = { commandId: randomUUID(), operator: 'ops', reason: 'Known for years.', isVouched: true };
      const { status } = await api.parts.leagues.vouch({ leagueId: idOfKind('League', id), ...vouch });
      expect(status).toBe('accepted');
    }
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const playersOf = ({ players: ids }: ToldPairing): readonly Player[] =>
    ids.map((id) => players.find((player) => player.id === id)!);

  /** Opens the games of a round, and lets all be played except those that are decided otherwise. */
  async function playRound(of: LeagueHost, season: number, besides: ReadonlySet<string> = new Set()): Promise<void> {
    await api.settle();
    for (const pairing of await of.pairings(season)) {
      if (besides.has(pairing.gameId)) continue;
      await playOut(pairing.gameId, playersOf(pairing), random, () => api.settle());
    }
    await api.settle();
  }

  /** All events of a league, page by page over REST. */
  async function eventsOf({ leagueId }: LeagueHost): Promise<readonly ToldEvent[]> {
    const events: ToldEvent[] = [];
    for (;;) {
      const after = events.at(-1)?.version ?? 0;
      const response = await fetch(`${api.url}/v1/leagues/${leagueId}/events?first=100&afterVersion=${after}`);
      const { nodes } = (await response.json()) as { nodes: readonly ToldEvent[] };
      if (nodes.length === 0) return events;
      events.push(...nodes);
    }
  }

  /** The API's results match those derived from its events. */
  async function expectFigures(of: LeagueHost, number: number): Promise<Figures['league']['season']> {
    const { league } = await new TestClient(api.url).data<Figures>(FIGURES, { id: of.leagueId, number });
    const derived = derivedSeason(await eventsOf(of), number);
    expect(league.season.standings.nodes).toEqual(derived.table);
    const rated = league.season.ratings.nodes;
    expect(new Set(rated.map(({ account }) => account.id))).toEqual(new Set(derived.skills.keys()));
    for (const { account, mean, deviation, volatility } of rated) {
      const skill = derived.skills.get(account.id)!;
      expect(mean).toBeCloseTo(skill.mean, 4);
      expect(deviation).toBeCloseTo(skill.deviation, 4);
      if (volatility !== null) expect(volatility).toBeCloseTo(skill.volatility, 6);
    }
    return league.season;
  }

  it('a Swiss, with a player who does not check in, a bye on request, a forfeit, a correction and an annulment', async () => {
    const plan = {
      format: { SWISS: { rounds: 4 } },
      rating: { rating: { GLICKO_2: {} } },
      registration: { checkIn: {} },
      requestedByes: { most: 1 },
    };
    await host.season(1, { lantern: { storms: 2 } }, plan, players);
    for (const { id, client } of players.slice(1)) await host.must({ checkIn: { season: 1, player: id } }, client);
    const { id: tired, client } = players.at(-1)!;
    await host.must({ requestBye: { season: 1, player: tired, round: 2 } }, client);
    await host.pair(1, 1);
    await api.settle();
    const [absent] = await host.pairings(1);
    const { gameId, players: two } = absent!;
    await host.must({ forfeit: { season: 1, gameId, absent: [two[0]], reason: 'Their train was late.' } });
    await playRound(host, 1, new Set([gameId]));

    await host.pair(1, 2);
    await playRound(host, 1);
    const [wrong, void_] = (await host.pairings(1)) as [ToldPairing, ToldPairing];
    const scores = wrong.players.map((player, place) => ({ player, points: place === 1 ? 1 : 0 }));
    await host.must({
      correctResult: { season: 1, gameId: wrong.gameId, scores, reason: 'Counted the wrong way round.' },
    });
    await host.must({ annulResult: { season: 1, gameId: void_.gameId, reason: 'Both had seen the cards.' } });
    const before = await expectFigures(host, 1);
    expect((await host.pairings(1)).slice(0, 2).map(({ outcome }) => outcome?.kind)).toEqual(['CORRECTED', 'ANNULLED']);

    for (const round of [3, 4]) {
      await host.pair(1, round);
      await playRound(host, 1);
    }
    expect(await host.pair(1, 5)).toBe(false);
    await host.must({ closeSeason: { season: 1 } });
    const after = await expectFigures(host, 1);
    expect([before.status, after.status]).toEqual(['OPEN', 'CLOSED']);
    expect(after.standings.nodes).toHaveLength(15);
  });

  it('a knock-out, until one player is left', async () => {
    await host.season(2, { lantern: { storms: 2 } }, { format: { KNOCK_OUT: true } }, players);
    let round = 0;
    while (await host.pair(2, round + 1)) {
      round += 1;
      await playRound(host, 2);
    }
    // A match without a winner is repeated.
    expect(round).toBeGreaterThanOrEqual(4);
    await host.must({ closeSeason: { season: 2 } });
    const { standings } = await expectFigures(host, 2);
    const [final] = await host.pairings(2);
    expect(final!.players).toContain((standings.nodes[0] as { player: string }).player);
  });

  it('a Swiss of matches that runs itself, with finals of the best four', async () => {
    const plan = {
      format: { SWISS: { rounds: 2 } },
      match: { BEST_OF: { games: 3 } },
      pairing: { WHEN_COMPLETE: { pause: 0 } },
      finals: { format: { KNOCK_OUT: true }, top: 4 },
      tieBreaks: ['GAME_POINTS'],
    };
    await host.season(3, { lantern: { storms: 2 } }, plan, players.slice(0, 6));
    await host.pair(3, 1);
    await api.settle();
    for (let left = await host.toPlay(3); left.length > 0; left = await host.toPlay(3)) {
      for (const pairing of left) await playOut(pairing.gameId, playersOf(pairing), random, () => api.settle());
      await api.settle();
    }
    const { ratings, standings } = await expectFigures(host, 3);
    expect(ratings.nodes).toHaveLength(6);
    expect(standings.nodes.map((line) => (line as { rank: number }).rank).slice(0, 4)).toEqual([1, 2, 3, 3]);
    const events = (await eventsOf(host)).filter(({ payload }) => payload.season === 3);
    const countOf = (wanted: string): number => events.filter(({ type }) => type === wanted).length;
    expect([countOf('matchDecided'), countOf('finalsBegan')]).toEqual([6, 1]);
    expect(countOf('resultConfirmed')).toBeGreaterThanOrEqual(15);
    await host.must({ closeSeason: { season: 3 } });
  });

  it('a Swiss in two drawn groups, with finals of the best two of each', async () => {
    const plan = {
      format: { SWISS: { rounds: 2 } },
      groups: { count: 2, formed: 'DRAW' },
      pairing: { WHEN_COMPLETE: { pause: 0 } },
      finals: { format: { KNOCK_OUT: true }, top: 4 },
      tieBreaks: ['BUCHHOLZ', 'GAME_POINTS'],
    };
    await host.season(4, { lantern: { storms: 2 } }, plan, players.slice(0, 9));
    await host.pair(4, 1);
    await api.settle();
    for (let left = await host.toPlay(4); left.length > 0; left = await host.toPlay(4)) {
      for (const pairing of left) await playOut(pairing.gameId, playersOf(pairing), random, () => api.settle());
      await api.settle();
    }
    const { standings } = await expectFigures(host, 4);
    const lines = standings.nodes as readonly { readonly player: string; readonly group: number }[];
    const groupOf = new Map(lines.map(({ player, group }) => [player, group]));
    const firstOfFinals = (await eventsOf(host)).filter(
      ({ type, payload }) => type === 'roundPaired' && payload.season === 4 && payload.round === 3,
    );
    const met = firstOfFinals[0]!.payload.pairings!.map((pairing) =>
      pairing.players.map((player) => groupOf.get(player)),
    );
    expect(met.map((groups) => groups.toSorted())).toEqual([
      [1, 2],
      [1, 2],
    ]);
    await host.must({ closeSeason: { season: 4 } });
  });

  it('tables of four, who play Guilds', async () => {
    const plan = {
      format: { TABLES: { rounds: 1, sizes: [4] } },
      scoring: { RANKS: { byRank: [5, 3, 2, 1] } },
      tieBreaks: ['GAME_POINTS', 'DIRECT_ENCOUNTER'],
    };
    await tables.season(1, { guilds: { questCount: 1 } }, plan, players.slice(0, 8));
    await tables.pair(1, 1);
    await playRound(tables, 1);
    const { standings, ratings } = await expectFigures(tables, 1);
    expect(standings.nodes).toHaveLength(8);
    expect(ratings.nodes).toHaveLength(8);
  });

  it('and every game of them is in the feed of results, once', async () => {
    interface Page {
      readonly results: readonly { readonly number: number; readonly game: { readonly id: string } }[];
      readonly upTo: number;
      readonly hasMore: boolean;
    }
    const told: string[] = [];
    for (let after = 0; ;) {
      const response = await fetch(`${api.url}/v1/results?first=7&afterNumber=${after}`);
      const page = (await response.json()) as Page;
      told.push(...page.results.map(({ game }) => game.id));
      if (!page.hasMore) break;
      after = page.upTo;
    }
    const confirmed = [...(await eventsOf(host)), ...(await eventsOf(tables))]
      .filter(({ type }) => type === 'resultConfirmed')
      .map(({ payload }) => payload.gameId!);
    expect(new Set(told).size).toBe(told.length);
    expect(confirmed.filter((id) => !told.includes(id))).toEqual([]);
  });

  it('and the ratings of a ruleset match those derived from that feed and later decisions of leagues', async () => {
    const client = new TestClient(api.url);
    interface Page {
      readonly gameResults: {
        readonly results: readonly ToldResult[];
        readonly upTo: number;
        readonly hasMore: boolean;
      };
    }
    const told: ToldResult[] = [];
    for (let after = 0; ;) {
      const { gameResults } = await client.data<Page>(RESULTS, { after });
      told.push(...gameResults.results);
      if (!gameResults.hasMore) break;
      after = gameResults.upTo;
    }
    const decided = [...(await eventsOf(host)), ...(await eventsOf(tables))];
    for (const [ruleset, games] of [
      ['lantern', 6],
      ['guilds', 1],
    ] as const) {
      const derived = derivedRatings(told, decided, ruleset);
      const { ratings } = (await client.data<Rated>(RATED, { ruleset })).ruleset;
      expect(new Set(ratings.nodes.map(({ account }) => account.id))).toEqual(new Set(derived.keys()));
      expect(Math.max(...ratings.nodes.map((line) => line.games))).toBeGreaterThanOrEqual(games);
      for (const { account, mean, deviation } of ratings.nodes) {
        expect(mean).toBeCloseTo(derived.get(account.id)!.mean, 4);
        expect(deviation).toBeCloseTo(derived.get(account.id)!.deviation, 4);
      }
      const [best] = ratings.nodes;
      const profile =
        'query ($id: ID!, $ruleset: String!) { node(id: $id) { ... on Account { rating(ruleset: $ruleset) { mean games } } } }';
      const beside = await client.data(profile, { id: best!.account.id, ruleset });
      expect(beside).toEqual({ node: { rating: { mean: best!.mean, games: best!.games } } });
    }
    const { errors } = await client.ask(
      'query ($id: ID!) { node(id: $id) { ... on Account { rating(ruleset: "chess") { mean } } } }',
      { id: players[0]!.id },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'There is no ruleset “chess”.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});
