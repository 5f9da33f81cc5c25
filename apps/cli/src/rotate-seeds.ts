import { rotateSeeds, SeedCipher } from '#games';
import { readServerConfiguration } from '#platform';
import pg from 'pg';

/** Seals every seed of DATABASE_URL under SEED_KEY that is under one of SEED_KEYS_OLD, and says how many. */
export async function rotateSeedsOfDatabase(): Promise<number> {
  const { databaseUrl, seedKey, seedKeysOld } = readServerConfiguration(process.env);
  const owner = new pg.Client({ connectionString: databaseUrl, application_name: 'chronicler rotate-seeds' });
  await owner.connect();
  try {
    const count = await rotateSeeds(owner, new SeedCipher(seedKey, seedKeysOld));
    process.stdout.write(`${count} seeds were sealed anew; SEED_KEYS_OLD is needed no more.\n`);
  } finally {
    await owner.end();
  }
  return 0;
}
