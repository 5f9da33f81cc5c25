import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { ServerProcess } from './server-process.js';

describe('A server that gets a signal to stop', () => {
  let database: ScratchDatabase;
  let environment: Readonly<Record<string, string>>;

  beforeAll(async () => {
    database = await scratchDatabase();
    // As the owner of the database, about which each process warns as soon as it has connected.
    environment = {
      DATABASE_URL: database.url,
      REDIS_URL: '',
      SEED_KEY: randomBytes(32).toString('hex'),
      DATABASE_POOL: '3',
    };
  });
  afterAll(() => database.drop());

  it.each(['apps/api', 'apps/worker'] as const)('while it starts ends in order: %s', async (app) => {
    const server = new ServerProcess(app, environment);
    await until('it has reached the database', () => server.printed.includes('owner of the database'), 60);
    expect(await server.stop()).toBe(0);
  });

  it.each(['apps/api', 'apps/worker'] as const)('as soon as it is ready ends in order: %s', async (app) => {
    const server = new ServerProcess(app, environment);
    await server.ready();
    expect(await server.stop()).toBe(0);
  });

  it('twice at once, as npm does it at Ctrl-C, ends in order', async () => {
    const server = new ServerProcess('apps/api', environment);
    await server.ready();
    const ended = server.stop('SIGINT');
    void server.stop('SIGINT');
    expect(await ended).toBe(0);
  });

  it('under npm, whose shell does not forward the signal, ends too', async () => {
    const child = spawn('npm', ['run', 'start:api'], {
      env: { ...process.env, ...environment, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
    const url = (): string | undefined => /The API answers at (http:\/\/[\d.:]+)/u.exec(printed)?.[1];
    await until('the API answers', () => url() !== undefined, 60);
    // Its outputs stay open as long as any process has them.
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
    expect(printed).toContain('The API stops.');
    await expect(fetch(`${url()}/health/ready`)).rejects.toThrow('fetch failed');
  });
});
