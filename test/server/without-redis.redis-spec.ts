import { randomBytes } from 'node:crypto';
import { until } from '#event-store/testing';
import { temporaryDatabase, type TemporaryDatabase } from '#platform/testing';
import { newAccount, startBotGame, untilOver } from './bot-games.js';
import { RedisServer } from './redis-server.js';
import { ServerProcess } from './server-process.js';

describe('API and worker whose Redis is not there', () => {
  let database: TemporaryDatabase;
  let redis: RedisServer;
  let processes: readonly ServerProcess[] = [];
  let url: string;
  let token: string;
  const seedKey = randomBytes(32).toString('hex');

  const starting = async (): Promise<void> => {
    const environment = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SEED_KEY: seedKey,
    };
    const api = new ServerProcess('apps/api', environment);
    processes = [api, new ServerProcess('apps/worker', environment)];
    url = await api.ready();
    token = await newAccount(url);
  };
  const stopping = (): Promise<(number | null)[]> => Promise.all(processes.map((each) => each.stop()));
  const start = (): Promise<string> => startBotGame(url, token);
  const seeTheEndOf = (gameId: string): Promise<void> => untilOver(url, token, [gameId], 60);

  /** What the API says of its Redis; a server without it is ready all the same. */
  async function health(): Promise<{ readonly status: number; readonly redis: string | undefined }> {
    const response = await fetch(`${url}/health/ready`);
    const { parts } = (await response.json()) as { parts: Record<string, string> };
    return { status: response.status, redis: parts['redis'] };
  }
  const saysOfRedis = (state: string): Promise<void> =>
    until(`health says that Redis is ${state}`, async () => (await health()).redis === state, 30);

  beforeAll(async () => {
    database = await temporaryDatabase();
    redis = await RedisServer.onFreePort();
  });
  afterEach(async () => {
    redis.thaw();
    await stopping();
    await redis.kill();
  });
  afterAll(() => database.stop());

  it('start without it, play, find it when it comes, and stop when it has gone', async () => {
    await starting();
    expect(await health()).toEqual({ status: 200, redis: 'degraded' });
    await seeTheEndOf(await start());
    await redis.start();
    await saysOfRedis('ok');
    await seeTheEndOf(await start());
    await redis.kill();
    await saysOfRedis('degraded');
    await seeTheEndOf(await start());
    expect(await stopping()).toEqual([0, 0]);
  }, 240_000);

  it('answer, play and stop while it is frozen', async () => {
    await redis.start();
    await starting();
    await saysOfRedis('ok');
    redis.freeze();
    await saysOfRedis('degraded');
    await seeTheEndOf(await start());
    expect((await health()).status).toBe(200);
    expect(await stopping()).toEqual([0, 0]);
  }, 240_000);

  it('go on with it once it has thawed, or was killed and has come back', async () => {
    await redis.start();
    await starting();
    redis.freeze();
    const begun = await start();
    redis.thaw();
    await seeTheEndOf(begun);
    const other = await start();
    await redis.kill();
    await redis.start();
    await seeTheEndOf(other);
    await saysOfRedis('ok');
    expect(await stopping()).toEqual([0, 0]);
  }, 240_000);
});
