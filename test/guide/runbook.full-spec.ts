import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { openGamesServer } from '#server';
import { temporaryDatabase, type TemporaryDatabase } from '#platform/testing';
import { servedRulesets } from '../../apps/rulesets.js';
import { Page } from './guide.js';
import { shells, typedInto } from './shell.js';

const rulesets = await servedRulesets({ rules: 'released' });

const page = new Page('docs/runbook.md');

/** Runs statements with the login of an address. */
async function ran(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe.each(shells)('The runbook, typed into %s,', (shell) => {
  let database: ScratchDatabase;
  let empty: TemporaryDatabase;
  let folder: string;
  let gameId: string;
  const seedKey = randomBytes(32);

  beforeAll(async () => {
    [database, empty] = await Promise.all([scratchDatabase(), temporaryDatabase()]);
    folder = await mkdtemp(join(tmpdir(), 'runbook-'));
    // That a game is parked is reported, and nothing else may be.
    const reported: unknown[] = [];
    const report = (fault: unknown): number => reported.push(fault);
    const server = await openGamesServer({ databaseUrl: database.loginUrl, seedKey, rulesets, report });
    const by = { commandId: randomUUID(), account: randomUUID() };
    const opened = await server.games.open({ ...by, ruleset: 'lantern', options: {} });
    if (opened.status !== 'accepted') throw new Error(JSON.stringify(opened));
    gameId = opened.gameId;
    await server.games.suspension.suspend(gameId, 'An operator looks at it.');
    await server.close();
    expect(reported).toHaveLength(1);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await Promise.all([database.drop(), empty.stop()]);
  });

  const block = (name: string): readonly [string, string] => [name, page.block(name)];
  const env = (): Record<string, string> => ({
    OWNER_URL: database.url,
    DATABASE_URL: database.loginUrl,
    MIGRATION_DATABASE_URL: database.url,
    REDIS_URL: '',
    SEED_KEY: seedKey.toString('hex'),
  });

  it('finds the addresses of the embedded database', async () => {
    const data = join(folder, '.chronicler');
    await mkdir(join(data, 'postgres'), { recursive: true });
    await writeFile(join(data, 'postgres/postmaster.pid'), '4711\n/data\n1764000000\n5433\n\n127.0.0.1\n');
    await writeFile(join(data, 'postgres-password'), 'owner');
    await writeFile(join(data, 'postgres-login-password'), 'login');
    const said = await typedInto(shell, [block('embedded'), ['said', 'echo "$OWNER_URL"; echo "$DATABASE_URL"']], {
      cwd: folder,
    });
    expect(said.get('said')).toBe(
      'postgres://chronicler:owner@127.0.0.1:5433/chronicler\npostgres://chronicler_login:login@127.0.0.1:5433/chronicler\n',
    );
  });

  it('asks the database for the causes', async () => {
    const names = ['feed', 'held-up', 'left-out', 'owed', 'parked', 'verify'];
    const said = await typedInto(shell, names.map(block), { env: env() });
    for (const name of names.slice(0, 4))
      expect([name, said.get(name)]).toEqual([name, expect.stringMatching(/\(\d+ rows?\)/)]);
    expect(said.get('feed')).toContain('readable');
    expect(said.get('parked')).toMatch(new RegExp(`^${gameId} .*An operator looks at it\\.\n1 parked\\.`));
    expect(said.get('verify')).toMatch(/\b0 faults/);
  });

  it('backs up and restores into a new cluster', async () => {
    const there = new URL(empty.url);
    there.pathname = '/postgres';
    await ran(there.toString(), 'drop database chronicler');
    await typedInto(shell, [block('dump')], { env: env(), cwd: folder });
    const restored = { OWNER_URL: empty.url, DATABASE_URL: empty.loginUrl, SERVER_URL: there.toString() };
    const [name, text] = block('restore');
    const dump = text.replace('chronicler.dump', `'${join(folder, 'chronicler.dump')}'`);
    const said = await typedInto(shell, [[name, dump]], { env: { ...env(), ...restored } });
    expect(said.get('restore')).toMatch(/\b0 faults\.?\s*$/);
  });

  it('changes the key, and takes another where it is lost', async () => {
    const said = await typedInto(shell, [block('two-keys'), block('rotate'), block('new-key-for-good')], {
      env: env(),
    });
    expect(said.get('rotate')).toMatch(/^1 seeds? w\w+ encrypted again; SEED_KEYS_OLD is no longer needed\.$/m);
    expect(said.get('new-key-for-good')).toContain('UPDATE 1');
  });
});

describe('The runbook', () => {
  it('has no other block', () => {
    expect(page.left('sh')).toEqual([]);
  });
});
