import { randomBytes } from 'node:crypto';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { Apps } from './apps.js';
import { Onlooker } from './lantern-of-bots.js';
import { hasRedisServer, RedisServer } from './redis-server.js';

if (!hasRedisServer) process.stderr.write('LEFT OUT: what happens without Redis. There is no program redis-server.\n');

(hasRedisServer ? describe : describe.skip)('API and worker whose Redis is not there', () => {
  let database: ScratchDatabase;
  let redis: RedisServer;
  let apps: Apps;
  let ada: Onlooker;

  const starting = async (): Promise<void> => {
    apps = new Apps({
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SEED_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'fatal',
    });
    await apps.start();
    ada = await Onlooker.on(apps);
  };

  /** What the API says of its Redis; a server without it is ready all the same. */
  async function health(): Promise<{ readonly status: number; readonly redis: string | undefined }> {
    const response = await fetch(`${apps.url}/health/ready`);
    const { parts } = (await response.json()) as { parts: Record<string, string> };
    return { status: response.status, redis: parts['redis'] };
  }
  const saysOfRedis = (state: string): Promise<void> =>
    until(`health says that Redis is ${state}`, async () => (await health()).redis === state, 30);

  beforeAll(async () => {
    database = await scratchDatabase();
    redis = await RedisServer.onFreePort();
  });
  afterEach(async () => {
    redis.thaw();
    await apps.stop();
    await redis.kill();
  });
  afterAll(() => database.drop());

  it('start without it, play, find it when it comes, and stop when it has gone', async () => {
    await starting();
    expect(await health()).toEqual({ status: 200, redis: 'degraded' });
    await ada.seesTheEndOf(await ada.start());
    await redis.start();
    await saysOfRedis('ok');
    await ada.seesTheEndOf(await ada.start());
    await redis.kill();
    await saysOfRedis('degraded');
    await ada.seesTheEndOf(await ada.start());
    expect(await apps.stop()).toEqual([0, 0]);
  }, 240_000);

  it('answer, play and stop while it is frozen', async () => {
    await redis.start();
    await starting();
    await saysOfRedis('ok');
    redis.freeze();
    await saysOfRedis('degraded');
    await ada.seesTheEndOf(await ada.start());
    expect((await health()).status).toBe(200);
    expect(await apps.stop()).toEqual([0, 0]);
  }, 240_000);

  it('go on with it once it has thawed, or was killed and has come back', async () => {
    await redis.start();
    await starting();
    redis.freeze();
    const begun = await ada.start();
    redis.thaw();
    await ada.seesTheEndOf(begun);
    const other = await ada.start();
    await redis.kill();
    await redis.start();
    await ada.seesTheEndOf(other);
    await saysOfRedis('ok');
    expect(await apps.stop()).toEqual([0, 0]);
  }, 240_000);
});
