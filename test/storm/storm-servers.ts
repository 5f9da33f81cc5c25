import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { migrate, migrateQueues } from '#platform';
import { temporaryDatabase, type TemporaryDatabase } from '#platform/testing';
import { RedisServer } from '../server/redis-server.js';
import { ServerProcess } from '../server/server-process.js';
import { freezeDatabase } from './frozen-database.js';
import { Lateness } from './lateness.js';

/** Every process: what runs in it, and by how many milliseconds its clock is ahead of that of the database. */
const PROCESSES = {
  'API 1': { app: 'apps/api', skew: 200 },
  'API 2': { app: 'apps/api', skew: -200 },
  'worker 1': { app: 'apps/worker', skew: -200 },
  'worker 2': { app: 'apps/worker', skew: 200 },
} as const;

type ProcessName = keyof typeof PROCESSES;

/** For how long a server is gone or frozen, in milliseconds. */
const AWAY = 3_000;

/** Enough for four processes beside each other, and no limit that a player could meet. */
const SETTINGS = { DATABASE_POOL: '5', POINTS_WITH_TOKEN: '1000000000' };

/** When an API was gone, by this process's clock; still is, without an end. */
interface Absence {
  readonly from: number;
  until: number;
}

/** Two APIs and two workers, their clocks apart, on a PostgreSQL, and a Redis if there is to be one, that nobody else uses. */
export class StormServers {
  readonly lateness: Lateness;
  private readonly environment: Readonly<Record<string, string>>;
  private readonly processes = new Map<ProcessName, ServerProcess>();
  private readonly addresses = new Map<ProcessName, string>();
  private readonly absences = new Map<string, Absence[]>();
  private readonly owner: pg.Pool;

  private constructor(
    private readonly database: TemporaryDatabase,
    private readonly redis: RedisServer | undefined,
  ) {
    this.owner = new pg.Pool({ connectionString: database.url, max: 1 });
    this.owner.on('error', () => undefined);
    this.lateness = new Lateness(database.url);
    this.environment = {
      ...SETTINGS,
      DATABASE_URL: database.loginUrl,
      REDIS_URL: redis?.url ?? '',
      SEED_KEY: randomBytes(32).toString('hex'),
    };
  }

  /** Starts everything, with a Redis or without. */
  static async start(hasRedis: boolean): Promise<StormServers> {
    const database = await temporaryDatabase();
    const { url: migrationDatabaseUrl, loginUrl: databaseUrl } = database;
    await migrate(databaseUrl, migrationDatabaseUrl);
    const redis = hasRedis ? await RedisServer.onFreePort() : undefined;
    if (redis) await redis.start();
    else await migrateQueues({ databaseUrl, migrationDatabaseUrl });
    const servers = new StormServers(database, redis);
    await Promise.all(Object.keys(PROCESSES).map((name) => servers.run(name as ProcessName)));
    return servers;
  }

  get databaseUrl(): string {
    return this.database.loginUrl;
  }

  /** The addresses of the APIs. */
  get urls(): readonly string[] {
    return [...this.addresses.values()];
  }

  /** Everything that can happen to them; each ends when what was hit is there again. */
  get faults(): Readonly<Record<string, () => Promise<unknown>>> {
    const { redis, lateness } = this;
    return {
      'kill -9 of API 1': () => this.kill('API 1'),
      'kill -9 of API 2': () => this.kill('API 2'),
      'kill -9 of worker 1': () => this.kill('worker 1'),
      'the end of all connections': () => this.endConnections(),
      'a restart of PostgreSQL': () => lateness.withoutDatabase(() => this.database.restart()),
      'PostgreSQL frozen': () => lateness.withoutDatabase(() => freezeDatabase(this.owner, AWAY)),
      ...(redis ? faultsOf(redis) : {}),
    };
  }

  /** The processes that ended although nobody killed them, and what they said. */
  get fallen(): readonly string[] {
    const fallen = [...this.processes].filter(([, each]) => !each.runs);
    return fallen.map(([name, { printed }]) => `${name}: ${printed.slice(-2_000)}`);
  }

  /** What each process printed last: for whoever has to find out why a storm did not end. */
  get lastWords(): string {
    return [...this.processes].map(([name, { printed }]) => `${name}: ${printed.slice(-4_000)}`).join('\n\n');
  }

  /** True when the API at an address was gone at any moment since then. */
  wasDown(url: string, since: number): boolean {
    return (this.absences.get(url) ?? []).some(({ until }) => until >= since);
  }

  async stop(): Promise<void> {
    await this.lateness.stop();
    await Promise.all([...this.processes.values()].map((each) => each.stop('SIGKILL')));
    await this.owner.end();
    await this.redis?.kill();
    await this.database.stop();
  }

  /** An API that comes back has the address that it had. */
  private async run(name: ProcessName): Promise<void> {
    const { app, skew } = PROCESSES[name];
    const address = this.addresses.get(name);
    const started = new ServerProcess(app, {
      ...this.environment,
      NODE_OPTIONS: '--import ./test/storm/skew.mjs',
      CLOCK_SKEW: String(skew),
      ...(address === undefined ? {} : { PORT: new URL(address).port }),
    });
    this.processes.set(name, started);
    const ready = await started.ready();
    if (app === 'apps/api') this.addresses.set(name, ready);
  }

  private async kill(name: ProcessName): Promise<void> {
    const url = this.addresses.get(name) ?? name;
    const absence: Absence = { from: performance.now(), until: Infinity };
    this.absences.set(url, [...(this.absences.get(url) ?? []), absence]);
    await this.processes.get(name)!.stop('SIGKILL');
    await this.run(name);
    absence.until = performance.now();
  }

  private async endConnections(): Promise<void> {
    const connections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await this.owner.query(connections);
  }
}

function faultsOf(redis: RedisServer): Readonly<Record<string, () => Promise<unknown>>> {
  return {
    'a restart of Redis': () => redis.kill().then(() => redis.start()),
    'Redis gone': async () => {
      await redis.kill();
      await pause(AWAY);
      await redis.start();
    },
    'Redis frozen': async () => {
      redis.freeze();
      await pause(AWAY);
      redis.thaw();
    },
  };
}
