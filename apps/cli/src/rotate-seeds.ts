import { rotateSeedsOf, SeedCipher } from '#games';
import { readServerConfiguration } from '#platform';

/**
 * Encrypts every seed that is under one of SEED_KEYS_OLD under SEED_KEY, as the owner of the database, and prints
 * their number.
 */
export async function rotateSeedsOfDatabase(): Promise<number> {
  const { databaseUrl, migrationDatabaseUrl, seedKey, seedKeysOld } = readServerConfiguration(process.env);
  const count = await rotateSeedsOf(migrationDatabaseUrl ?? databaseUrl, new SeedCipher(seedKey, seedKeysOld));
  process.stdout.write(`${count} seeds were encrypted again; SEED_KEYS_OLD is no longer needed.\n`);
  return 0;
}
