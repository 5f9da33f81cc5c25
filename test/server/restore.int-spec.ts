import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PostgresAccountStore } from '#accounts';
import { FeedTicker, Projector } from '#event-store';
import { scratchDatabase } from '#event-store/testing';
import { gameListProjection, openGamesServer, openVerification, type Games } from '#games';
import { migrateQueues } from '#platform';
import { temporaryDatabase } from '#platform/testing';
import pg from 'pg';
import { blocksOf, root } from '../guide/guide.js';

const run = promisify(execFile);

/** What the application may do: every right on every table, column and function, and whose the schemas' contents are. */
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

/** Runs a block of the guide as it is printed; gives what it prints. */
async function typed(block: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const text = blocksOf('run-in-production.md').get(block) ?? '';
  const env = { ...process.env, REDIS_URL: '', ...environment };
  return (await run('bash', ['-euc', text], { cwd: root, env })).stdout;
}

describe('a backup, restored into a new cluster as the guide says', () => {
  it('has every right again, is what was written, and goes on', async () => {
    const [before, after] = [await scratchDatabase(), await temporaryDatabase()];
    const folder = await mkdtemp(join(tmpdir(), 'dump-'));
    const file = join(folder, 'chronicler.dump');
    const seedKey = randomBytes(32);
    const report = (fault: unknown): void => {
      throw fault;
    };
    try {
      await migrateQueues({ databaseUrl: before.loginUrl, migrationDatabaseUrl: before.url });
      const old = await openGamesServer({ databaseUrl: before.loginUrl, seedKey, report });
      const gameId = await playedGame(old.games);
      await new FeedTicker({ pool: old.pool }).tick();
      const list = new Projector({ pool: old.pool, store: old.store, projection: gameListProjection });
      await list.prepare();
      await list.catchUp();
      await old.close();

      await typed('backup', { DUMP: file, OWNER_URL: before.url });
      const processes = { DATABASE_URL: after.loginUrl, SEED_KEY: seedKey.toString('hex') };
      const said = await typed('restore', { DUMP: file, OWNER_URL: after.url, ...processes });
      expect(said).toMatch(/\b0 faults\.?\s*$/);
      expect(await rightsIn(after.url)).toEqual(await rightsIn(before.url));

      const options = { databaseUrl: after.loginUrl, seedKey };
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
  }, 120_000);
});
