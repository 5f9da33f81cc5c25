import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createFromTemplate, type Addresses } from './template-database.js';
import { until } from './until.js';

/** A database that exists for one test suite. Its `url` logs in as the owner, its `loginUrl` as a server should. */
export interface ScratchDatabase extends Addresses {
  /** Removes it, and ends its connections. */
  drop(): Promise<void>;
}

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Makes a database of its own on the server of `TEST_DATABASE_URL` (by default the local one), as `chronicler migrate`
 * leaves it; `migrated: false` leaves it empty. Commits there need not survive a crash of the server.
 */
export async function scratchDatabase({ migrated = true } = {}): Promise<ScratchDatabase> {
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (server) => {
    if (migrated) await createFromTemplate(server, name, addressesOf);
    else await server.query(`create database ${name}`);
    await server.query(`alter database ${name} set synchronous_commit = off`);
  });
  return { ...addressesOf(name), drop: () => dropDatabase(name) };
}

function addressesOf(name: string): Addresses {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const login = new URL(url);
  [login.username, login.password] = ['chronicler_test', 'test'];
  return { url: url.toString(), loginUrl: login.toString() };
}

/** Connections that were ended a moment ago may still be there; one that is cut off instead would report an error. */
const dropDatabase = (name: string): Promise<void> =>
  onServer(async (server) => {
    const sessions = 'select from pg_stat_activity where datname = $1';
    const isLeft = async (): Promise<boolean> => (await server.query(sessions, [name])).rowCount === 0;
    // A connection that stays open is cut off all the same.
    await until('no connection is left', isLeft, 2, 20).catch(() => undefined);
    await server.query(`drop database ${name} with (force)`);
  });

async function onServer(work: (server: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client({ connectionString: SERVER });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
