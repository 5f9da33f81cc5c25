import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresAccountStore } from '#accounts';
import { FeedTicker, Projector } from '#event-store';
import { scratchDatabase } from '#event-store/testing';
import { gameListProjection, type Games } from '#games';
import { openGamesServer, openVerification } from '#server';
import { temporaryDatabase } from '#platform/testing';
import { servedRulesets } from '../../apps/rulesets.js';
import pg from 'pg';
import { Page } from '../guide/guide.js';
import { shells, typedInto } from '../guide/shell.js';
import { faultsOf, StandIns } from '../guide/stand-ins.js';

const rulesets = await servedRulesets({ rules: 'released' });

const page = new Page('docs/guides/run-in-production.md');
const verifying = new Page('docs/guides/verify-a-game.md');

/** The rights of the application on every table, column and function, and the owners of the schemas' contents. */
const RIGHTS = `
  select c.oid::regclass::text as what, null as part, a.privilege_type as may from pg_class c, aclexplode(c.relacl) a
    where a.grantee = 'chronicler_app'::regrole and c.relnamespace = 'public'::regnamespace
  union all
  select c.oid::regclass::text, t.attname, a.privilege_type from pg_class c
    join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a where a.grantee = 'chronicler_app'::regrole
  union all
  select p.oid::regprocedure::text, a.grantee::regrole::text, a.privilege_type from pg_proc p, aclexplode(p.proacl) a
    where a.grantee in (0, 'chronicler_app'::regrole) and p.pronamespace = 'public'::regnamespace
  union all
  select n.nspname, null, a.privilege_type from pg_namespace n, aclexplode(n.nspacl) a where a.grantee = 'chronicler_app'::regrole
  union all
  select c.oid::regclass::text, 'owner', c.relowner::regrole::text from pg_class c
    where c.relnamespace in ('read_models'::regnamespace, 'bullmq'::regnamespace) and c.relkind in ('r', 'S')
  order by 1, 2, 3`;

async function rightsIn(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(RIGHTS);
  await client.end();
  return rows;
}

async function playedGame(games: Games): Promise<string> {
  const by = () => ({ commandId: randomUUID(), account: randomUUID() });
  const opened = await games.open({ ...by(), ruleset: 'lantern', options: {} });
  if (opened.status !== 'accepted') throw new Error(JSON.stringify(opened));
  return opened.gameId;
}

describe.each(shells)('A backup, restored into a new cluster as the guide says, typed into %s,', (shell) => {
  /** Runs a block as it is printed; returns its output. */
  async function typed(name: string, text: string, environment: Readonly<Record<string, string>>): Promise<string> {
    const printed = await typedInto(shell, [[name, text]], { env: { REDIS_URL: '', ...environment } });
    return printed.get(name)!;
  }

  it('has all rights again, is complete, and continues', async () => {
    const [before, after] = [await scratchDatabase(), await temporaryDatabase()];
    const folder = await mkdtemp(join(tmpdir(), 'dump-'));
    const file = join(folder, 'chronicler.dump');
    const seedKey = randomBytes(32);
    const report = (fault: unknown): void => {
      throw fault;
    };
    try {
      const old = await openGamesServer({ databaseUrl: before.loginUrl, seedKey, rulesets, report });
      const gameId = await playedGame(old.games);
      await new FeedTicker({ pool: old.pool }).tick();
      const list = new Projector({ pool: old.pool, store: old.store, projection: gameListProjection });
      await list.prepare();
      await list.catchUp();
      await old.close();

      await typed('backup', page.block('backup'), { DUMP: file, OWNER_URL: before.url });
      const processes = { DATABASE_URL: after.loginUrl, SEED_KEY: seedKey.toString('hex') };
      const said = await typed('restore', page.block('restore'), { DUMP: file, OWNER_URL: after.url, ...processes });
      expect(said).toMatch(/\b0 faults\.?\s*$/);
      expect(await rightsIn(after.url)).toEqual(await rightsIn(before.url));
      const verified = await typed('verify', verifying.block('verify'), { GAME: gameId, ...processes });
      expect(verified.match(/\b0 faults/g)).toHaveLength(2);

      const options = { databaseUrl: after.loginUrl, seedKey, rulesets };
      const verification = openVerification(options);
      await expect(verification.verify(gameId)).resolves.toEqual([]);
      await verification.close();
      const server = await openGamesServer({ ...options, report });
      const joined = await server.games.addBot({
        gameId,
        commandId: randomUUID(),
        account: (await server.games.load(gameId))!.game.openedBy,
        bot: 'random',
      });
      expect(joined.status).toBe('accepted');
      await new FeedTicker({ pool: server.pool }).tick();
      const again = new Projector({ pool: server.pool, store: server.store, projection: gameListProjection });
      await again.prepare();
      await again.catchUp();
      expect(await again.health()).toMatchObject({ parked: [], sources: [{ position: '2', end: '2' }] });
      await expect(new PostgresAccountStore(server.pool).accounts([randomUUID()])).resolves.toEqual([undefined]);
      await server.close();
    } finally {
      await rm(folder, { recursive: true });
      await Promise.all([before.drop(), after.stop()]);
    }
  });
});

describe.each(shells)('The containers, called for in %s,', (shell) => {
  it('are created, and changed one after the other, by existing commands and names', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'containers-'));
    const standIns = new StandIns();
    try {
      const blocks = ['up', 'upgrade'].map((name) => [name, page.block(name)] as const);
      await typedInto(shell, [standIns.block, ...blocks], { cwd });
      const calls = standIns.calls();
      expect(faultsOf(calls)).toEqual([]);
      expect(calls.map(({ words }) => words.slice(1).join(' '))).toEqual([
        'up --build --detach --wait',
        'build',
        'run --rm migrate',
        ...['api-1', 'api-2', 'worker-1', 'worker-2'].map((name) => `up --detach --no-deps --wait ${name}`),
      ]);
      const secrets = await readFile(join(cwd, '.env'), 'utf8');
      expect(secrets).toMatch(/^(?:(?:SEED_KEY|POSTGRES_PASSWORD|LOGIN_PASSWORD)=[0-9a-f]{64}\n){3}$/);
      expect((await stat(join(cwd, '.env'))).mode & 0o777).toBe(0o600);
    } finally {
      standIns.remove();
      await rm(cwd, { recursive: true });
    }
  });
});

describe('The guides to run in production and to verify', () => {
  it('have no other block', () => {
    expect([...page.left('sh'), ...verifying.left('sh')]).toEqual([]);
  });
});
