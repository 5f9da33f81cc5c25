import { accepted, ChroniclerClient } from '#client';
import { ownName, sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { LeagueHost } from '../leagues/league-host.js';
import { withWorker } from './with-worker.js';

describe('The client, in leagues', () => {
  let api: TestApi;
  const clients: ChroniclerClient[] = [];

  beforeAll(async () => {
    api = withWorker(await sharedTestApi());
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('finds a league, enters it, accepts an invitation, and reads rounds and table', async () => {
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((name) => ChroniclerClient.register({ url: api.url }, { name: ownName(name), bot: true })),
    );
    clients.push(one!.client, other!.client);
    const host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Lights');
    await host.season(1, { lantern: {} }, { format: { ROUND_ROBIN: {} } }, []);
    await api.settle();
    const { id: leagueId } = (await one!.client.leagues.list()).find(({ name }) => name === 'Lights')!;
    const season = { leagueId, season: 1 };
    accepted(await one!.client.leagues.enter(season));
    await host.must({ enter: { season: 1, player: other!.account.id, members: [other!.account.id] } });
    await api.settle();
    expect(await other!.client.leagues.invitations()).toMatchObject([
      { league: { id: leagueId }, season: { number: 1 } },
    ]);
    accepted(await other!.client.leagues.accept(season));
    expect(await one!.client.leagues.enter(season)).toMatchObject({ code: 'ALREADY_ENTERED' });
    const players = [one!.account.id, other!.account.id];
    expect((await one!.client.leagues.entries(season)).map(({ player }) => player)).toEqual(players);
    await host.pair(1, 1);
    const [round] = await one!.client.leagues.rounds(season);
    expect(round).toMatchObject({ number: 1, pairings: { nodes: [{ outcome: null }] } });
    expect([...round!.pairings.nodes[0]!.players].sort()).toEqual([...players].sort());
    const standings = await one!.client.leagues.standings(season);
    expect(standings.map(({ player }) => player).sort()).toEqual([...players].sort());
    await expect(one!.client.leagues.rounds({ leagueId, season: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
