import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Logged {
  readonly account: { readonly name: string } | null;
  readonly version: number;
  readonly at: string;
  readonly type: string;
  readonly payloadJson: Readonly<Record<string, unknown>>;
}

interface Log {
  readonly openedAt: string;
  readonly changedAt: string;
  readonly seats: readonly { readonly name: string | null }[];
  readonly events: { readonly nodes: readonly Logged[]; readonly pageInfo: { readonly endCursor: string } };
}

const LOG = 'version at type account { name } payloadJson';
const run = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { ... on CommandAccepted { game { id } } } }`;

describe('The log of a running game', () => {
  let api: TestApi;
  let ada: TestClient;
  let bela: TestClient;
  let gameId: string;

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    bela = await TestClient.register(api.url, 'Bela');
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const opened = await ada.data<{ openGame: { game: { id: string } } }>(run('openGame', 'OpenGameInput'), { input });
    gameId = opened.openGame.game.id;
  });
  afterAll(() => api.close());

  async function logOf(asked = 'first: 100', who = ada): Promise<Log> {
    const query = `query($id: ID!) { game(id: $id) { openedAt changedAt seats { name }
      events(${asked}) { nodes { ${LOG} } pageInfo { endCursor } } } }`;
    return (await who.data<{ game: Log }>(query, { id: gameId })).game;
  }

  const start = async (): Promise<void> => {
    await bela.data(run('joinGame', 'JoinGameInput'), { input: { gameId, seat: 2, commandId: randomUUID() } });
    await ada.data(run('startGame', 'StartGameInput'), { input: { gameId, commandId: randomUUID() } });
  };

  it('has the names of the seats for sentences, and the time of the opening', async () => {
    const open = await logOf();
    expect(open.seats.map(({ name }) => name).slice(0, 3)).toEqual([ada.name, 'random (2)', null]);
    await start();
    const running = await logOf();
    expect(running.seats.map(({ name }) => name)).toEqual([ada.name, 'random (2)', bela.name]);
    expect(running.openedAt).toBe(running.events.nodes[0]!.at);
    expect(running.openedAt).toBe(open.openedAt);
    expect(Date.parse(running.changedAt)).toBeGreaterThanOrEqual(Date.parse(running.openedAt));
  });

  it('has every event as plain JSON in one query, without secrets of others', async () => {
    const [own, other, nobody] = await Promise.all(
      [ada, bela, new TestClient(api.url)].map((who) => logOf(undefined, who)),
    );
    const dealt = ({ events }: Log): readonly Logged[] => events.nodes.filter(({ type }) => type === 'handDealt');
    const seats = own!.seats.map((_, seat) => seat);
    expect(dealt(own!).map(({ payloadJson }) => payloadJson['seat'])).toEqual(seats);
    for (const [log, seen] of [
      [own!, [0]],
      [other!, [2]],
      [nobody!, []],
    ] as const)
      expect(dealt(log).flatMap(({ payloadJson }) => ('oils' in payloadJson ? [payloadJson['seat']] : []))).toEqual(
        seen,
      );
    expect(dealt(own!)[0]!.payloadJson).toEqual({ seat: 0, oils: expect.any(Array) });
    const me = await ada.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
    const named = new Map(own!.events.nodes.map(({ type, account }) => [type, account?.name]));
    expect(named.get('gameOpened')).toBe(ada.name);
    expect(named.get('seatTaken')).toBe(bela.name);
    expect(named.get('gameStarted')).toBeUndefined();
    expect(own!.events.nodes[0]).toMatchObject({ type: 'gameOpened', payloadJson: { openedBy: me.me.account.id } });
    expect(own!.events.nodes[0]!.payloadJson).not.toHaveProperty('type');
  });

  it('filters events by type and version', async () => {
    const all = (await logOf()).events.nodes;
    const taken = all.filter(({ type }) => type === 'seatTaken' || type === 'gameStarted');
    const some = async (asked: string): Promise<readonly Logged[]> => (await logOf(asked)).events.nodes;
    expect(await some('types: ["gameStarted", "seatTaken"]')).toEqual(taken);
    expect(taken).toHaveLength(4);
    expect(await some(`first: 100, afterVersion: ${taken[1]!.version}`)).toEqual(all.slice(taken[1]!.version));
    expect(await some(`types: ["seatTaken", "gameStarted"], afterVersion: ${taken[1]!.version}`)).toEqual(
      taken.slice(2),
    );
    expect(await some('types: ["seatTaken"], atLeast: TURNING_POINT')).toEqual([]);
    expect(await some('types: []')).toEqual([]);
    expect(await some(`afterVersion: ${all.length}`)).toEqual([]);
    const { endCursor } = (await logOf('first: 1')).events.pageInfo;
    expect(await some(`first: 100, after: "${endCursor}", afterVersion: 0`)).toEqual(all.slice(1));
    expect(await some(`first: 100, after: "${endCursor}", afterVersion: 3`)).toEqual(all.slice(3));
  });

  it('refuses types that its games do not have, and lists theirs; and versions below 0', async () => {
    const answered = async (asked: string, locale = 'en') => {
      const query = `query($id: ID!) { game(id: $id) { events(${asked}) { nodes { version } } } }`;
      const { errors } = await ada.ask(query, { id: gameId }, { 'accept-language': locale });
      return errors?.[0];
    };
    const refused = await answered('types: ["seatTaken", "questRevealed"]');
    expect(refused?.message).toBe('Games of “lantern” have no events of the type “questRevealed”.');
    expect(refused?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(refused?.extensions['types']).toEqual(expect.arrayContaining(['seatTaken', 'handDealt']));
    expect((await answered('afterVersion: -1', 'fr'))?.message).toBe(
      'Les versions commencent à 1 ; 0 les demande toutes.',
    );
  });

  it('is sent to a subscriber by types', async () => {
    const socket = ada.socket();
    const query = `subscription($gameId: ID!) { gameEvents(gameId: $gameId, types: ["handDealt", "gameStarted"]) { ${LOG} } }`;
    const wanted = (await logOf('types: ["handDealt", "gameStarted"]')).events.nodes;
    const heard: Logged[] = [];
    for await (const { data } of socket.iterate<{ gameEvents: Logged }>({ query, variables: { gameId } })) {
      if (data) heard.push(data.gameEvents);
      if (heard.length === wanted.length) break;
    }
    expect(heard).toEqual(wanted);
    await socket.dispose();
  });
});
