import type pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { asApplication, keepLogin, layRights, rightsAreLaid } from './database-roles.js';
import { connectTo, openPool } from './pool.js';

/** First key of our advisory locks; the second names the lock. */
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
 * Connections that work as `chronicler_app`; the login must be a member of it, as the owner and the login that `migrate`
 * makes are. Statements, waits for locks and idle transactions are bounded, and a connection that breaks ends no process.
 */
export const createPool = ({ databaseUrl, max = 10, applicationName = 'chronicler', ...rest }: PoolOptions): pg.Pool =>
  openPool({ ...rest, databaseUrl: asApplication(databaseUrl), max, applicationName });

/**
 * Brings a database up to date, as its owner; one that is up to date is left alone. Makes the role of the application and its
 * rights again where a restore has left them out, and the login of `databaseUrl` where the owner has another address.
 * Processes that start together wait for one another. Answers with the names of the migrations that ran.
 * Without an address of the owner `databaseUrl` may be the owner's, or a login's: then it throws when there is anything to
 * do. Throws, for people, when the database cannot be reached.
 */
export async function migrate(databaseUrl: string, ownerUrl = databaseUrl): Promise<readonly string[]> {
  const owner = await connectTo(ownerUrl, 'chronicler migrate');
  try {
    await owner.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, MIGRATION_LOCK]);
    const done = await bringUpToDate(owner, ownerUrl);
    if (ownerUrl !== databaseUrl) await keepLogin(owner, databaseUrl);
    return done;
  } finally {
    await owner.end();
  }
}

async function bringUpToDate(owner: pg.Client, ownerUrl: string): Promise<readonly string[]> {
  const isMigrated = await isUpToDate(owner);
  if (isMigrated && (await rightsAreLaid(owner))) return [];
  if (!(await mayMigrate(owner))) throw new NotTheOwner();
  const done = isMigrated ? [] : await runMigrations(ownerUrl);
  await layRights(owner);
  return done;
}

/** The login may not bring the database up to date. */
export class NotTheOwner extends Error {
  override readonly name = 'NotTheOwner';

  constructor() {
    super(
      'The database is not up to date, and DATABASE_URL is not the address of its owner: run `npm run chronicler migrate` with MIGRATION_DATABASE_URL.',
    );
  }
}

/** True for a role that may make our tables. */
export async function mayMigrate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select has_schema_privilege('public', 'create') as may`);
  return rows[0]?.may === true;
}

/** Saves loading TypeORM at every start. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const text = `select has_table_privilege(to_regclass('migrations'), 'select') as readable`;
  const { rows } = await client.query<{ readable: boolean | null }>(text);
  if (rows[0]?.readable !== true) return false;
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
