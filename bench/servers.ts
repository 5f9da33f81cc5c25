import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { benchDatabase } from './bench-database.js';
import { cpuSeconds } from './cpu-time.js';

/** Processor time that the parts of the server have had, in seconds. */
export interface CpuTimes {
  readonly api: number;
  readonly worker: number;
  readonly PostgreSQL: number;
}

/** An API and a worker, each a process, on a PostgreSQL of their own. */
export interface Servers {
  /** Where the API answers. */
  readonly url: string;
  /** The log of PostgreSQL. */
  readonly databaseLog: string;
  cpu(): Promise<CpuTimes>;
  stop(): Promise<void>;
}

/**
 * Starts them all. `redisUrl`: the Redis that carries jobs and news instead of PostgreSQL; `limits`: variables of limits that hold in the
 * place of those of a bench, under which no account is limited; `database`: settings of postgresql.conf.
 */
export async function startServers({
  redisUrl,
  limits = {},
  database: settings,
}: {
  readonly redisUrl?: string;
  readonly limits?: Readonly<Record<string, string>>;
  readonly database?: Readonly<Record<string, string>>;
} = {}): Promise<Servers> {
  const database = await benchDatabase(settings);
  const env = {
    ...process.env,
    DATABASE_URL: database.loginUrl,
    REDIS_URL: redisUrl ?? '',
    QUEUE_PREFIX: `bench-${randomBytes(4).toString('hex')}`,
    SEED_KEY: randomBytes(32).toString('hex'),
    // The address of the API stands in its log.
    LOG_LEVEL: 'info',
    PORT: '0',
    // Every player of a bench comes from here, and none of them is limited.
    POINTS_WITH_TOKEN: '1000000000',
    POINTS_WITHOUT_TOKEN: '1000000000',
    ACCOUNTS_AN_HOUR: '10000',
    OPEN_GAMES: '10000',
    BOT_TABLES: '10000',
    BOT_PACE: '0',
    RUNNING_GAMES: '10000',
    ...limits,
  };
  const run = (app: string): ChildProcess =>
    // With the bench's own options: `node --cpu-prof scripts/run.mjs bench road` profiles the servers too.
    spawn(process.execPath, [...process.execArgv, 'scripts/run.mjs', `apps/${app}`], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const api = run('api');
  const url = await addressIn(api);
  const worker = run('worker');
  return {
    url,
    databaseLog: database.log,
    cpu: async () => ({
      api: await cpuSeconds(api.pid ?? 0),
      worker: await cpuSeconds(worker.pid ?? 0),
      PostgreSQL: await cpuSeconds(database.pid),
    }),
    async stop() {
      await Promise.all([api, worker].map(ended));
      await database.stop();
    },
  };
}

async function addressIn({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout as Readable })) {
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The API has ended before it answered.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
