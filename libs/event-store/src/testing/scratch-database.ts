import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#platform';

/** A database that exists for one test suite. */
export interface ScratchDatabase {
  /** Logs in as the owner. */
  readonly url: string;
  /** Logs in as somebody who owns nothing, as a server should. */
  readonly loginUrl: string;
  /** Removes it, and whoever is still connected. */
  drop(): Promise<void>;
}

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Makes a database of its own on the server of `TEST_DATABASE_URL` (by default the local one) and brings it up to date;
 * `migrated: false` leaves it empty.
 */
export async function scratchDatabase({ migrated = true } = {}): Promise<ScratchDatabase> {
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const login = new URL(url);
  [login.username, login.password] = ['chronicler_test', 'test'];
  const database = { url: url.toString(), loginUrl: login.toString(), drop: () => dropDatabase(name) };
  if (migrated) await migrate(database.loginUrl, database.url).catch((error: unknown) => dropAndThrow(database, error));
  return database;
}

async function dropAndThrow(database: ScratchDatabase, error: unknown): Promise<never> {
  await database.drop();
  throw error;
}

/** Connections that were ended a moment ago may still be there; one that is cut off instead would report an error. */
async function dropDatabase(name: string): Promise<void> {
  for (let patience = 100; patience > 0; patience -= 1) {
    const { rowCount } = await onServer(`select from pg_stat_activity where datname = '${name}'`);
    if (rowCount === 0) break;
    await pause(20);
  }
  await onServer(`drop database if exists ${name} with (force)`);
}

async function onServer(sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
