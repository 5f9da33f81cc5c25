import pg from 'pg';

/** How every connection of ours to PostgreSQL is made: one whose other end is gone is noticed, also while it waits. */
export const connectionSettings = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.ClientConfig;

/** How much longer than PostgreSQL itself a process waits for the answer to a statement, in milliseconds. */
const GRACE = 1_000;

/** How a pool works. */
export interface PoolSettings {
  readonly databaseUrl: string;
  readonly applicationName: string;
  /** Most connections at a time. */
  readonly max: number;
  /** Milliseconds that a statement may take; half a minute by default. A connection that has not answered then is given up. */
  readonly patience?: number | undefined;
  /** Told of a connection that broke while idle; the pool replaces it. */
  readonly onIdleError?: ((error: Error) => void) | undefined;
}

/** Connections that may break at any moment and end no process: the user of one gets the error from their statement. */
export function openPool({ databaseUrl, max, applicationName, patience = 30_000, onIdleError }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings,
    connectionString: databaseUrl,
    max,
    application_name: applicationName,
    statement_timeout: patience,
    query_timeout: patience + GRACE,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool listens to a connection while it is idle only; an error without a listener ends the process.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}

/** One connection outside of every pool. Throws, for people, when the database cannot be reached. */
export async function connectTo(databaseUrl: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionSettings,
    connectionString: databaseUrl,
    application_name: applicationName,
  });
  // Its user gets the error from their statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new Error(`The database at ${new URL(databaseUrl).host} cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
}

/** A name with several addresses fails once for each. */
function reasonOf(fault: unknown): string {
  const [first = fault] = fault instanceof AggregateError ? (fault.errors as unknown[]) : [];
  return first instanceof Error ? first.message : String(first);
}

/** An address whose connections begin with a setting of PostgreSQL; settings that it has already stay. */
export function withSetting(databaseUrl: string, name: string, value: string): string {
  const url = new URL(databaseUrl);
  const options = [url.searchParams.get('options'), `-c ${name}=${value}`];
  url.searchParams.set('options', options.filter(Boolean).join(' '));
  return url.toString();
}
