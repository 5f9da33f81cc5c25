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
  /** The log of the server. */
  readonly log: string;
  stop(): Promise<void>;
}

/**
 * An embedded PostgreSQL with everything durable, in the project's folder: a temporary one may be memory, where nothing
 * has to wait for a disk. `settings`: those of postgresql.conf. `name`: of its folder, where there are several at a time.
 */
export async function benchDatabase(
  settings: Readonly<Record<string, string>> = {},
  name = 'bench',
): Promise<BenchDatabase> {
  const folder = resolve('.chronicler', name);
  await rm(folder, { recursive: true, force: true });
  const database = await startEmbeddedDatabase({ folder, settings });
  await migrate(database.loginUrl, database.url);
  await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
  const stop = async (): Promise<void> => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const [pid] = (await readFile(join(database.folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const log = join(database.folder, 'postgres.log');
  return { url: database.url, loginUrl: database.loginUrl, pid: Number(pid), log, stop };
}
