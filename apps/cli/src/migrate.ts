import { migrate, migrateQueues, readConfiguration } from '#platform';

/** Brings the database of DATABASE_URL up to date, and reports its actions. */
export async function migrateDatabase(): Promise<number> {
  const { databaseUrl, migrationDatabaseUrl, redisUrl } = readConfiguration(process.env);
  if (databaseUrl === undefined) {
    process.stderr.write('Set DATABASE_URL: the embedded database is updated automatically at every `npm start`.\n');
    return 2;
  }
  const done = await migrate(databaseUrl, migrationDatabaseUrl);
  await migrateQueues({ databaseUrl, migrationDatabaseUrl, redisUrl });
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `Done: ${done.join(', ')}.\n`);
  return 0;
}
