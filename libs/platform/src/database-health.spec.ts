import pg from 'pg';
import { databaseHealth } from './database-health.js';
import { createPool, migrate } from './database.js';
import { temporaryDatabase, type TemporaryDatabase } from './testing/index.js';

describe('the health of the database', () => {
  let database: TemporaryDatabase;
  let owner: pg.Client;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await temporaryDatabase();
    await migrate(database.url);
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
  });
  beforeEach(() => {
    pool = createPool({ databaseUrl: database.url, max: 2 });
  });
  afterEach(async () => {
    await pool.end();
    await owner.query('alter database chronicler reset all');
  });
  afterAll(async () => {
    await owner.end();
    await database.stop();
  });

  const ask = () => databaseHealth(pool)();

  it('is good while it can be written to', async () => {
    await expect(ask()).resolves.toEqual({ healthy: true });
  });

  it('is bad where there is no room for new data', async () => {
    await owner.query(`alter database chronicler set temp_file_limit = '16kB'`);
    await expect(ask()).rejects.toThrow('temporary file size exceeds');
  });

  it('is bad where it may only be read', async () => {
    await owner.query('alter database chronicler set default_transaction_read_only = on');
    await expect(ask()).rejects.toThrow('read-only transaction');
  });

  it('is asked once for all requests within some seconds', async () => {
    const health = databaseHealth(pool);
    const written = async () => (await owner.query<{ at: Date }>('select at from write_probe')).rows[0]?.at;
    await Promise.all([health(), health()]);
    const at = await written();
    await health();
    expect(await written()).toEqual(at);
  });
});
