import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { HealthRegistry } from '#platform';
import { RulesetRegistry } from '#games';
import { registerGamesHealth, openGamesServer } from '#server';
import { PostgresSeedVault } from './postgres-seed-vault.js';
import { hasSeeds, SeedCanary } from './seed-canary.js';
import { SeedCipher } from './seed-cipher.js';

describe('The canary of the seed key', () => {
  let tested: StoreOnPostgres;
  let pool: Pool;
  const [right, wrong] = [new SeedCipher(randomBytes(32)), new SeedCipher(randomBytes(32))];
  const unreadable = 'SEED_KEY is not the key that the seeds of this database were stored under';

  beforeEach(async () => {
    tested = await storeOnPostgres();
    pool = tested.pool;
  });
  afterEach(() => tested.stop());

  it('lets in the key of the first process, and no other', async () => {
    await new SeedCanary(pool, right).enter();
    await new SeedCanary(pool, right).enter();
    await expect(new SeedCanary(pool, wrong).enter()).rejects.toThrow(unreadable);
    await expect(new SeedCanary(pool, right).check()).resolves.toBeUndefined();
  });

  it('is any seed in a database that was begun without one', async () => {
    await new PostgresSeedVault(pool, right).keep(randomUUID(), randomBytes(32));
    await expect(new SeedCanary(pool, wrong).enter()).rejects.toThrow(unreadable);
    await expect(new SeedCanary(pool, right).enter()).resolves.toBeUndefined();
  });

  it('takes the next key when an operator declares the old one lost', async () => {
    await new PostgresSeedVault(pool, right).keep(randomUUID(), randomBytes(32));
    await new SeedCanary(pool, right).enter();
    await pool.query('update seed_canary set sealed = null');
    await new SeedCanary(pool, wrong).enter();
    await expect(new SeedCanary(pool, right).check()).rejects.toThrow(unreadable);
  });

  it('is missing as long as there is nothing to open', async () => {
    const databaseUrl = String(tested.owner.options.connectionString);
    expect(await hasSeeds(databaseUrl)).toBe(false);
    await new SeedCanary(pool, right).enter();
    expect(await hasSeeds(databaseUrl)).toBe(true);
  });

  it('keeps a server with another key from starting, and tells one that runs in health', async () => {
    const databaseUrl = String(tested.owner.options.connectionString);
    const options = { databaseUrl, rulesets: new RulesetRegistry([]), report: () => undefined };
    const server = await openGamesServer({ ...options, seedKey: randomBytes(32) });
    await expect(openGamesServer({ ...options, seedKey: randomBytes(32) })).rejects.toThrow(unreadable);

    const health = new HealthRegistry();
    registerGamesHealth(health, server);
    expect((await health.report()).parts['seed_key']).toEqual({ healthy: true });
    await pool.query('update seed_canary set sealed = $1', [wrong.seal('canary', randomBytes(32))]);
    expect((await health.report()).parts['seed_key']).toMatchObject({ healthy: false });
    await server.close();
  });
});
