import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { build, freePort, isChangeTier } from '#platform/testing';
import { filledIn, ours, services } from './compose-file.js';
import { newAccount, startBotGame, untilOver } from './bot-games.js';

/** The ready message of a process: no health check starts a process of its own before. */
const READY = /The (API answers|worker is running)/;

/** The arguments of a command as Docker splits them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

describe('The processes of docker-compose.yml, each started as configured', () => {
  let database: ScratchDatabase;
  const running = new Map<string, ChildProcess>();
  const printed = new Map<string, string>();
  const ports = new Map<string, string>();
  const prefix = `test-${randomBytes(4).toString('hex')}`;
  let redisUrl: string;
  let folder: string;

  beforeAll(async () => {
    [database, redisUrl] = await Promise.all([scratchDatabase({ migrated: false }), startRedis(), build()]);
  });
  afterAll(async () => {
    await Promise.all([...running.values()].map((child) => ended(child, 'SIGKILL')));
    await rm(folder, { recursive: true });
    await database.drop();
  });

  async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const end = once(child, 'close');
    if (signal) child.kill(signal);
    await end;
    return child.exitCode;
  }

  /** Redis with the command of the file, in a folder and at a port of its own. Returns its address. */
  async function startRedis(): Promise<string> {
    folder = await mkdtemp(join(tmpdir(), 'redis-'));
    const port = String(await freePort());
    const [program = '', ...words] = wordsOf(services['redis']!.command!);
    const here = ['--port', port, '--bind', '127.0.0.1', '--dir', folder];
    const child = spawn(program, [...words, ...here], { stdio: ['ignore', 'pipe', 'pipe'] });
    running.set('redis', child);
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('Ready to accept connections')) return `redis://127.0.0.1:${port}`;
    throw new Error('Redis ended before it was ready.');
  }

  const given = { SEED_KEY: 'cd'.repeat(32), POSTGRES_PASSWORD: 'theirs', LOGIN_PASSWORD: 'test' };

  /** Addresses inside are those of the servers of this test, and ports are free ones of this machine. */
  async function start(name: string): Promise<ChildProcess> {
    const { command = '', environment = {} } = services[name]!;
    const own = Object.entries(environment).map(([key, value]) => [key, filledIn(String(value), given)] as const);
    const [api, metrics] = [String(await freePort()), String(await freePort())];
    ports.set(name, name.startsWith('api') ? api : metrics);
    const here: Record<string, string> = {
      DATABASE_URL: database.loginUrl,
      MIGRATION_DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: metrics,
      STOP_DELAY: '0',
    };
    const replaced = own.map(([key, value]) => [key, here[key] ?? value] as const);
    const { PATH = '' } = process.env;
    const env = { PATH, QUEUE_PREFIX: prefix, PORT: api, ...Object.fromEntries(replaced) };
    const [program = '', ...words] = command.split(' ');
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => printed.set(name, (printed.get(name) ?? '') + String(chunk)));
    }
    running.set(name, child);
    return child;
  }

  /** The result of Docker's health check of a process. */
  async function isHealthy(name: string): Promise<boolean> {
    const [, program = '', ...words] = services[name]!.healthcheck!.test as readonly string[];
    const asked = words.map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${ports.get(name)}`));
    return (await ended(spawn(program, asked))) === 0;
  }

  it('have a Redis that persists every write, and evicts nothing', async () => {
    const redis = new Redis(redisUrl);
    const settings = ['appendonly', 'save', 'maxmemory-policy', 'maxmemory'];
    const found = await Promise.all(settings.map((name) => redis.config('GET', name)));
    redis.disconnect();
    expect(found).toEqual([
      ['appendonly', 'yes'],
      ['save', ''],
      ['maxmemory-policy', 'noeviction'],
      ['maxmemory', String(384 * 1024 * 1024)],
    ]);
  });

  it('start, and play a game', async () => {
    expect(await ended(await start('migrate'))).toBe(0);
    // Processes of a kind are alike: in the tier of changes one of each is sufficient.
    const names = ours.map(([name]) => name).filter((name) => (isChangeTier ? /-1$/ : /-\d$/).test(name));
    for (const name of names) await start(name);
    for (const name of names) {
      const isReady = async (): Promise<boolean> => READY.test(printed.get(name) ?? '') && (await isHealthy(name));
      await until(`${name} is healthy`, isReady, 120, 50).catch((fault: unknown) => {
        throw new Error(`${String(fault)}\n${printed.get(name)}`);
      });
      expect({ name, end: running.get(name)!.exitCode }).toEqual({ name, end: null });
    }
    const apis = names.filter((name) => name.startsWith('api'));
    const [first, last] = [apis[0]!, apis.at(-1)!].map((name) => `http://127.0.0.1:${ports.get(name)}`) as [
      string,
      string,
    ];
    const token = await newAccount(first);
    await untilOver(last, token, [await startBotGame(first, token)], 60);
    for (const name of names)
      expect({ name, end: await ended(running.get(name)!, 'SIGTERM') }).toEqual({ name, end: 0 });
    expect(await isHealthy('api-1')).toBe(false);
  });
});
