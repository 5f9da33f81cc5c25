import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded/embedded-database.js';

/** A database of its own for one suite. */
export interface TemporaryDatabase {
  /** Logs in as the owner. */
  readonly url: string;
  /** Stops the server and starts it again at the same address: every connection ends, commits stay. */
  restart(): Promise<void>;
  /** Logs in as a role that owns nothing, once `migrate` has made it. */
  readonly loginUrl: string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** Nothing in a test's database outlives a crash. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '60' };

/** Starts an embedded PostgreSQL in a new folder under the system's temporary one. Takes about two seconds; call it once a suite. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'chronicler-'));
  let database = await startEmbeddedDatabase({ folder, settings: careless });
  const { url } = database;
  const restart = async (): Promise<void> => {
    await database.stop();
    database = await startEmbeddedDatabase({ folder, settings: careless, port: Number(new URL(url).port) });
  };
  const stop = async (): Promise<void> => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, loginUrl: database.loginUrl, restart, stop };
}
