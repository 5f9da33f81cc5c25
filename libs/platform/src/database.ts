import type pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { connectTo, openPool, withSetting } from './pool.js';

/** The role under which the application works: it may append to streams, and change nothing that was written. */
export const APPLICATION_ROLE = 'chronicler_app';

/** First key of our advisory locks; the second says which. */
const LOCK_CLASS = 1001;
const MIGRATION_LOCK = 1;

/** How a pool of connections is made. */
export interface PoolOptions {
  readonly databaseUrl: string;
  /** Most connections at a time; 10 by default. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** Milliseconds that a statement may take; half a minute by default. A connection that has not answered then is given up. */
  readonly patience?: number;
  /** Told of a connection that broke while idle; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/**
 * Connections that work as `chronicler_app`, whoever logs in: the role is part of the connection, so that neither
 * `RESET ROLE` nor `DISCARD ALL` gives more rights. The login must be a member of the role, which the migrations make
 * of the owner. Statements, waits for locks and idle transactions are bounded, and a connection that breaks ends no process.
 */
export const createPool = ({ databaseUrl, max = 10, applicationName = 'chronicler', ...rest }: PoolOptions): pg.Pool =>
  openPool({ ...rest, connectionString: withSetting(databaseUrl, 'role', APPLICATION_ROLE), max, applicationName });

/**
 * Brings a database up to date, as its owner; what is up to date is left alone. Processes that start together wait for
 * one another. Answers with the names of the migrations that ran. Throws, for people, when the database cannot be reached.
 */
export async function migrate(databaseUrl: string): Promise<readonly string[]> {
  const guard = await connectTo(databaseUrl, 'chronicler migrate');
  try {
    await guard.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, MIGRATION_LOCK]);
    return (await isUpToDate(guard)) ? [] : await runMigrations(databaseUrl);
  } finally {
    await guard.end();
  }
}

/** Saves loading TypeORM at every start. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('migrations') is not null as exists`);
  if (rows[0]?.exists !== true) return false;
  const done = new Set(
    (await client.query<{ name: string }>('select name from migrations')).rows.map(({ name }) => name),
  );
  return migrations.every((Migration) => done.has(new Migration().name));
}

async function runMigrations(databaseUrl: string): Promise<readonly string[]> {
  const { DataSource } = await import('typeorm');
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
  });
  await dataSource.initialize();
  try {
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}
