import { randomBytes, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { FeedTicker, Projector } from '#event-store';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { commitmentTo } from '#kernel/server';
import { connectRedis, HealthRegistry, type RedisConnection } from '#platform';
import { queueBackends, testRedisUrl } from '#platform/testing';
import pg from 'pg';
import { verifyChain } from '#records';
import { type Bus, type News, RulesetRegistry } from '#games';
import { DatabaseClock, PostgresBus, PostgresSeedVault, RedisBus, rotateSeeds, SeedCipher } from '#infrastructure';
import { projectionsOn, registerGamesHealth } from './games-health.js';
import { openGamesServer, type GamesServer, type GamesServerOptions } from './games-server.js';
import { accepted, pick } from './testing/table.js';
import { tally } from '#games/testing';

describe('games on servers', () => {
  let database: ScratchDatabase;
  let options: GamesServerOptions;
  const processes: GamesServer[] = [];

  beforeAll(async () => {
    database = await scratchDatabase();
    const rulesets = new RulesetRegistry([tally]);
    options = {
      databaseUrl: database.loginUrl,
      seedKey: randomBytes(32),
      databasePool: 2,
      rulesets,
      report: console.error,
    };
    for (let count = 0; count < 3; count += 1) processes.push(await openGamesServer(options));
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.close()));
    await database.drop();
  });

  /** A game of ten seats, each played in a process of its own where there are enough. */
  async function start(): Promise<string> {
    const { games } = processes[0]!;
    const by = (player: number) => ({ commandId: randomUUID(), account: `player-${player}` });
    const { gameId } = accepted(await games.open({ ...by(0), ruleset: 'tally', options: { seats: 10, rounds: 1 } }));
    for (let seat = 0; seat < 10; seat += 1) accepted(await games.join({ ...by(seat), gameId }));
    accepted(await games.start({ ...by(0), gameId }));
    return gameId;
  }

  it('carry out ten secret answers that arrive at once in three processes, each twice', async () => {
    const gameId = await start();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const seat = index % 10;
        const request = { gameId, account: `player-${seat}`, command: pick(1) };
        return processes[index % 3]!.games.submit({
          ...request,
          commandId: `00000000-0000-8000-8000-00000000000${seat}`,
        });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'accepted'));
    expect(answers.filter((answer) => accepted(answer).replayed)).toHaveLength(10);
    const commits = await processes[1]!.store.read(gameId);
    expect(commits.at(-1)?.lastVersion).toBe(22);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
  });

  it('are the same in every process, folded there', async () => {
    const gameId = await start();
    const [one, other] = await Promise.all(processes.slice(0, 2).map(({ games }) => games.load(gameId)));
    expect(one?.game).toEqual(other?.game);
  });

  it('rate players, alike in every process, with the rights of the application', async () => {
    expect((await processes[0]!.ratings.of('tally')).ratings).toEqual([]);
    const gameId = await start();
    for (let seat = 9; seat >= 0; seat -= 1) {
      const request = { gameId, commandId: randomUUID(), account: `player-${seat}` };
      accepted(await processes[0]!.games.resign(request));
    }
    const { pool, store, games } = processes[0]!;
    await new FeedTicker({ pool }).tick();
    for (const projection of projectionsOn(games)) {
      const projector = new Projector({ pool, store, projection });
      await projector.prepare();
      await projector.catchUp();
      expect((await projector.health()).parked).toEqual([]);
    }
    const told = await Promise.all(processes.map(async ({ ratings }) => (await ratings.of('tally')).ratings));
    expect(told[0]).toHaveLength(10);
    for (const other of told.slice(1)) expect(other).toEqual(told[0]);
  });

  it('report overdue obligations in health, and commits that the list of games could not take', async () => {
    const { pool, store } = processes[0]!;
    const health = new HealthRegistry();
    let now = Date.now();
    registerGamesHealth(health, { ...processes[0]!, clock: () => now });
    const lists = projectionsOn(processes[0]!.games).map((projection) => new Projector({ pool, store, projection }));
    const ticker = new FeedTicker({ pool });
    await ticker.tick();
    for (const list of lists) await list.prepare().then(() => list.catchUp());
    expect((await health.report()).parts).toMatchObject({
      obligations: { healthy: true },
      parked_games: { healthy: true },
      feed: { healthy: true },
      game_list: { healthy: true },
      campaign_list: { healthy: true },
      league_list: { healthy: true },
      game_results: { healthy: true },
      attendance: { healthy: true },
    });
    const gameId = await start();
    now += 3_600_000;
    expect((await health.report()).parts['obligations']).toMatchObject({ healthy: false });
    expect((await health.report()).parts['feed']).toMatchObject({ healthy: false });
    // No reader may see it yet: that is the fault of the feed, not of the lists.
    expect((await health.report()).parts['game_list']).toMatchObject({ healthy: true });
    await ticker.tick();
    const standsStill = { healthy: false, detail: expect.stringContaining('stands still before a commit of') };
    expect((await health.report()).parts).toMatchObject({ feed: { healthy: true }, game_list: standsStill });
    for (const list of lists) await list.catchUp();
    expect((await health.report()).parts['game_list']).toMatchObject({ healthy: true });
    await store.suspend(gameId, 'its rules failed');
    const { parked_games } = (await health.report()).parts;
    expect(parked_games).toEqual({ healthy: false, detail: `1 parked, the first is ${gameId}: its rules failed` });
    await pool.query(
      `insert into checkpoints (game_id, projection, generation, version, error, parked_at)
       select $1, name, generation, 0, 'poison', now() from projections
       on conflict (game_id, projection, generation) do update set error = excluded.error, parked_at = now()`,
      [gameId],
    );
    const { detail } = (await health.report()).parts['game_list']!;
    expect(detail).toBe(`1 left out, the first is ${gameId}: poison`);
  });

  it('keep seeds encrypted, under the key of the configuration', async () => {
    const gameId = await start();
    const { pool, games } = processes[0]!;
    const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from seeds where game_id = $1', [gameId]);
    const seed = new SeedCipher(options.seedKey).open(gameId, rows[0]!.sealed);
    expect(commitmentTo(seed)).toBe((await games.load(gameId))?.game.seedCommitment);
    const stranger = new PostgresSeedVault(pool, new SeedCipher(randomBytes(32)));
    await expect(stranger.find(gameId)).rejects.toThrow('SEED_KEY is not the key');
    await expect(pool.query('update seeds set sealed = sealed')).rejects.toThrow('permission denied');
    await expect(pool.query('delete from seeds')).rejects.toThrow('permission denied');
  });

  it('say so when they log in with a role that could rewrite every game', async () => {
    const faults: unknown[] = [];
    const report = (fault: unknown): unknown => faults.push(fault);
    await (await openGamesServer({ ...options, report })).close();
    expect(faults).toEqual([]);
    await (await openGamesServer({ ...options, databaseUrl: database.url, report })).close();
    expect(faults.map(String)).toEqual([expect.stringContaining('logs in as the owner')]);
  });

  it('leave no clock running when news cannot come', async () => {
    const connecting = jest.spyOn(PostgresBus, 'connect').mockRejectedValueOnce(new Error('nobody listens'));
    const stopping = jest.spyOn(DatabaseClock.prototype, 'stop');
    await expect(openGamesServer(options)).rejects.toThrow('nobody listens');
    expect(stopping).toHaveBeenCalledTimes(1);
    connecting.mockRestore();
    stopping.mockRestore();
  });

  it('seal every seed again under another key, while games go on, and no longer need the old one', async () => {
    const gameId = await start();
    const { games } = processes[0]!;
    const newer = randomBytes(32);
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    try {
      await owner.query('begin');
      const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from seeds');
      const cipher = new SeedCipher(newer, [options.seedKey]);
      expect(await rotateSeeds(owner, cipher)).toBe(rows[0]!.count);
      expect(await rotateSeeds(owner, cipher)).toBe(0);
      const anew = await owner.query<{ sealed: Buffer }>('select sealed from seeds where game_id = $1', [gameId]);
      const seed = new SeedCipher(newer).open(gameId, anew.rows[0]!.sealed);
      expect(commitmentTo(seed)).toBe((await games.load(gameId))?.game.seedCommitment);
    } finally {
      // The other tests go on under their key.
      await owner.query('rollback');
      await owner.end();
    }
  });

  it('keep the first seed of a game', async () => {
    const vault = new PostgresSeedVault(processes[0]!.pool, new SeedCipher(options.seedKey));
    const gameId = randomUUID();
    const seeds = await Promise.all([1, 2, 3].map(() => vault.keep(gameId, randomBytes(32))));
    const kept = await vault.find(gameId);
    expect(seeds.map((seed) => Buffer.from(seed).toString('hex'))).toEqual(
      seeds.map(() => Buffer.from(kept!).toString('hex')),
    );
  });

  it('owe a snapshot nothing: without any the state is the same', async () => {
    const { games, pool } = processes[0]!;
    const request = { commandId: randomUUID(), account: 'ann' };
    const { gameId } = accepted(
      await games.open({ ...request, ruleset: 'tally', options: { seats: 1, rounds: 90, seconds: null } }),
    );
    accepted(await games.join({ ...request, commandId: randomUUID(), gameId }));
    accepted(await games.start({ ...request, commandId: randomUUID(), gameId }));
    for (let round = 1; round <= 90; round += 1) {
      accepted(await games.submit({ ...request, commandId: randomUUID(), gameId, command: pick(1) }));
      accepted(await games.meet({ gameId, key: `automatic/count-${round}` }));
    }
    const snapshots = async () => (await pool.query('select 1 from snapshots where game_id = $1', [gameId])).rowCount;
    const warm = (await games.load(gameId))?.game;
    expect((await processes[1]!.games.load(gameId))?.game).toEqual(warm);
    await pool.query('delete from snapshots');
    expect(await snapshots()).toBe(0);
    expect((await processes[2]!.games.load(gameId))?.game).toEqual(warm);
  });
});

describe.each(queueBackends)('news through $backend', ({ backend }) => {
  let database: ScratchDatabase;
  let pool: GamesServer['pool'];
  let server: GamesServer;
  const buses: Bus[] = [];
  const connections: RedisConnection[] = [];

  beforeAll(async () => {
    database = await scratchDatabase();
    const rulesets = new RulesetRegistry([]);
    const options = { databaseUrl: database.loginUrl, seedKey: randomBytes(32), rulesets, report: () => undefined };
    server = await openGamesServer(options);
    pool = server.pool;
    for (let count = 0; count < 2; count += 1) buses.push(await connect());
    // A bus on Redis listens as soon as it can.
    const greeting = { gameId: randomUUID(), version: 1 };
    const all = buses.map((bus) => heard(bus, greeting.gameId));
    const greet = (): Promise<unknown> => Promise.all(buses.map((bus) => bus.tell(greeting)));
    await until('all listen', () => greet().then(() => all.every(({ length }) => length >= 3)), 10, 25);
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    for (const connection of connections) connection.disconnect();
    await server.close();
    await database.drop();
  });

  const queuePrefix = `test-${randomBytes(4).toString('hex')}`;

  function redis(prefix = queuePrefix): RedisConnection {
    const connection = connectRedis({ redisUrl: testRedisUrl, queuePrefix: prefix, report: () => undefined });
    connections.push(connection);
    return connection;
  }

  const connect = (): Promise<Bus> =>
    backend === 'Redis'
      ? Promise.resolve(new RedisBus(redis()))
      : PostgresBus.connect({ pool, databaseUrl: database.loginUrl, report: () => undefined });

  function heard(bus: Bus, gameId: string): News[] {
    const all: News[] = [];
    bus.listen((news) => news.gameId === gameId && all.push(news));
    return all;
  }

  /**
   * Tells something until it is heard: a carrier may lose what was under way while it connected again, and listeners
   * look for themselves then. Gives the last version that was told.
   */
  async function tellUntilHeard(other: readonly News[], tell: (round: number) => Promise<number>): Promise<number> {
    for (let round = 0; round < 20; round += 1) {
      const version = await tell(round);
      const isHeard = (): boolean => other.at(-1)?.version === version;
      if (await until('it is heard', isHeard, 1).then(isHeard, isHeard)) return version;
    }
    throw new Error('What was told twenty times was not heard.');
  }

  it('reach every process, and the teller at once and not again', async () => {
    const gameId = randomUUID();
    const [teller, other] = buses.map((bus) => heard(bus, gameId)) as [News[], News[]];
    const told = buses[0]!.tell({ gameId, version: 1 });
    expect(teller).toEqual([{ gameId, version: 1 }]);
    await told;
    const last = await tellUntilHeard(other, async (round) => {
      await buses[0]!.tell({ gameId, version: round + 2 });
      return round + 2;
    });
    expect(teller.map(({ version }) => version)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });

  it('told in a burst end with the last', async () => {
    const gameId = randomUUID();
    const other = heard(buses[1]!, gameId);
    await tellUntilHeard(other, async (round) => {
      const burst = Array.from({ length: 100 }, (_, index) => 100 * round + index + 1);
      await Promise.all(burst.map((version) => buses[0]!.tell({ gameId, version })));
      return 100 * (round + 1);
    });
  });

  it('go on after the connection was lost, and say that some may be missing', async () => {
    const gameId = randomUUID();
    const other = heard(buses[1]!, gameId);
    let gaps = 0;
    buses[1]!.onGap(() => (gaps += 1));
    if (backend === 'PostgreSQL') {
      await server.pool.query('select 1');
      await terminateListeners(database.url);
    } else (buses[1] as unknown as { subscriber: { stream: { destroy(): void } } }).subscriber.stream.destroy();
    let version = 0;
    const isHeard = async (): Promise<boolean> => {
      version += 1;
      await buses[0]!.tell({ gameId, version });
      return other.length > 0;
    };
    await until('something is heard again', isHeard, 10, 50);
    await until('a gap is told', () => gaps > 0);
  });
});

describe('two installations on one Redis', () => {
  it('hear their own news alone', async () => {
    const gameId = randomUUID();
    const prefixes = ['one', 'one', 'other'].map((name) => `test-${name}-${gameId.slice(0, 8)}`);
    const connections = prefixes.map((queuePrefix) =>
      connectRedis({ redisUrl: testRedisUrl, queuePrefix, report: console.error }),
    );
    const buses = connections.map((connection) => new RedisBus(connection));
    const [teller, same, stranger] = buses as [RedisBus, RedisBus, RedisBus];
    const heard: string[] = [];
    same.listen(() => heard.push('same'));
    stranger.listen(({ version }) => heard.push(`stranger ${version}`));
    // Both listen, once each has heard of itself; what the other installation is told later would have come by then.
    const friend = new RedisBus(connections[2]!);
    const areHeard = async (): Promise<boolean> => {
      await teller.tell({ gameId, version: 1 });
      await friend.tell({ gameId, version: 2 });
      return heard.includes('same') && heard.includes('stranger 2');
    };
    await until('each hears its own', areHeard, 10, 25);
    expect(heard).not.toContain('stranger 1');
    await Promise.all([...buses, friend].map((bus) => bus.close()));
    for (const connection of connections) connection.disconnect();
  });
});

async function terminateListeners(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'chronicler news'`);
  await owner.end();
}
