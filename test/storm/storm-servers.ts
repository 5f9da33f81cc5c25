import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '#kernel';
import { migrate, migrateQueues } from '#platform';
import { RedisServer } from '../server/redis-server.js';
import { ServerProcess } from '../server/server-process.js';
import { Lateness } from './lateness.js';
import { Line } from './line.js';
import { rememberOwed } from './owed.js';
import { StormDatabase } from './storm-database.js';

/** Every process, and the app in it. */
const PROCESSES = {
  'API 1': 'apps/api',
  'API 2': 'apps/api',
  'worker 1': 'apps/worker',
  'worker 2': 'apps/worker',
} as const;

/** By how many milliseconds clocks are ahead of that of the database, or behind it, at most. */
const MOST_SKEW = 200;

type ProcessName = keyof typeof PROCESSES;

/** For how long a server is gone or frozen, in milliseconds. */
const AWAY = 3_000;

/** For how long a standby has followed before it is promoted, in milliseconds. */
const TOGETHER = 2_000;

/** Enough for four processes beside each other, and no limit that a player could meet. */
const SETTINGS = { DATABASE_POOL: '5', POINTS_WITH_TOKEN: '1000000000' };

/** When an API was gone, by this process's clock; still is, without an end. */
interface Absence {
  readonly from: number;
  until: number;
}

/** Two APIs and two workers, their clocks apart, on a PostgreSQL, and a Redis if there is to be one, for this storm alone. */
export class StormServers {
  readonly lateness: Lateness;
  private readonly environment: Readonly<Record<string, string>>;
  private readonly processes = new Map<ProcessName, ServerProcess>();
  private readonly addresses = new Map<ProcessName, string>();
  private readonly absences = new Map<string, Absence[]>();

  /** The key of seeds and of the ids of the servers' commands. */
  readonly seedKey: Uint8Array = randomBytes(32);

  private constructor(
    private readonly database: StormDatabase,
    private readonly redis: RedisServer | undefined,
    /** Of processes that can be cut off from PostgreSQL alone. */
    private readonly lines: ReadonlyMap<ProcessName, Line>,
    /** By how many milliseconds the clock of each process is ahead of that of the database. */
    readonly skews: ReadonlyMap<ProcessName, number>,
  ) {
    this.lateness = new Lateness(database.url);
    this.environment = {
      ...SETTINGS,
      DATABASE_URL: database.loginUrl,
      REDIS_URL: redis?.url ?? '',
      SEED_KEY: Buffer.from(this.seedKey).toString('hex'),
    };
  }

  /** Starts everything, with a Redis or without; the seed decides how wrong the clocks are. */
  static async start(hasRedis: boolean, seed: string): Promise<StormServers> {
    const database = await StormDatabase.start();
    const { url: migrationDatabaseUrl, loginUrl: databaseUrl } = database;
    await migrate(databaseUrl, migrationDatabaseUrl);
    await rememberOwed(migrationDatabaseUrl);
    const redis = hasRedis ? await RedisServer.onFreePort() : undefined;
    if (redis) await redis.start();
    else await migrateQueues({ databaseUrl, migrationDatabaseUrl });
    const lines = new Map<ProcessName, Line>();
    for (const name of ['API 1', 'worker 2'] as const) lines.set(name, await Line.to(databaseUrl));
    const names = Object.keys(PROCESSES) as ProcessName[];
    const clocks = Random.from(`${seed}, clocks`);
    const skews = new Map(names.map((name) => [name, clocks.below(2 * MOST_SKEW + 1) - MOST_SKEW] as const));
    const servers = new StormServers(database, redis, lines, skews);
    await Promise.all(names.map((name) => servers.run(name)));
    return servers;
  }

  get databaseUrl(): string {
    return this.database.loginUrl;
  }

  /** The addresses of the APIs. */
  get urls(): readonly string[] {
    return [...this.addresses.values()];
  }

  /** All faults that can happen to them; each ends when its target is there again. */
  get faults(): Readonly<Record<string, () => Promise<unknown>>> {
    const { redis, lateness, database } = this;
    return {
      'kill -9 of API 1': () => this.end('API 1', 'SIGKILL'),
      'kill -9 of API 2': () => this.end('API 2', 'SIGKILL'),
      'kill -9 of worker 1': () => this.end('worker 1', 'SIGKILL'),
      'API 1 told to stop': () => this.end('API 1', 'SIGTERM'),
      'worker 2 told to stop': () => this.end('worker 2', 'SIGTERM'),
      'API 2 frozen': () => this.processes.get('API 2')!.freeze(AWAY),
      'worker 1 frozen': () => this.processes.get('worker 1')!.freeze(AWAY),
      'API 1 cut off from PostgreSQL': () => this.lines.get('API 1')!.cut(AWAY),
      'worker 2 cut off from PostgreSQL': () => this.lines.get('worker 2')!.cut(AWAY),
      'the end of all connections': () => database.endConnections(),
      'a restart of PostgreSQL': () => lateness.withoutDatabase(() => database.restart()),
      'PostgreSQL frozen': () => lateness.withoutDatabase(() => database.freeze(AWAY)),
      'a crash of PostgreSQL, and its standby promoted': () => this.failOver(),
      ...(redis ? faultsOf(redis) : {}),
    };
  }

  /** The processes that ended without being killed, and their output. */
  get fallen(): readonly string[] {
    const fallen = [...this.processes].filter(([, each]) => !each.runs);
    return fallen.map(([name, { printed }]) => `${name}: ${printed.slice(-2_000)}`);
  }

  /** The last output of each process: to find out why a storm did not end. */
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
    await Promise.all([...this.lines.values()].map((line) => line.close()));
    await this.redis?.kill();
    await this.database.stop();
  }

  /** An API that comes back has the address that it had. */
  private async run(name: ProcessName): Promise<void> {
    const app = PROCESSES[name];
    const address = this.addresses.get(name);
    const line = this.lines.get(name);
    const started = new ServerProcess(app, {
      ...this.environment,
      NODE_OPTIONS: '--import ./test/storm/skew.mjs',
      CLOCK_SKEW: String(this.skews.get(name)),
      ...(line ? { DATABASE_URL: line.url } : {}),
      ...(address === undefined ? {} : { PORT: new URL(address).port }),
    });
    this.processes.set(name, started);
    const ready = await started.ready();
    if (app === 'apps/api') this.addresses.set(name, ready);
  }

  private async end(name: ProcessName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const url = this.addresses.get(name) ?? name;
    const absence: Absence = { from: performance.now(), until: Infinity };
    this.absences.set(url, [...(this.absences.get(url) ?? []), absence]);
    const code = await this.processes.get(name)!.stop(signal);
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`${name} was told to stop, and ended with ${code}.`);
    await this.run(name);
    absence.until = performance.now();
  }

  /** For some time every commit goes to two servers, under load; then the first one crashes. */
  private async failOver(): Promise<void> {
    const standby = await this.database.follow();
    await pause(TOGETHER);
    await this.lateness.withoutDatabase(() => this.database.failOver(standby));
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
