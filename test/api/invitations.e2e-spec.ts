import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const ANSWER =
  '__typename ... on CommandAccepted { game { id byInvitation invitation } } ... on CommandRejected { code }';
const OPEN = `mutation($input: OpenGameInput!) { openGame(input: $input) { ${ANSWER} } }`;
const JOIN = `mutation($input: JoinGameInput!) { joinGame(input: $input) { ${ANSWER} } }`;
const LEAVE = `mutation($input: LeaveGameInput!) { leaveGame(input: $input) { ${ANSWER} } }`;
const OPEN_GAMES = '{ games(first: 100, filter: { status: OPEN }) { nodes { id } } }';

interface Opened {
  readonly openGame: {
    readonly game: { readonly id: string; readonly byInvitation: boolean; readonly invitation: string };
  };
}

describe('Before a game starts', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    [ada, bo] = (await Promise.all(['Ada', 'Bo'].map((name) => TestClient.register(api.url, name)))) as [
      TestClient,
      TestClient,
    ];
  });
  afterAll(() => api.close());

  const opened = async (more: object = {}): Promise<Opened['openGame']['game']> => {
    const input = { commandId: randomUUID(), options: { lantern: {} }, ...more };
    return (await ada.data<Opened>(OPEN, { input })).openGame.game;
  };
  const on = (gameId: string, more: object = {}) => ({ input: { gameId, commandId: randomUUID(), ...more } });
  const codeOf = async (client: TestClient, query: string, variables: object): Promise<unknown> =>
    (await client.ask(query, variables)).errors?.[0]?.extensions['code'];
  const listed = async (client: TestClient): Promise<string[]> =>
    (await client.data<{ games: { nodes: { id: string }[] } }>(OPEN_GAMES)).games.nodes.map(({ id }) => id);

  it('a game by invitation is joined with what its opener is told, and listed for nobody else', async () => {
    const { id, byInvitation, invitation } = await opened({ byInvitation: true, seats: [{ me: true }] });
    expect([byInvitation, typeof invitation]).toEqual([true, 'string']);
    expect(await codeOf(bo, JOIN, on(id))).toBe('FORBIDDEN');
    expect(await codeOf(bo, JOIN, on(id, { invitation: 'guessed' }))).toBe('FORBIDDEN');
    expect(await listed(ada)).toContain(id);
    expect(await listed(bo)).not.toContain(id);
    const joined = await bo.data(JOIN, on(id, { invitation }));
    expect(joined).toMatchObject({ joinGame: { game: { byInvitation: true, invitation: null } } });
    expect(await listed(bo)).toContain(id);
  });

  it('the lobby tells of games that everybody may join, and of no other', async () => {
    const first = await opened({ byInvitation: true });
    const second = await opened();
    const socket = bo.socket();
    const told: string[] = [];
    for await (const { data } of socket.iterate<{ lobby: { id: string } }>({
      query: 'subscription { lobby { id } }',
    })) {
      if (data) told.push(data.lobby.id);
      if (told.includes(second.id)) break;
    }
    await socket.dispose();
    expect(told).not.toContain(first.id);
  });

  it('whoever opened a game sends others away, and nobody else does', async () => {
    const { id } = await opened({ seats: [{ me: true }] });
    await bo.data(JOIN, on(id));
    expect(await codeOf(bo, LEAVE, on(id, { seat: 0 }))).toBe('FORBIDDEN');
    expect(await ada.data(LEAVE, on(id, { seat: 1 }))).toMatchObject({ leaveGame: { __typename: 'CommandAccepted' } });
    const seats = '{ game(id: "' + id + '") { seats { taken } } }';
    expect(await ada.data(seats)).toMatchObject({ game: { seats: [{ taken: true }, { taken: false }, {}, {}] } });
  });
});
