import process from 'node:process';
import { migrateNodes, migrateQueues, readConfiguration } from '#platform';
import { answer } from './output.js';
import { noWords } from './read-words.js';

/** Brings the database of DATABASE_URL, and those of DATABASE_NODES, up to date, and reports its actions. */
export async function migrateDatabase(words: readonly string[]): Promise<number> {
  noWords('migrate', words);
  const { databaseUrl, migrationDatabaseUrl, databaseNodes, redisUrl } = readConfiguration(process.env);
  if (databaseUrl === undefined) {
    process.stderr.write('Set DATABASE_URL: the embedded database is updated automatically at every `npm start`.\n');
    return 2;
  }
  const byNode = await migrateNodes({ databaseUrl, migrationDatabaseUrl, databaseNodes });
  const done = [...new Set([...byNode.values()].flat())];
  await migrateQueues({ databaseUrl, migrationDatabaseUrl, redisUrl });
  answer({ done }, done.length === 0 ? 'The database is up to date.' : `Done: ${done.join(', ')}.`);
  return 0;
}
