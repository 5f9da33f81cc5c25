import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { migrateQueues } from '#platform';

const backends = [
  { backend: 'PostgreSQL', redisUrl: '' },
  { backend: 'Redis', redisUrl: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379' },
];

async function ask<T>(url: string, query: string, token?: string): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

describe.each(backends)('API and worker, apart on servers, with jobs and news through $backend', ({ redisUrl }) => {
  let database: ScratchDatabase;
  let url: string;
  const children: ChildProcess[] = [];
  const key = randomBytes(32).toString('hex');
  const prefix = `test-${randomBytes(4).toString('hex')}`;

  function run(app: string): ChildProcess {
    const servers = { DATABASE_URL: database.loginUrl, REDIS_URL: redisUrl, QUEUE_PREFIX: prefix };
    const env = { ...process.env, ...servers, SEED_KEY: key, PORT: '0' };
    const child = spawn(process.execPath, ['scripts/run.mjs', app], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    return child;
  }
  beforeAll(async () => {
    database = await scratchDatabase();
    // As `chronicler migrate` does; the processes themselves know nothing of the owner.
    await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
    const api = run('apps/api');
    run('apps/worker');
    for await (const line of createInterface({ input: api.stdout! })) {
      const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (address === undefined) continue;
      url = address;
      break;
    }
  }, 120_000);
  afterAll(async () => {
    await Promise.all(children.map(stop));
    await database.drop();
  });

  it('play a game between bots to its end', async () => {
    const name = `Ada ${randomBytes(4).toString('hex')}`;
    const account = `mutation { createAccount(name: "${name}") { ... on AccountCreated { token } } }`;
    const { token } = (await ask<{ createAccount: { token: string } }>(url, account)).createAccount;
    const seats = '[{ bot: "random" }, { bot: "random" }]';
    const opening = `mutation { openGame(input: { commandId: "${randomUUID()}", options: { lantern: { storms: 2 } }, seats: ${seats} }) { ... on CommandAccepted { game { id } } } }`;
    const { id } = (await ask<{ openGame: { game: { id: string } } }>(url, opening, token)).openGame.game;
    const starting = `mutation { startGame(input: { commandId: "${randomUUID()}", gameId: "${id}" }) { __typename } }`;
    await expect(ask(url, starting, token)).resolves.toEqual({ startGame: { __typename: 'CommandAccepted' } });
    await expect(over(url, id, token)).resolves.toBe(true);
  }, 120_000);

  it('end with 0 when they are asked to', async () => {
    await expect(Promise.all(children.map(stop))).resolves.toEqual([0, 0]);
  }, 60_000);
});

/** Waits until a game is over. */
async function over(url: string, id: string, token: string): Promise<boolean> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { game } = await ask<{ game: { status: string } }>(url, `{ game(id: "${id}") { status } }`, token);
    if (game.status === 'OVER') return true;
    await new Promise((later) => setTimeout(later, 150));
  }
  return false;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return child.exitCode;
}
