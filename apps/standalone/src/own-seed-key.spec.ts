import { rm } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGamesServer } from '#server';
import { RulesetRegistry } from '#games';
import { migrate, migrateQueues } from '#platform';
import { temporaryDatabase, type TemporaryDatabase } from '#platform/testing';
import { ownSeedKey } from './own-seed-key.js';

describe('the seed key of npm start', () => {
  let database: TemporaryDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await temporaryDatabase();
    folder = await mkdtemp(join(tmpdir(), 'seed-key-'));
    await migrate(database.url);
    await migrateQueues({ databaseUrl: database.url, redisUrl: undefined });
  });
  afterAll(async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  });

  it('is made for a new database, and never again for one that was served before', async () => {
    const place = { folder, url: database.url };
    const seedKey = await ownSeedKey(place);
    const server = await openGamesServer({
      databaseUrl: database.url,
      seedKey,
      rulesets: new RulesetRegistry([]),
      report: () => undefined,
    });
    await server.close();
    await expect(ownSeedKey(place)).resolves.toEqual(seedKey);
    await rm(join(folder, 'seed-key'));
    await expect(ownSeedKey(place)).rejects.toThrow('seed-key is missing');
  });
});
