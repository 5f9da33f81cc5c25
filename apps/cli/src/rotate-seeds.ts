import { rotateSeedsOf, SeedCipher } from '#games';
import { readServerConfiguration } from '#platform';

/** Seals every seed, as the owner of the database, under SEED_KEY that is under one of SEED_KEYS_OLD, and says how many. */
export async function rotateSeedsOfDatabase(): Promise<number> {
  const { databaseUrl, migrationDatabaseUrl, seedKey, seedKeysOld } = readServerConfiguration(process.env);
  const count = await rotateSeedsOf(migrationDatabaseUrl ?? databaseUrl, new SeedCipher(seedKey, seedKeysOld));
  process.stdout.write(`${count} seeds were sealed anew; SEED_KEYS_OLD is needed no more.\n`);
  return 0;
}
