import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { migrate, migrateQueues, startEmbeddedDatabase } from '#platform';

/** A database to measure on. */
export interface BenchDatabase {
  /** As its owner. */
  readonly url: string;
  /** As a server logs in. */
  readonly loginUrl: string;
  /** The process of the server, whose children serve the connections. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * An embedded PostgreSQL with everything durable, in the project's folder: a temporary one may be memory, where nothing
 * has to wait for a disk.
 */
export async function benchDatabase(): Promise<BenchDatabase> {
  const folder = resolve('.chronicler', 'bench');
  await rm(folder, { recursive: true, force: true });
  const database = await startEmbeddedDatabase({ folder });
  await migrate(database.loginUrl, database.url);
  await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
  const stop = async (): Promise<void> => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const [pid] = (await readFile(join(database.folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return { url: database.url, loginUrl: database.loginUrl, pid: Number(pid), stop };
}
