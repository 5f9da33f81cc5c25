import { accepted, ChroniclerClient, hiddenSeed, type HiddenSeed } from '#client';
import { sharedTestApi, ownName, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { LeagueHost } from '../leagues/league-host.js';
import { withWorker } from './with-worker.js';

describe('The client, where seeds are hidden', () => {
  let api: TestApi;
  const clients: ChroniclerClient[] = [];
  const player = async (seeds = new Map<string, HiddenSeed>()) => {
    const { client, account } = await ChroniclerClient.register(
      { url: api.url, seeds },
      { name: ownName('Bot'), bot: true },
    );
    clients.push(client);
    return { client, id: account.id, seeds };
  };

  beforeAll(async () => {
    api = withWorker(await sharedTestApi());
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('commits to a seed, keeps it, and gives it when the start is called', async () => {
    const [one, other] = [await player(), await player()];
    const input = { options: { lantern: {} }, seats: [], hiddenSeeds: true };
    const { game } = accepted(await one.client.open(input));
    const [first, second] = [
      await one.client.sitDown({ gameId: game.id }),
      await other.client.sitDown({ gameId: game.id }),
    ];
    accepted(first.answer);
    accepted(second.answer);
    expect(one.seeds.get(game.id)?.seed).toMatch(/^[0-9a-f]{64}$/);
    accepted(await one.client.start({ gameId: game.id }));
    await Promise.all([first.given, second.given]);
    expect((await one.client.game(game.id))?.status).toBe('RUNNING');
    expect(one.seeds.size + other.seeds.size).toBe(0);
  });

  it('commits to the same seed again after a restart, and forgets one that no table accepted', async () => {
    const one = await player();
    const { game } = accepted(await one.client.open({ options: { lantern: {} }, seats: [], hiddenSeeds: true }));
    const made = await hiddenSeed();
    one.seeds.set(game.id, made);
    accepted((await one.client.sitDown({ gameId: game.id })).answer);
    expect(one.seeds.get(game.id)).toEqual(made);
    const open = accepted(await one.client.open({ options: { lantern: {} }, seats: [] })).game;
    const { answer, given } = await one.client.sitDown({ gameId: open.id });
    expect(answer).toMatchObject({ code: 'SEEDS_ARE_OPEN' });
    await given;
    expect(one.seeds.has(open.id)).toBe(false);
  });

  it('automatically takes its seats at games of leagues', async () => {
    const host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Lanterns');
    const players = [await player(), await player()];
    const entering = players.map(({ id, client }) => ({
      id,
      client: new TestClient(api.url, client.settings.token as string),
    }));
    await host.season(1, { lantern: {} }, { format: { ROUND_ROBIN: {} }, table: { hiddenSeeds: true } }, entering);
    await host.pair(1, 1);
    await api.settle();
    const [{ gameId } = { gameId: '' }] = await host.pairings(1);
    const stop = new AbortController();
    const attending = players.map(({ client }) => client.attend({ signal: stop.signal }));
    const watcher = players[0]!.client;
    const types: string[] = [];
    for await (const { type } of watcher.subscribe(gameId)) {
      types.push(type);
      if (type === 'gameStarted') break;
    }
    stop.abort();
    await Promise.all(attending);
    expect(types.filter((type) => type === 'seedGiven')).toHaveLength(2);
  });
});
