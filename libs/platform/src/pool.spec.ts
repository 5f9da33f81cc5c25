import type { EventEmitter } from 'node:events';
import type pg from 'pg';
import { openPool, withSetting } from './pool.js';
import { silentProxy, temporaryDatabase, type SilentProxy, type TemporaryDatabase } from './testing/index.js';

/** Waits for an event, past any errors before it. */
const next = (emitter: EventEmitter, event: string): Promise<unknown> =>
  new Promise((resolve) => emitter.once(event, resolve));

describe('a pool of connections', () => {
  let database: TemporaryDatabase;
  let proxy: SilentProxy;
  let pool: pg.Pool;
  const broken: Error[] = [];

  beforeAll(async () => {
    database = await temporaryDatabase();
    proxy = await silentProxy(database.url);
  });
  beforeEach(() => {
    broken.length = 0;
    const settings = { databaseUrl: proxy.url, applicationName: 'test', max: 2, patience: 200 };
    pool = openPool({ ...settings, onIdleError: (error) => broken.push(error) });
  });
  afterEach(() => pool.end());
  afterAll(async () => {
    await proxy.close();
    await database.stop();
  });

  const one = async (): Promise<unknown> => (await pool.query<{ one: number }>('select 1 as one')).rows[0];
  const END = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';

  it('outlives a connection that breaks while it is lent, between two statements', async () => {
    const lent = await pool.connect();
    const gone = next(lent, 'end');
    await pool.query(`${END} and pid <> pg_backend_pid()`, ['test']);
    await gone;
    await expect(lent.query('select 1')).rejects.toThrow('not queryable');
    lent.release(true);
    await expect(one()).resolves.toEqual({ one: 1 });
    expect(broken).toEqual([]);
  });

  it('outlives a connection that breaks under a statement', async () => {
    await expect(pool.query(END, ['test'])).rejects.toThrow('terminating connection');
    await expect(one()).resolves.toEqual({ one: 1 });
  });

  it('tells of a connection that breaks while it is idle, and makes another', async () => {
    await one();
    const removed = next(pool, 'remove');
    const elsewhere = openPool({ databaseUrl: database.url, applicationName: 'elsewhere', max: 1 });
    await elsewhere.query(END, ['test']);
    await elsewhere.end();
    await removed;
    expect(broken).toEqual([expect.objectContaining({ code: '57P01' })]);
    await expect(one()).resolves.toEqual({ one: 1 });
  });

  it('gives up a connection that is silent and never ends, and asks on another', async () => {
    await one();
    proxy.silence();
    await expect(one()).rejects.toThrow('Query read timeout');
    await expect(one()).resolves.toEqual({ one: 1 });
  });

  it('lets PostgreSQL say first that a statement takes too long', async () => {
    await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  });
});

describe('an address with a setting', () => {
  it('keeps the settings that it had', () => {
    const url = withSetting('postgres://me@db/games?options=-c%20jit%3Doff', 'role', 'app');
    expect(new URL(url).searchParams.get('options')).toBe('-c jit=off -c role=app');
  });
});
