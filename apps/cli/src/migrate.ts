import process from 'node:process';
import { migrate, migrateQueues, readConfiguration } from '#platform';
import { answer } from './output.js';
import { noWords } from './read-words.js';

/** Brings the database of DATABASE_URL up to date, and reports its actions. */
export async function migrateDatabase(words: readonly string[]): Promise<number> {
  noWords('migrate', words);
  const { databaseUrl, migrationDatabaseUrl, redisUrl } = readConfiguration(process.env);
  if (databaseUrl === undefined) {
    process.stderr.write('Set DATABASE_URL: the embedded database is updated automatically at every `npm start`.\n');
    return 2;
  }
  const done = await migrate(databaseUrl, migrationDatabaseUrl);
  await migrateQueues({ databaseUrl, migrationDatabaseUrl, redisUrl });
  answer({ done }, done.length === 0 ? 'The database is up to date.' : `Done: ${done.join(', ')}.`);
  return 0;
}
