import { randomUUID } from 'node:crypto';
import { bots, LeagueHost, type Player } from '../leagues/league-host.js';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const INVITED = `{ me { invitations { nodes { league { id } season { number }
  invitation { player members { id } accepted { id } by { id } } } } } }`;
const SEASON = `query ($id: ID!) { league(id: $id) { season(number: 1) {
  entries { nodes { player } } invitations { nodes { player number } } } } }`;

describe('Invitations to a league, over the API', () => {
  let api: TestApi;
  let host: LeagueHost;
  let players: readonly Player[];

  beforeAll(async () => {
    api = await sharedTestApi();
    host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Lantern League');
    players = await bots(api, 3);
    await host.season(1, { lantern: {} }, { format: { SWISS: { rounds: 2 } } }, []);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('are shown to the invited accounts, who alone can accept or decline', async () => {
    const [ada, bo] = players as [Player, Player];
    await host.must({ enter: { season: 1, player: 'Owls', members: [ada.id, bo.id] } });
    await api.settle();
    expect(await ada.client.data(INVITED)).toMatchObject({
      me: {
        invitations: {
          nodes: [
            {
              league: { id: host.leagueId },
              season: { number: 1 },
              invitation: { player: 'Owls', members: [{ id: ada.id }, { id: bo.id }], accepted: [] },
            },
          ],
        },
      },
    });
    const anybody = new TestClient(api.url);
    const { leagues } = await anybody.data<{ leagues: { nodes: readonly object[] } }>(
      `{ leagues(account: "${ada.id}") { nodes { id } } }`,
    );
    expect(leagues.nodes).toEqual([]);
    expect(await host.codeOf({ accept: { season: 1, player: 'Owls' } })).toBe('NOT_INVITED');
    await host.must({ accept: { season: 1, player: 'Owls' } }, ada.client);
    expect(await anybody.data(SEASON, { id: host.leagueId })).toMatchObject({
      league: { season: { entries: { nodes: [] }, invitations: { nodes: [{ player: 'Owls', number: null }] } } },
    });
    await host.must({ accept: { season: 1, player: 'Owls' } }, bo.client);
    expect(await anybody.data(SEASON, { id: host.leagueId })).toMatchObject({
      league: { season: { entries: { nodes: [{ player: 'Owls' }] }, invitations: { nodes: [] } } },
    });
    expect(await ada.client.data(INVITED)).toEqual({ me: { invitations: { nodes: [] } } });
  });

  it('end when they are declined', async () => {
    const cy = players[2]!;
    await host.must({ enter: { season: 1, player: cy.id, members: [cy.id] } });
    await host.must({ decline: { season: 1, player: cy.id } }, cy.client);
    await api.settle();
    expect(await cy.client.data(INVITED)).toEqual({ me: { invitations: { nodes: [] } } });
  });

  it('do not allow vouching: only the operator of the server can vouch', async () => {
    const vouch = 'mutation ($input: VouchForLeagueInput!) { vouchForLeague(input: $input) { __typename } }';
    const input = { leagueId: host.leagueId, commandId: randomUUID(), vouched: true, reason: 'Me.' };
    const { errors } = await players[0]!.client.ask(vouch, { input });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
      message: expect.stringMatching('SERVER_OPERATE'),
    });
    expect(await players[0]!.client.data(`{ league(id: "${host.leagueId}") { vouched } }`)).toEqual({
      league: { vouched: false },
    });
  });
});
