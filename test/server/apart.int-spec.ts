import { randomBytes } from 'node:crypto';
import { scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { Apps } from './apps.js';
import { Onlooker } from './lantern-of-bots.js';

const backends = [
  { backend: 'PostgreSQL', redisUrl: '' },
  { backend: 'Redis', redisUrl: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379' },
];

describe.each(backends)('API and worker, apart on servers, with jobs and news through $backend', ({ redisUrl }) => {
  let database: ScratchDatabase;
  let apps: Apps;

  beforeAll(async () => {
    database = await scratchDatabase();
    apps = new Apps({
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
      SEED_KEY: randomBytes(32).toString('hex'),
    });
    await apps.start();
  }, 120_000);
  afterAll(async () => {
    await apps.stop();
    await database.drop();
  });

  it('play a game between bots to its end', async () => {
    const ada = await Onlooker.on(apps);
    await expect(ada.seesTheEndOf(await ada.start())).resolves.toBeUndefined();
  }, 120_000);

  it('end with 0 when they are asked to', async () => {
    await expect(apps.stop()).resolves.toEqual([0, 0]);
  }, 60_000);
});
