import { runMigrations } from 'bullmq';
import pg from 'pg';
import { createPool, migrate } from './database.js';
import { migrateQueues } from './queue-tables.js';
import { openQueue, openWorker } from './queues.js';
import { temporaryDatabase, type TemporaryDatabase } from './testing/index.js';

const INSUFFICIENT_PRIVILEGE = '42501';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const changed = (url: string, change: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>): string =>
  Object.assign(new URL(url), change).toString();

describe('The rights on the database:', () => {
  let database: TemporaryDatabase;

  beforeAll(async () => {
    database = await temporaryDatabase();
    await Promise.all([migrate(database.loginUrl, database.url), migrate(database.loginUrl, database.url)]);
    await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
  });
  afterAll(() => database.stop());

  it('the login that the migrations make owns nothing, and has no role under it', async () => {
    const owned = `select relname from pg_class where relowner = (select oid from pg_roles where rolname = session_user)`;
    await expect(ask(database.loginUrl, owned)).resolves.toEqual([]);
    const mighty = `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty
      from pg_roles where rolname = session_user`;
    await expect(ask(database.loginUrl, mighty)).resolves.toEqual([{ mighty: false }]);
  });

  it('giving up the role gains nothing: the rest of the database, its files and its programs stay closed', async () => {
    for (const sql of [
      'alter table commits disable trigger all',
      'set session_replication_role = replica',
      `select pg_read_file('postgresql.conf')`,
      `copy commits to program 'cat'`,
      'create table public.mine ()',
      'delete from migrations',
    ]) {
      const pool = createPool({ databaseUrl: database.loginUrl, max: 1 });
      const db = await pool.connect();
      await db.query('set role none');
      await expect(db.query(sql)).rejects.toMatchObject({ code: expect.stringMatching('42501|42809') });
      db.release(true);
      await pool.end();
    }
  });

  it('the login works on the queue, with all that BullMQ makes and drops on the way', async () => {
    const faults: unknown[] = [];
    const server = { databaseUrl: database.loginUrl, report: (fault: unknown) => faults.push(fault) };
    const queue = openQueue<number>(server, 'rights');
    const job = (id: string, delay = 0) => ({ id, name: 'any', data: 1, delay, priority: 0 });
    await queue.add([job('one')]);
    await queue.add([job('two'), job('three', 50)]);
    await new Promise<void>((resolve) => {
      let left = 3;
      const worker = openWorker<number>(server, 'rights', () => {
        left -= 1;
        if (left === 0) setImmediate(() => void worker.close().then(resolve));
        return Promise.resolve(undefined);
      });
    });
    await queue.clear();
    await queue.close();
    expect(faults).toEqual([]);
  });

  it('objects that a version before made for the queue as the owner go over to the application', async () => {
    await ask(database.url, 'create database older');
    const [owner, login] = [database.url, database.loginUrl].map((url) => changed(url, { pathname: '/older' })) as [
      string,
      string,
    ];
    await migrate(login, owner);
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    await runMigrations(client);
    await client.end();
    await migrateQueues({ databaseUrl: login, migrationDatabaseUrl: owner });
    const foreign = `select relname::text from pg_class where relnamespace = 'bullmq'::regnamespace and relowner <> 'chronicler_app'::regrole
      union all select proname from pg_proc where pronamespace = 'bullmq'::regnamespace and proowner <> 'chronicler_app'::regrole
      union all select typname from pg_type where typnamespace = 'bullmq'::regnamespace and typowner <> 'chronicler_app'::regrole`;
    await expect(ask(owner, foreign)).resolves.toEqual([]);
    await expect(migrateQueues({ databaseUrl: login })).resolves.toBeUndefined();
    const may = `select has_database_privilege('chronicler_app', current_database(), 'create') as may`;
    await expect(ask(owner, may)).resolves.toEqual([{ may: false }]);
  });

  it('a login alone finds everything done', async () => {
    await expect(migrate(database.loginUrl)).resolves.toEqual([]);
    await expect(migrateQueues({ databaseUrl: database.loginUrl })).resolves.toBeUndefined();
  });

  it('a login alone is told that the owner has to migrate', async () => {
    await ask(database.url, 'create database empty');
    await expect(migrate(changed(database.loginUrl, { pathname: '/empty' }))).rejects.toThrow('MIGRATION_DATABASE_URL');
  });

  it('the owner, or a superuser, is refused as a login', async () => {
    const other = `${database.url}?application_name=other`;
    await expect(migrate(database.url, other)).rejects.toThrow(
      'DATABASE_URL logs in as "chronicler", which may do everything',
    );
  });

  it('a login has the password of DATABASE_URL, the next one too, and PostgreSQL never hears it in clear', async () => {
    const [first, next] = ['first’s', 'next$'].map((password) =>
      changed(database.loginUrl, { username: 'second', password }),
    ) as [string, string];
    await ask(database.url, `alter database chronicler set log_statement = 'all'`);
    await migrate(first, database.url);
    await expect(ask(first, 'select session_user as name')).resolves.toEqual([{ name: 'second' }]);
    await migrate(next, database.url);
    await expect(ask(next, 'select session_user as name')).resolves.toEqual([{ name: 'second' }]);
    await expect(ask(first, 'select 1')).rejects.toThrow('password authentication failed');
    const [{ log }] = (await ask(
      database.url,
      `select pg_read_file(current_setting('data_directory') || '.log') as log`,
    )) as [{ log: string }];
    expect(log).toContain('alter role "second"');
    expect(log).not.toMatch(/first’s|next\$/);
  });

  it('rights that a restore left out are laid again', async () => {
    await ask(
      database.url,
      'create table read_models.restored (); revoke all on all tables in schema public from chronicler_app; revoke all on schema read_models from chronicler_app',
    );
    await expect(ask(database.loginUrl, 'select from commits')).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await migrate(database.loginUrl, database.url);
    await expect(ask(database.loginUrl, 'select from commits')).resolves.toEqual([]);
    const owner = `select tableowner from pg_tables where tablename = 'restored'`;
    await expect(ask(database.url, owner)).resolves.toEqual([{ tableowner: 'chronicler_app' }]);
    await ask(database.url, 'drop table read_models.restored');
  });

  it('an owner need not be a superuser: to make roles and own the database is enough', async () => {
    await ask(database.url, `create role landlord login createrole password 'x'`);
    await ask(database.url, 'drop owned by chronicler_app; drop owned by chronicler_login');
    await ask(database.url, 'create database let owner landlord');
    const [owner, login] = [
      changed(database.url, { username: 'landlord', password: 'x', pathname: '/let' }),
      changed(database.loginUrl, { username: 'tenant', pathname: '/let' }),
    ];
    await ask(database.url, 'grant chronicler_app to landlord with admin option');
    await migrate(login, owner);
    await migrateQueues({ databaseUrl: login, migrationDatabaseUrl: owner });
    const pool = createPool({ databaseUrl: login, max: 1 });
    await pool.query('create table read_models.made ()');
    await pool.end();
    await expect(migrate(login, owner)).resolves.toEqual([]);
  });
});
