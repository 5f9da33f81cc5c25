import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { savedDeck } from '../leagues/league-host.js';
import { Page, root } from './guide.js';
import { shells, typedInto } from './shell.js';

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

  it('has no other block', () => {
    expect(page.left('graphql')).toEqual([]);
    expect(page.left('sh')).toEqual([]);
  });
});
