import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Cluster } from './cluster.js';
import { ensureCluster } from './ensure-cluster.js';
import { addressAt, addressesAt, keepLoginPassword, OWNER } from './login.js';

/** A PostgreSQL server that this process has started in a folder. */
export interface EmbeddedDatabase {
  /** Address of the database `chronicler`, as its owner. */
  readonly url: string;
  /** The same, as the login under which the server works: `migrate` makes it. */
  readonly loginUrl: string;
  /** Its folder: the one that was asked for, unless the user that root lends the server could not get there. */
  readonly folder: string;
  /** True when the folder was empty: there are no games yet. */
  readonly isNew: boolean;
  /** Settles when the server is gone without having been stopped. */
  readonly lost: Promise<void>;
  /** Stops the server; commits stay in the folder. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** Where the cluster, its password and its log are. Made when missing. */
  readonly folder: string;
  /** Any free one by default. */
  readonly port?: number;
  /** Settings of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Held by the process that uses the folder, as an advisory lock: it goes with the process, however that ends. */
const FOLDER_LOCK = [1001, 99] as const;

/**
 * Starts PostgreSQL in a folder, which makes it the first time, and takes over a server that a killed process left running.
 * Throws when another process uses the folder, and where there may be games that cannot be found.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const cluster = new Cluster(options.folder);
  const { folder } = cluster;
  await cluster.makeFolder();
  const isNew = await ensureCluster(cluster);
  const port = (await cluster.runningPort()) ?? (await startServer(cluster, options));
  const password = await cluster.password();
  const guard = await takeFolder(addressAt(port, 'postgres', `${OWNER}:${password}`), folder);
  await createDatabase(guard);
  let stopping = false;
  const lost = new Promise<void>((tell) => guard.on('end', () => stopping || tell()));
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await guard.end().catch(() => undefined);
    await cluster.stop();
  };
  const addresses = addressesAt(port, password, await keepLoginPassword(folder));
  return { ...addresses, folder, isNew, lost, stop };
}

/** How many free ports are tried before another process being faster is no explanation any more. */
const TRIES = 3;

async function startServer(cluster: Cluster, { port: wish, settings = {} }: EmbeddedDatabaseOptions): Promise<number> {
  for (let tries = wish === undefined ? TRIES : 1; ; tries--) {
    const port = wish ?? (await freePort());
    try {
      await cluster.start(port, settings);
      return port;
    } catch (fault) {
      // Another process was faster, with the folder or with the port: the next try finds the owner of the folder.
      const theirs = await cluster.runningPort();
      if (theirs !== undefined) return theirs;
      if (tries === 1) throw fault;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function takeFolder(url: string, folder: string): Promise<pg.Client> {
  const guard = await connectWhenReady(url);
  const { rows } = await guard.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
    ...FOLDER_LOCK,
  ]);
  if (rows[0]?.taken === true) return guard;
  await guard.end();
  throw new Error(`Another Chronicler uses ${folder}: stop it first, or choose another folder in CHRONICLER_DATA.`);
}

/** The errors of a server that is starting or stopping: no listener yet, or `cannot_connect_now`. */
const notReady: ReadonlySet<unknown> = new Set(['ECONNREFUSED', '57P03']);
const PATIENCE = 30_000;

/** A server that is taken over may still be starting. */
async function connectWhenReady(url: string): Promise<pg.Client> {
  for (const end = Date.now() + PATIENCE; ; await pause(100)) {
    const guard = new pg.Client({ connectionString: url, application_name: 'chronicler guard' });
    // The end of the connection is reported; the error before it says no more.
    guard.on('error', () => undefined);
    try {
      await guard.connect();
      return guard;
    } catch (fault) {
      await guard.end();
      if (!notReady.has((fault as { code?: unknown }).code) || Date.now() > end) throw fault;
    }
  }
}

async function createDatabase(guard: pg.Client): Promise<void> {
  const { rowCount } = await guard.query('SELECT 1 FROM pg_database WHERE datname = $1', [OWNER]);
  if (rowCount === 0) await guard.query(`CREATE DATABASE ${OWNER}`);
}
