import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { openQueue, openWorker } from '#platform';
import { silentProxy, type SilentProxy } from '#platform/testing';

/** Connections that are cut before one gets through. */
const CUT = 3;

describe('a worker whose jobs are on PostgreSQL', () => {
  let database: ScratchDatabase;
  let proxy: SilentProxy;

  beforeAll(async () => {
    database = await scratchDatabase();
    proxy = await silentProxy(database.loginUrl, CUT);
  });
  afterAll(async () => {
    await proxy.close();
    await database.drop();
  });

  it('takes jobs though its first connections were cut, and reports each fault once', async () => {
    const faults: unknown[] = [];
    const report = (fault: unknown): number => faults.push(fault);
    const queue = openQueue<string>({ databaseUrl: database.loginUrl, report }, 'cut');
    const taken: string[] = [];
    const take = (name: string): Promise<undefined> => Promise.resolve(void taken.push(name));
    const worker = openWorker<string>({ databaseUrl: proxy.url, report }, 'cut', take);
    await queue.add([{ id: 'a-job', name: 'cut', data: 'a job', delay: 0, priority: 0 }]);
    await until('the job is taken', () => taken.length === 1, 60);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(CUT);
    await worker.close();
    await queue.close();
  });
});
