import { rotateSeedsOf, SeedCipher } from '#infrastructure';
import { answer } from './output.js';
import { noWords } from './read-words.js';
import { serverConfiguration } from './server-configuration.js';

/**
 * Encrypts every seed that is under one of SEED_KEYS_OLD under SEED_KEY, as the owner of the database, and prints
 * their number.
 */
export async function rotateSeedsOfDatabase(words: readonly string[]): Promise<number> {
  noWords('rotate-seeds', words);
  const { databaseUrl, migrationDatabaseUrl, seedKey, seedKeysOld } = await serverConfiguration();
  const count = await rotateSeedsOf(migrationDatabaseUrl ?? databaseUrl, new SeedCipher(seedKey, seedKeysOld));
  answer({ count }, `${count} seeds were encrypted again; SEED_KEYS_OLD is no longer needed.`);
  return 0;
}
