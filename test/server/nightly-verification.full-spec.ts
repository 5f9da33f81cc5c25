import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { PostgresEventStore } from '#event-store';
import { appendMany, scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { createPool } from '#platform';
import { newStreamId } from '#records/testing';
import { ServerProcess } from './server-process.js';

describe('Two workers, at the time at which everything is verified,', () => {
  let database: ScratchDatabase;
  let pool: Pool;
  let workers: ServerProcess[] = [];
  const streamId = newStreamId();

  beforeAll(async () => {
    database = await scratchDatabase();
    pool = createPool({ databaseUrl: database.loginUrl, max: 2 });
    // A game whose seed is missing, which none of its own commands would reveal.
    await appendMany(new PostgresEventStore(pool), streamId, 2);
    const environment = {
      DATABASE_URL: database.loginUrl,
      REDIS_URL: '',
      SEED_KEY: randomBytes(32).toString('hex'),
      DATABASE_POOL: '5',
      VERIFY_AT: new Date(Date.now() - 60_000).toISOString().slice(11, 16),
      VERIFY_NIGHTS: '1',
    };
    workers = [new ServerProcess('apps/worker', environment), new ServerProcess('apps/worker', environment)];
    await Promise.all(workers.map((worker) => worker.ready()));
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));
    await pool.end();
    await database.drop();
  });

  it('run it once, in a separate process, and report the faults', async () => {
    const printed = (): string => workers.map((worker) => worker.printed).join('');
    await until('a fault is told', () => printed().includes(`${streamId} its seed is missing`), 90);
    const { rows } = await pool.query('select streams, faults from verifications');
    expect(rows).toEqual([{ streams: 1, faults: 1 }]);
    expect(printed().match(/"msg":"Verification: [\w-]+ its seed is missing"/g)).toHaveLength(1);
  });

  it('end on a signal', async () => {
    expect(await Promise.all(workers.map((worker) => worker.stop()))).toEqual([0, 0]);
  });
});
