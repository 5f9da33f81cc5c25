import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate, migrateQueues } from '#platform';
import { temporaryDatabase, type TemporaryDatabase } from '#platform/testing';
import { ServerProcess } from '../server/server-process.js';
import { RedisServer } from '../server/redis-server.js';

/** The process whose clock is ahead of that of the database, and by how many milliseconds. */
const SKEWED = { app: 'apps/worker', by: 200 };

/** An API and a worker on a PostgreSQL, and a Redis if there is to be one, that nobody else uses. */
export class StormServers {
  private readonly environment: Record<string, string>;
  private readonly processes = new Map<ServerProcess['app'], ServerProcess>();
  private owner: pg.Pool;
  url = '';

  private constructor(
    private readonly database: TemporaryDatabase,
    private readonly redis: RedisServer | undefined,
  ) {
    this.owner = new pg.Pool({ connectionString: database.url, max: 1 });
    this.owner.on('error', () => undefined);
    this.environment = {
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
    servers.url = await servers.run('apps/api');
    servers.environment['PORT'] = new URL(servers.url).port;
    await servers.run('apps/worker');
    return servers;
  }

  get databaseUrl(): string {
    return this.database.loginUrl;
  }

  /** Everything that can happen to them; each ends when what was hit is there again. */
  get faults(): Readonly<Record<string, () => Promise<unknown>>> {
    const { redis } = this;
    return {
      'kill -9 of the API': () => this.kill('apps/api'),
      'kill -9 of the worker': () => this.kill('apps/worker'),
      'the end of all connections': () => this.endConnections(),
      'a restart of PostgreSQL': () => this.database.restart(),
      ...(redis ? { 'a restart of Redis': () => redis.kill().then(() => redis.start()) } : {}),
    };
  }

  /** The processes that ended although nobody killed them, and what they said. */
  get fallen(): readonly string[] {
    const fallen = [...this.processes.values()].filter((each) => !each.runs);
    return fallen.map(({ app, printed }) => `${app}: ${printed.slice(-2_000)}`);
  }

  /** How many obligations are overdue by more than so many milliseconds, by the clock of the database. */
  async overdue(milliseconds: number): Promise<number> {
    const text = `select count(*)::integer as count from obligations
      where met_at is null and due_at < extract(epoch from clock_timestamp()) * 1000 - $1`;
    return (await this.owner.query<{ count: number }>(text, [milliseconds])).rows[0]!.count;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.processes.values()].map((each) => each.stop('SIGKILL')));
    await this.owner.end();
    await this.redis?.kill();
    await this.database.stop();
  }

  private run(app: ServerProcess['app']): Promise<string> {
    const skew = { NODE_OPTIONS: '--import ./test/storm/skew.mjs', CLOCK_SKEW: String(SKEWED.by) };
    const started = new ServerProcess(app, { ...this.environment, ...(app === SKEWED.app ? skew : {}) });
    this.processes.set(app, started);
    return started.ready();
  }

  private async kill(app: ServerProcess['app']): Promise<void> {
    await this.processes.get(app)!.stop('SIGKILL');
    await this.run(app);
  }

  private async endConnections(): Promise<void> {
    const connections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await this.owner.query(connections);
  }
}
