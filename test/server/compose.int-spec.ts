import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { newAccount, startBotGame, untilOver } from './bot-games.js';
import { freePort } from './free-port.js';
import { ServerProcess } from './server-process.js';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly user?: string;
  readonly command?: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly mem_limit: string;
  readonly restart: string;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly healthcheck?: { readonly test: string | readonly string[] };
}

const file = await readFile('docker-compose.yml', 'utf8');
const { services } = parse(file, { merge: true }) as { services: Readonly<Record<string, Service>> };
const named = Object.entries(services);
const ours = named.filter(([, { build }]) => build !== undefined);

/** What a variable of the file is where it is not set, as Docker says it. Throws an Error where it must be set. */
const filledIn = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, sort: string, rest: string) => {
    const value = given[name];
    if (value !== undefined) return value;
    if (sort !== '-') throw new Error(`${name}: ${rest}`);
    return rest;
  });

describe('docker-compose.yml', () => {
  it('runs nobody as root, with rights that he does not need, or with more of the machine than he may take', () => {
    for (const [name, service] of named) {
      const { user, build, read_only, cap_drop, security_opt, mem_limit } = service;
      expect({ name, read_only, cap_drop, security_opt }).toEqual({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect({ name, mem_limit, user: build ?? user }).toEqual({
        name,
        mem_limit: expect.stringMatching(/^\d+[gm]$/),
        user: expect.not.stringMatching(/^(root|0)(:|$)/),
      });
    }
  });

  it('has what Dockerfile runs, as somebody else than root', async () => {
    expect((await readFile('Dockerfile', 'utf8')).split('\n')).toContain('USER node');
  });

  it('has no password that is in the file', () => {
    const values = named.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secrets = values.filter(
      ([name, value]) => /PASSWORD|SEED_KEY$/.test(name) || /:\/\/\w+:.*@/.test(String(value)),
    );
    expect(secrets.length).toBeGreaterThan(4);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?[^}]+\}/);
  });

  it('has two APIs and two workers that end in health checks, behind a proxy that alone is seen from outside', async () => {
    expect(ours.map(([name]) => name)).toEqual(['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2']);
    expect(named.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const unwatched = named.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name);
    expect(unwatched).toEqual(['migrate']);
    const caddyfile = await readFile('deploy/Caddyfile', 'utf8');
    expect(caddyfile).toContain('reverse_proxy api-1:4000 api-2:4000');
    expect(caddyfile).toContain('health_uri /health/ready');
    expect(services['postgres']!.networks).toEqual(['inside']);
  });

  it('has a Redis that keeps what it has and throws nothing away', () => {
    expect(services['redis']!.command).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
  });
});

describe('The processes of docker-compose.yml, each started as it says', () => {
  let database: ScratchDatabase;
  const running = new Map<string, ChildProcess>();
  const printed = new Map<string, string>();
  const ports = new Map<string, string>();
  const prefix = `test-${randomBytes(4).toString('hex')}`;
  const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

  beforeAll(async () => {
    database = await scratchDatabase({ migrated: false });
    // Builds what the image has; the address is nobody's.
    await new ServerProcess('apps/api', {
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
      SEED_KEY: 'ab'.repeat(32),
    }).ended();
  }, 120_000);
  afterAll(async () => {
    await Promise.all([...running.values()].map((child) => ended(child, 'SIGKILL')));
    await database.drop();
  });

  async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const end = once(child, 'close');
    if (signal) child.kill(signal);
    await end;
    return child.exitCode;
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

  /** What Docker would find of a process. */
  async function isHealthy(name: string): Promise<boolean> {
    const [, program = '', ...words] = services[name]!.healthcheck!.test as readonly string[];
    const asked = words.map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${ports.get(name)}`));
    return (await ended(spawn(program, asked))) === 0;
  }

  it('come up, and play a game', async () => {
    expect(await ended(await start('migrate'))).toBe(0);
    const names = ours.map(([name]) => name).filter((name) => name !== 'migrate');
    for (const name of names) await start(name);
    for (const name of names) {
      await until(`${name} is healthy`, () => isHealthy(name), 60, 250).catch((fault: unknown) => {
        throw new Error(`${String(fault)}\n${printed.get(name)}`);
      });
    }
    const urls = ['api-1', 'api-2'].map((name) => `http://127.0.0.1:${ports.get(name)}`) as [string, string];
    const token = await newAccount(urls[0]);
    await untilOver(urls[1], token, [await startBotGame(urls[0], token)], 60);
    for (const name of names)
      expect({ name, end: await ended(running.get(name)!, 'SIGTERM') }).toEqual({ name, end: 0 });
    expect(await isHealthy('api-1')).toBe(false);
  }, 180_000);
});
