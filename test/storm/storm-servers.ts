import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '#event-store/testing';
import { Random } from '#kernel';
import { HOME, migrateNodes, migrateQueues, readDatabaseNodes, type DatabaseAddresses } from '#platform';
import { RedisServer } from '../server/redis-server.js';
import { ServerProcess } from '../server/server-process.js';
import { Lateness } from './lateness.js';
import { Line } from './line.js';
import { rememberOwed } from './owed.js';
import { StormDatabase } from './storm-database.js';
import { tables, type TableKind } from './tables.js';

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

/** What a storm comes over, beside the processes. */
export interface StormParts {
  /** A Redis for jobs and news. */
  readonly hasRedis: boolean;
  /** A second database, with a quarter of the slices. */
  readonly hasNode: boolean;
}

/** Names of faults that suites ask for. */
const API_KILLED = 'kill -9 of API 1';
export const NODE_KILLED = 'the second database killed';

/** So many commits are made at home while the second database is away. */
const MEANWHILE = 20;

/** Two APIs and two workers, their clocks apart, on a PostgreSQL or two, and a Redis if there is to be one, for this storm alone. */
export class StormServers {
  /** Of each database, the home first. */
  readonly lateness: readonly Lateness[];
  private readonly environment: Readonly<Record<string, string>>;
  private readonly processes = new Map<ProcessName, ServerProcess>();
  private readonly addresses = new Map<ProcessName, string>();
  private readonly absences = new Map<string, Absence[]>();

  /** The key of seeds and of the ids of the servers' commands. */
  readonly seedKey: Uint8Array = randomBytes(32);

  private constructor(
    private readonly database: StormDatabase,
    private readonly node: StormDatabase | undefined,
    private readonly redis: RedisServer | undefined,
    /** Of processes that can be cut off from PostgreSQL alone. */
    private readonly lines: ReadonlyMap<ProcessName, Line>,
    /** By how many milliseconds the clock of each process is ahead of that of the database. */
    readonly skews: ReadonlyMap<ProcessName, number>,
  ) {
    this.lateness = [database, ...(node ? [node] : [])].map(({ url }) => new Lateness(url));
    this.environment = {
      ...SETTINGS,
      ...(node ? { DATABASE_NODES: JSON.stringify(settingsOf(node)) } : {}),
      DATABASE_URL: database.loginUrl,
      REDIS_URL: redis?.url ?? '',
      SEED_KEY: Buffer.from(this.seedKey).toString('hex'),
    };
  }

  /** Starts everything; the seed decides how wrong the clocks are. */
  static async start({ hasRedis, hasNode }: StormParts, seed: string): Promise<StormServers> {
    const database = await StormDatabase.start();
    const node = hasNode ? await StormDatabase.start() : undefined;
    await migrateNodes(addressesOf(database, node));
    for (const each of [database, ...(node ? [node] : [])]) await rememberOwed(each.url);
    const { url: migrationDatabaseUrl, loginUrl: databaseUrl } = database;
    const redis = hasRedis ? await RedisServer.onFreePort() : undefined;
    if (redis) await redis.start();
    else await migrateQueues({ databaseUrl, migrationDatabaseUrl });
    const lines = new Map<ProcessName, Line>();
    for (const name of ['API 1', 'worker 2'] as const) lines.set(name, await Line.to(databaseUrl));
    const names = Object.keys(PROCESSES) as ProcessName[];
    const clocks = Random.from(`${seed}, clocks`);
    const skews = new Map(names.map((name) => [name, clocks.below(2 * MOST_SKEW + 1) - MOST_SKEW] as const));
    const servers = new StormServers(database, node, redis, lines, skews);
    await Promise.all(names.map((name) => servers.run(name)));
    return servers;
  }

  /** What the players play, one each: twice as many where some wait for the second database while the others go on. */
  get tables(): readonly TableKind[] {
    return this.node ? [...tables, ...tables] : tables;
  }

  /** The databases that streams are placed on. */
  get databases(): DatabaseAddresses {
    return addressesOf(this.database, this.node);
  }

  /** The addresses of the APIs. */
  get urls(): readonly string[] {
    return [...this.addresses.values()];
  }

  /** All faults that can happen to them; each ends when its target is there again. With a second database those that concern it. */
  get faults(): Readonly<Record<string, () => Promise<unknown>>> {
    const { redis, database, node } = this;
    const ends = { [API_KILLED]: () => this.end('API 1', 'SIGKILL') };
    const restart = () => this.withoutHome(() => database.restart());
    if (node)
      return {
        ...ends,
        [NODE_KILLED]: () => this.lateness[1]!.withoutDatabase(() => node.killed(() => this.meanwhile())),
        'kill -9 of worker 1': () => this.end('worker 1', 'SIGKILL'),
        [`${NODE_KILLED}, again`]: () => this.lateness[1]!.withoutDatabase(() => node.killed(() => this.meanwhile())),
        'a restart of the home': restart,
      };
    return {
      ...ends,
      'kill -9 of API 2': () => this.end('API 2', 'SIGKILL'),
      'kill -9 of worker 1': () => this.end('worker 1', 'SIGKILL'),
      'API 1 told to stop': () => this.end('API 1', 'SIGTERM'),
      'worker 2 told to stop': () => this.end('worker 2', 'SIGTERM'),
      'API 2 frozen': () => this.processes.get('API 2')!.freeze(AWAY),
      'worker 1 frozen': () => this.processes.get('worker 1')!.freeze(AWAY),
      'API 1 cut off from PostgreSQL': () => this.lines.get('API 1')!.cut(AWAY),
      'worker 2 cut off from PostgreSQL': () => this.lines.get('worker 2')!.cut(AWAY),
      'the end of all connections': () => database.endConnections(),
      'a restart of PostgreSQL': restart,
      'PostgreSQL frozen': () => this.withoutHome(() => database.freeze(AWAY)),
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
    await Promise.all(this.lateness.map((each) => each.stop()));
    await Promise.all([...this.processes.values()].map((each) => each.stop('SIGKILL')));
    await Promise.all([...this.lines.values()].map((line) => line.close()));
    await this.redis?.kill();
    await this.database.stop();
    await this.node?.stop();
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
    await this.withoutHome(() => this.database.failOver(standby));
  }

  /** Something during which no process can work, wherever its games are. */
  private withoutHome(happen: () => Promise<unknown>): Promise<unknown> {
    return this.lateness.reduce((inner, each) => () => each.withoutDatabase(inner), happen)();
  }

  /** Games of the home go on while the second database is away. */
  private async meanwhile(): Promise<void> {
    const before = await this.database.commits();
    await pause(AWAY);
    await until('games go on at home', async () => (await this.database.commits()) >= before + MEANWHILE, 60);
  }
}

/** As `DATABASE_NODES` names them. */
const settingsOf = ({ url, loginUrl }: StormDatabase): readonly object[] => [
  { name: HOME, slices: '0-767' },
  { name: 'node1', slices: '768-1023', url: loginUrl, migrationUrl: url },
];

function addressesOf(home: StormDatabase, node: StormDatabase | undefined): DatabaseAddresses {
  const addresses = { databaseUrl: home.loginUrl, migrationDatabaseUrl: home.url };
  if (!node) return addresses;
  const read = readDatabaseNodes(JSON.stringify(settingsOf(node)));
  return { ...addresses, databaseNodes: 'nodes' in read ? read.nodes : [] };
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
