import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, type Player } from './league-host.js';

const CODE = 'query ($id: ID!) { league(id: $id) { season(number: 1) { joinCode } } }';
const SEASON = `query ($id: ID!) { league(id: $id) { archived about { description } operators { name } judges { id }
  season(number: 1) { about { prizes } plan { registration { capacity conditions { allowed accountDays } } }
    entries { nodes { player checkedIn paused } } applicants { nodes { player approved members { id } } }
    byeRequests { entry { player } round } } } }`;
const COMING = `query ($id: ID!) { league(id: $id) { season(number: 1) {
  proposal { pairings { entries { player } } } penalties { nodes { entry { player } } } } } }`;
const SEARCH = 'query ($name: String!) { accounts(name: $name) { nodes { id name } } }';
const NAME = '{ me { account { name } } }';

interface Coded {
  readonly league: { readonly season: { readonly joinCode: string | null } };
}

/** Entering a season, only through the API. */
describe('Entering a season', () => {
  let api: TestApi;
  let run: TestClient;
  let host: LeagueHost;
  let players: readonly Player[];

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await bots(api, 4);
    run = await TestClient.register(api.url, 'Host');
    host = await LeagueHost.open(run, 'Doors');
    const [, , allowed, other] = players as [Player, Player, Player, Player];
    const conditions = { allowed: [allowed.id, other.id] };
    const plan = { format: { SWISS: { rounds: 3 } }, registration: { capacity: 2, approval: true, conditions } };
    await host.season(1, { lantern: {} }, { ...plan, requestedByes: { most: 1 } }, []);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const nameOf = async ({ client }: Player): Promise<string> =>
    (await client.data<{ me: { account: { name: string } } }>(NAME)).me.account.name;
  const get = (path: string, token = ''): Promise<Response> =>
    fetch(`${api.url}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

  it('shows the join code to organizers alone, and never in data that others get', async () => {
    await host.must({ setJoinCode: { season: 1 } });
    const codeFor = async (client: TestClient): Promise<string | null> =>
      (await client.data<Coded>(CODE, { id: host.leagueId })).league.season.joinCode;
    const code = (await codeFor(run))!;
    const [, , player] = players as [Player, Player, Player];
    expect([await codeFor(player.client), await codeFor(new TestClient(api.url))]).toEqual([null, null]);
    const enter = (more: object): object => ({
      enter: { season: 1, player: player.id, members: [player.id], ...more },
    });
    expect(await host.codeOf(enter({ code: 'guess' }), player.client)).toBe('WRONG_CODE');
    await host.must(enter({ code }), player.client);
    const season = `/v1/leagues/${host.leagueId}/seasons/1`;
    expect(await (await get(`${season}/join-code`, run.token)).json()).toMatchObject({ joinCode: code });
    const shown = await Promise.all(
      [`/v1/leagues/${host.leagueId}`, `/v1/leagues/${host.leagueId}/events`, `/v1/leagues/${host.leagueId}/transcript`]
        .concat([season, `${season}/applicants`, `${season}/join-code`])
        .map(async (path) => (await get(path)).text()),
    );
    for (const text of shown) {
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
    await host.must({ removeJoinCode: { season: 1 } });
  });

  it('finds players by name, admits those whom owners invite, and has the others approved', async () => {
    const [ada, bo, cy, di] = players as [Player, Player, Player, Player];
    const name = await nameOf(ada);
    const { accounts } = await run.data<{ accounts: { nodes: readonly { id: string }[] } }>(SEARCH, {
      name: name.toUpperCase().slice(0, -1),
    });
    expect(accounts.nodes.map(({ id }) => id)).toContain(ada.id);
    expect(await run.data(SEARCH, { name: name.slice(0, 2) })).toEqual({ accounts: { nodes: [] } });
    const ghost = { enter: { season: 1, player: '@No one', members: ['@No one'] } };
    expect(await host.codeOf(ghost)).toBe('NO_SUCH_ACCOUNT');
    await host.must({ enter: { season: 1, player: `@${name}`, members: [`@${name}`] } });
    await host.must({ accept: { season: 1, player: ada.id } }, ada.client);
    expect(await host.codeOf({ enter: { season: 1, player: bo.id, members: [bo.id] } }, bo.client)).toBe('NOT_ALLOWED');
    await host.must({ enter: { season: 1, player: di.id, members: [di.id] } }, di.client);
    for (const { id } of [cy, di]) await host.must({ approve: { season: 1, player: id } });
    await host.must({ requestBye: { season: 1, player: ada.id, round: 2 } }, ada.client);
    await host.must({ appoint: { account: `@${await nameOf(bo)}`, role: 'JUDGE', reason: 'Knows the rules.' } });
    await host.must({ pause: { season: 1, player: cy.id } }, bo.client);
    expect(await host.codeOf({ pairRound: { season: 1, round: 1 } }, bo.client)).toBe('ROLE_MISSING');
    await host.must({ describeLeague: { about: { description: 'For all.\n\nBring a lantern.' } } });
    await host.must({ describeSeason: { season: 1, about: { prizes: 'A lantern.' } } });
    expect(await new TestClient(api.url).data(SEASON, { id: host.leagueId })).toMatchObject({
      league: {
        archived: false,
        about: { description: 'For all.\n\nBring a lantern.' },
        judges: [{ id: bo.id }],
        season: {
          about: { prizes: 'A lantern.' },
          plan: { registration: { capacity: 2, conditions: { allowed: [cy.id, di.id], accountDays: null } } },
          entries: {
            nodes: [
              { player: ada.id, checkedIn: false, paused: false },
              { player: cy.id, paused: true },
            ],
          },
          applicants: { nodes: [{ player: di.id, approved: true, members: [{ id: di.id }] }] },
          byeRequests: [{ entry: { player: ada.id }, round: 2 }],
        },
      },
    });
  });

  it('changes the plan over REST, which gives places to the waiting list', async () => {
    const response = await fetch(`${api.url}/v1/leagues/${host.leagueId}/seasons/1/plan`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${run.token!}`,
      },
      body: JSON.stringify({
        options: { lantern: {} },
        plan: { format: { SWISS: { rounds: 3 } }, registration: { capacity: 3 } },
        reason: 'A larger room.',
      }),
    });
    expect([response.status, await response.json()]).toMatchObject([200, { version: expect.any(Number) }]);
    const entries = await (await get(`/v1/leagues/${host.leagueId}/seasons/1/entries`)).json();
    expect(entries).toMatchObject({ nodes: [{}, {}, { player: players[3]!.id }] });
  });

  it('proposes a round with the players who have checked in, and shows no penalty of those who are dropped', async () => {
    const doors = await LeagueHost.open(run, 'Check-in');
    const [late, ...there] = players.slice(0, 3) as [Player, Player, Player];
    const plan = { format: { SWISS: { rounds: 3 } }, registration: { capacity: 2, checkIn: {} } };
    await doors.season(1, { lantern: {} }, plan, [late, ...there]);
    const ids = there.map(({ id }) => id);
    for (const player of ids) await doors.must({ checkIn: { season: 1, player } });
    await doors.must({ penalize: { season: 1, player: late.id, penalty: { WARNING: true }, reason: 'Noise.' } });
    const coming = (): Promise<unknown> => run.data(COMING, { id: doors.leagueId });
    const proposal = { pairings: [{ entries: ids.map((player) => ({ player })) }] };
    const warned = { nodes: [{ entry: { player: late.id } }] };
    expect(await coming()).toEqual({ league: { season: { proposal, penalties: warned } } });
    await doors.must({ pairRound: { season: 1, round: 1 } });
    expect(await coming()).toMatchObject({ league: { season: { penalties: { nodes: [] } } } });
  });

  it('archives a league out of the lists, and deletes one without a round', async () => {
    const listed = async (): Promise<readonly string[]> =>
      ((await (await get('/v1/leagues?first=20')).json()) as { nodes: { id: string }[] }).nodes.map(({ id }) => id);
    await host.must({ closeSeason: { season: 1 } });
    expect(await listed()).toContain(host.leagueId);
    await host.must({ archiveLeague: { reason: 'It was good.' } });
    expect(await listed()).not.toContain(host.leagueId);
    expect((await get(`/v1/leagues/${host.leagueId}`)).status).toBe(200);
    expect(await host.codeOf({ describeLeague: { about: {} } })).toBe('LEAGUE_ARCHIVED');
    const slip = await LeagueHost.open(run, 'Slip');
    await slip.must({ deleteLeague: { reason: 'A slip.' } });
    expect(await listed()).not.toContain(slip.leagueId);
    expect((await get(`/v1/leagues/${slip.leagueId}`)).status).toBe(404);
  });
});
