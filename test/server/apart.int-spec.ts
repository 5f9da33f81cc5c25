import { randomBytes } from 'node:crypto';
import { scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { migrateQueues } from '#platform';
import { newAccount, startBotGame, untilOver } from './bot-games.js';
import { ServerProcess } from './server-process.js';

const backends = [
  { backend: 'PostgreSQL', redisUrl: '' },
  { backend: 'Redis', redisUrl: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379' },
];

describe.each(backends)('API and worker, apart on servers, with jobs and news through $backend', ({ redisUrl }) => {
  let database: ScratchDatabase;
  let url: string;
  let processes: readonly ServerProcess[] = [];

  beforeAll(async () => {
    database = await scratchDatabase();
    // As `chronicler migrate` does; the processes themselves know nothing of the owner.
    await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
    const environment = {
      DATABASE_URL: database.loginUrl,
      REDIS_URL: redisUrl,
      QUEUE_PREFIX: `test-${randomBytes(4).toString('hex')}`,
      SEED_KEY: randomBytes(32).toString('hex'),
    };
    const api = new ServerProcess('apps/api', environment);
    processes = [api, new ServerProcess('apps/worker', environment)];
    url = await api.ready();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await database.drop();
  });

  it('play a game between bots to its end', async () => {
    const token = await newAccount(url);
    const game = await startBotGame(url, token);
    await expect(untilOver(url, token, [game], 60)).resolves.toBeUndefined();
  }, 120_000);

  it('end with 0 when they are asked to', async () => {
    await expect(Promise.all(processes.map((each) => each.stop()))).resolves.toEqual([0, 0]);
  }, 60_000);
});
