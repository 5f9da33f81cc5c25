import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, savedDeck } from '../leagues/league-host.js';
import { Page, root } from './guide.js';
import { shells, typedInto } from './shell.js';

const RESIGN = 'mutation ($input: ResignInput!) { resign(input: $input) { __typename } }';

/** The table of a season, over REST. */
interface Table {
  readonly nodes: readonly { readonly player: string; readonly points: number }[];
}

interface Entry {
  readonly player: string;
}

interface Told {
  readonly league: {
    readonly version: number;
    readonly season: {
      readonly rounds: {
        readonly nodes: readonly [
          {
            readonly pairings: {
              readonly nodes: readonly {
                readonly gameId: string;
                readonly entries: readonly [Entry, Entry];
                readonly outcome: { readonly kind: string } | null;
              }[];
            };
          },
        ];
      };
    };
  };
}

describe('The guide to run a league', () => {
  const page = new Page('docs/guides/run-a-league.md');
  let api: TestApi;
  let host: TestClient;
  let league: string;
  const players: [string, TestClient][] = [];

  beforeAll(async () => {
    api = await startTestApi();
    host = await TestClient.register(api.url, 'Host');
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const given = (block: string, more: object = {}, by = host): Promise<object> =>
    by.data(page.block(block), { league, id: randomUUID(), ...more });
  const accepted = (field: string): object => ({ [field]: { version: expect.any(Number) } });
  const round = async (): Promise<Told['league']> => ((await given('round')) as Told).league;

  it('opens a league and a season, and lets people enter, word for word', async () => {
    const { openLeague } = await host.data<{
      openLeague: { league: { id: string } };
    }>(page.block('open-league'), { id: randomUUID() });
    league = openLeague.league.id;
    expect(await given('open-season')).toEqual(accepted('openSeason'));
    const judge = (await TestClient.register(api.url, 'Jo')).name;
    expect(await given('appoint', { judge: `@${judge}` })).toMatchObject({
      leagueCommand: { league: { judges: [{ name: judge }] } },
    });
    for (const name of ['Ada', 'Ben', 'Cy', 'Di']) {
      const client = await TestClient.register(api.url, name);
      const { me } = await client.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
      players.push([me.account.id, client]);
      expect(await given('enter', { me: me.account.id }, client)).toEqual(accepted('leagueCommand'));
    }
    const others = await Promise.all(['Eve', 'Fay'].map((name) => TestClient.register(api.url, name)));
    const [one, other] = await Promise.all(
      others.map(async (client) => {
        const { me } = await client.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
        return me.account.id;
      }),
    );
    expect(await given('invite', { one, other })).toEqual(accepted('leagueCommand'));
  });

  it('changes the plan, makes a join code that only organizers see, and checks players in', async () => {
    expect(await given('change-plan')).toEqual(accepted('changeSeasonPlan'));
    expect(await given('set-join-code')).toEqual({
      leagueCommand: { league: { season: { joinCode: expect.stringMatching(/^[0-9a-f]{4}(-[0-9a-f]{4}){5}$/) } } },
    });
    for (const [me, client] of players)
      expect(await given('check-in', { me }, client)).toEqual(accepted('leagueCommand'));
  });

  it('looks at a round, pairs it, and sees its games begin', async () => {
    const { league: before } = (await given('proposal')) as {
      league: { season: { proposal: { pairings: readonly { entries: readonly object[] }[] } } };
    };
    expect(await given('pair')).toEqual(accepted('leagueCommand'));
    await api.settle();
    const { pairings } = (await round()).season.rounds.nodes[0];
    expect(pairings.nodes.map(({ entries }) => entries)).toEqual(
      before.season.proposal.pairings.map(({ entries }) => entries),
    );
    expect(pairings.nodes).toMatchObject([{ game: { status: 'OPEN' } }, { game: { status: 'OPEN' } }]);
  });

  it('decides where no rule does, and shows the table, now and before', async () => {
    const { version, season } = await round();
    const [one, other] = season.rounds.nodes[0].pairings.nodes as [
      Told['league']['season']['rounds']['nodes'][0]['pairings']['nodes'][0],
      Told['league']['season']['rounds']['nodes'][0]['pairings']['nodes'][0],
    ];
    for (const { gameId, entries } of [one, other])
      expect(await given('forfeit', { game: gameId, absent: entries[1].player })).toEqual(accepted('leagueCommand'));
    const scores = one.entries.map(({ player }) => ({ player, points: 0.5 }));
    expect(await given('correct', { game: one.gameId, scores })).toEqual(accepted('leagueCommand'));
    await api.settle();
    const after = (await round()).season.rounds.nodes[0].pairings.nodes;
    expect(after.map(({ outcome }) => outcome?.kind)).toEqual(['CORRECTED', 'FORFEITED']);
    interface Standings {
      readonly league: { readonly season: { readonly standings: { readonly nodes: readonly { points: number }[] } } };
    }
    const pointsAt = async (at: number | null): Promise<readonly number[]> => {
      const { league: told } = (await given('standings', { version: at })) as Standings;
      return told.season.standings.nodes.map(({ points }) => points);
    };
    expect(await pointsAt(null)).toEqual([1, 0.5, 0.5, 0]);
    expect(await pointsAt(version)).toEqual([0, 0, 0, 0]);
    const { player } = other.entries[1];
    expect(await given('penalize', { player })).toEqual(accepted('leagueCommand'));
    expect(await pointsAt(null)).toEqual([1, 0.5, 0.5, -0.5]);
    const told = await fetch(`${api.url}/v1/leagues/${league}/seasons/1/penalties`);
    expect(await told.json()).toMatchObject({
      nodes: [{ entry: { player }, kind: 'POINTS', points: -0.5, reason: 'Late for two rounds.', lifted: null }],
    });
    expect(await given('events')).toMatchObject({
      league: {
        events: {
          nodes: expect.arrayContaining([
            expect.objectContaining({
              type: 'resultForfeited',
              payloadJson: expect.objectContaining({ reason: 'The train was late.' }),
            }),
          ]),
        },
      },
    });
  });

  it.each(shells)('exchanges a season, typed into %s', async (shell) => {
    mkdirSync(join(root, '.chronicler'), { recursive: true });
    const folder = mkdtempSync(join(root, '.chronicler', 'league-'));
    try {
      const said = await typedInto(shell, [['pairings', page.block('pairings')]], { cwd: folder });
      expect(said.get('pairings')).toMatch(/^season\.trf: \d rounds, 24 players: right$/m);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('opens an event of one day, which runs itself', async () => {
    const { openLeague } = await host.data<{ openLeague: { league: { id: string } } }>(
      'mutation ($id: ID!) { openLeague(input: { commandId: $id, name: "Events" }) { ... on LeagueAccepted { league { id } } } }',
      { id: randomUUID() },
    );
    const first = new Date(Date.now() + 3_600_000).toISOString();
    expect(await given('open-event', { league: openLeague.league.id, first })).toEqual(accepted('openSeason'));
  });

  it('opens a season in groups', async () => {
    const { openLeague } = await host.data<{ openLeague: { league: { id: string } } }>(
      'mutation ($id: ID!) { openLeague(input: { commandId: $id, name: "Groups" }) { ... on LeagueAccepted { league { id } } } }',
      { id: randomUUID() },
    );
    expect(await given('open-groups', { league: openLeague.league.id })).toEqual(accepted('openSeason'));
  });

  it('takes decks, which their players and judges read', async () => {
    const { openLeague } = await host.data<{ openLeague: { league: { id: string } } }>(
      'mutation ($id: ID!) { openLeague(input: { commandId: $id, name: "Decks" }) { ... on LeagueAccepted { league { id } } } }',
      { id: randomUUID() },
    );
    const decks = { league: openLeague.league.id };
    const deadline = new Date(Date.now() + 3_600_000).toISOString();
    expect(await given('open-with-decks', { ...decks, deadline })).toEqual(accepted('openSeason'));
    const [me, client] = players[0]!;
    expect(await given('enter', { ...decks, me }, client)).toEqual(accepted('leagueCommand'));
    expect(await given('check-in', { ...decks, me }, client)).toMatchObject({
      leagueCommand: { code: 'DECK_MISSING' },
    });
    const deck = await savedDeck(client);
    expect(await given('submit-deck', { ...decks, me, deck }, client)).toEqual(accepted('leagueCommand'));
    expect(await given('check-in', { ...decks, me }, client)).toEqual(accepted('leagueCommand'));
    const told = (by: TestClient): Promise<object> => by.data(page.block('decks'), decks);
    const commitment = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    const season = (content: unknown): object => ({
      league: { season: { decks: { nodes: [{ entry: { player: me }, commitment, content }] } } },
    });
    for (const reader of [client, host])
      expect(await told(reader)).toMatchObject(season(expect.stringContaining('cards')));
    expect(await told(players[1]![1])).toMatchObject(season(null));
  });

  describe('for an event of one day', () => {
    let day: LeagueHost;
    const byId = new Map<string, TestClient>();
    const place = (): object => ({ league: day.leagueId });
    const pair = async (round: number): Promise<void> => {
      expect(await given('pair-round', { ...place(), round })).toEqual(accepted('leagueCommand'));
      await api.settle();
    };
    /** In each game of the latest round that is played now, the second player resigns. */
    const resignAll = async (): Promise<number> => {
      const games = await day.toPlay(1);
      for (const { gameId, players: two } of games)
        await byId.get(two[1]!)!.data(RESIGN, { input: { gameId, commandId: randomUUID() } });
      await api.settle();
      return games.length;
    };
    const table = async (): Promise<readonly { player: string; points: number }[]> =>
      ((await (await fetch(`${api.url}/v1/leagues/${day.leagueId}/seasons/1/standings`)).json()) as Table).nodes;

    it('registers players with decks, and forbids a pairing', async () => {
      day = await LeagueHost.open(host, 'Card Day');
      expect(await given('open-day', place())).toEqual(accepted('openSeason'));
      for (const { id: me, client } of await bots(api, 8)) {
        byId.set(me, client);
        expect(await given('enter', { ...place(), me }, client)).toEqual(accepted('leagueCommand'));
        // The last one comes without a deck, and without a check-in.
        if (byId.size === 8) continue;
        const deck = await savedDeck(client);
        expect(await given('submit-deck', { ...place(), me, deck }, client)).toEqual(accepted('leagueCommand'));
        expect(await given('check-in', { ...place(), me }, client)).toEqual(accepted('leagueCommand'));
      }
      const [one, , , other] = [...byId.keys()];
      expect(await given('forbid', { ...place(), two: [one, other] })).toEqual(accepted('leagueCommand'));
    });

    it('plays its rounds, with a penalty, and a result that is corrected after the next pairing', async () => {
      await pair(1);
      const [first, ...others] = await day.pairings(1);
      const [one, , , other] = [...byId.keys()];
      // Of seven, the first and the fourth would have met.
      expect([first!, ...others].some(({ players: two }) => two.includes(one!) && two.includes(other!))).toBe(false);
      expect(others).toHaveLength(2);
      expect(await resignAll()).toBe(3);
      await pair(2);
      const [winner, loser] = first!.players as [string, string];
      const pointsOf = async (player: string) => (await table()).find((line) => line.player === player)!.points;
      expect([await pointsOf(winner), await pointsOf(loser)]).toEqual([1, 0]);
      const scores = [
        { player: winner, points: 0 },
        { player: loser, points: 1 },
      ];
      expect(await given('correct', { ...place(), game: first!.gameId, scores })).toEqual(accepted('leagueCommand'));
      expect([await pointsOf(winner), await pointsOf(loser)]).toEqual([0, 1]);
      expect(await given('penalize', { ...place(), player: winner })).toEqual(accepted('leagueCommand'));
      expect(await pointsOf(winner)).toBe(-0.5);
      await resignAll();
    });

    it('cuts to the top in best-of-three, shows the decks, and has its table as a file', async () => {
      const best = (await table()).slice(0, 4).map(({ player }) => player);
      await pair(3);
      expect((await day.pairings(1)).flatMap(({ players: two }) => two).sort()).toEqual([...best].sort());
      const rounds: number[] = [];
      for (let games = await resignAll(); games > 0; games = await resignAll()) rounds.push(games);
      await pair(4);
      for (let games = await resignAll(); games > 0; games = await resignAll()) rounds.push(games);
      // First seats alternate, and the second one resigns: each match goes to its third game.
      expect(rounds).toEqual([2, 2, 2, 1, 1, 1]);
      expect(await day.pair(1, 5)).toBe(false);
      await day.must({ closeSeason: { season: 1 } });
      const decks = await fetch(`${api.url}/v1/leagues/${day.leagueId}/seasons/1/decks?first=20`);
      const { nodes } = (await decks.json()) as { nodes: readonly { shown: boolean }[] };
      expect(nodes.map(({ shown }) => shown)).toEqual(Array.from({ length: 7 }, () => true));
      const file = await fetch(`${api.url}/v1/leagues/${day.leagueId}/seasons/1/standings.csv`);
      expect((await file.text()).trim().split('\r\n')).toHaveLength(8);
    });

    it('that is played elsewhere lets players report and dispute, and the organizer decide', async () => {
      const paper = await LeagueHost.open(host, 'Paper Day');
      const two = [...byId].slice(0, 2).map(([id, client]) => ({ id, client }));
      await paper.season(1, { lantern: {} }, { format: { SWISS: { rounds: 1 } }, elsewhere: {} }, two);
      await paper.pair(1, 1);
      const [{ gameId: game, players: [one, other] } = { gameId: '', players: [] }] = await paper.pairings(1);
      const placed = [
        { player: one, rank: 1 },
        { player: other, rank: 2 },
      ];
      const at = { league: paper.leagueId, game };
      expect(await given('report', { ...at, placed }, byId.get(one!))).toEqual(accepted('leagueCommand'));
      expect(await given('dispute', at, byId.get(other!))).toEqual(accepted('leagueCommand'));
      expect((await paper.pairings(1))[0]!.outcome).toBeNull();
      const drawn = placed.map((line) => ({ ...line, rank: 1 }));
      expect(await given('report', { ...at, placed: drawn })).toEqual(accepted('leagueCommand'));
      expect((await paper.pairings(1))[0]!.outcome).toEqual({ kind: 'CONFIRMED' });
    });

    it('imports rounds that were played elsewhere', async () => {
      const two = [...byId].slice(0, 2).map(([id, client]) => ({ id, client }));
      const club = await LeagueHost.open(host, 'Club');
      const plan = { format: { SWISS: { rounds: 2 } } };
      await club.season(1, { lantern: {} }, plan, two);
      await club.pair(1, 1);
      const [{ gameId, players: paired } = { gameId: '', players: [] }] = await club.pairings(1);
      await club.must({ forfeit: { season: 1, gameId, absent: [paired[1]], reason: 'Ill.' } });
      const report = await (await fetch(`${api.url}/v1/leagues/${club.leagueId}/seasons/1/season.trf`)).text();
      const here = await LeagueHost.open(host, 'Here');
      await here.season(1, { lantern: {} }, plan, two);
      expect(await given('import', { league: here.leagueId, report })).toMatchObject({
        importRounds: { league: { season: { rounds: { nodes: [{ number: 1, imported: true }] } } } },
      });
    });
  });

  it('has no other block', () => {
    expect(page.left('graphql')).toEqual([]);
    expect(page.left('sh')).toEqual([]);
  });
});
