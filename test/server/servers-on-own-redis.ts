import { randomBytes } from 'node:crypto';
import { until } from '#event-store/testing';
import { temporaryDatabase, type TemporaryDatabase } from '#platform/testing';
import { newAccount, startBotGame, untilOver } from './bot-games.js';
import { RedisServer } from './redis-server.js';
import { ServerProcess } from './server-process.js';

/** An API and a worker on a database of their own, and a Redis that a test starts, freezes and kills. */
export class ServersOnOwnRedis {
  private processes: readonly ServerProcess[] = [];
  private url = '';
  private token = '';

  private constructor(
    private readonly database: TemporaryDatabase,
    readonly redis: RedisServer,
  ) {}

  /** Neither the servers nor Redis run yet. */
  static async open(): Promise<ServersOnOwnRedis> {
    const [database, redis] = await Promise.all([temporaryDatabase(), RedisServer.onFreePort()]);
    return new ServersOnOwnRedis(database, redis);
  }

  /** Starts API and worker. */
  async start(): Promise<void> {
    const environment = {
      DATABASE_URL: this.database.url,
      REDIS_URL: this.redis.url,
      SEED_KEY: randomBytes(32).toString('hex'),
    };
    const api = new ServerProcess('apps/api', environment);
    this.processes = [api, new ServerProcess('apps/worker', environment)];
    this.url = await api.ready();
    this.token = await newAccount(this.url);
  }

  /** Asks both to stop; returns their exit codes. */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.processes.map((each) => each.stop()));
  }

  async close(): Promise<void> {
    this.redis.thaw();
    await this.stop();
    await this.redis.kill();
    await this.database.stop();
  }

  /** Starts a game between bots; returns its id. */
  startGame(): Promise<string> {
    return startBotGame(this.url, this.token);
  }

  seeTheEndOf(gameId: string): Promise<void> {
    return untilOver(this.url, this.token, [gameId], 60);
  }

  /** Plays a game between bots to its end. */
  async play(): Promise<void> {
    await this.seeTheEndOf(await this.startGame());
  }

  /** The API's health report of its Redis; without Redis it is ready nonetheless. */
  async health(): Promise<{ readonly status: number; readonly redis: string | undefined }> {
    const response = await fetch(`${this.url}/health/ready`);
    const { parts } = (await response.json()) as { parts: Record<string, string> };
    return { status: response.status, redis: parts['redis'] };
  }

  saysOfRedis(state: string): Promise<void> {
    return until(`health says that Redis is ${state}`, async () => (await this.health()).redis === state, 30, 50);
  }
}
