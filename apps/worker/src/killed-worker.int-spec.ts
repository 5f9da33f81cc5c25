import { queueBackends } from '#platform/testing';
import { verifyChain } from '#records';
import { jobServer, type JobServer } from './testing/job-server.js';
import { kill, KillableWorkers, reached } from './testing/killable-workers.js';

/** One kill of the many of `killed-worker.full-spec.ts`. */
describe.each(queueBackends)('a worker killed during an append, with jobs on $backend', ({ redisUrl }) => {
  let jobs: JobServer;
  let workers: KillableWorkers;

  beforeAll(async () => {
    jobs = await jobServer(redisUrl);
    workers = await KillableWorkers.on(jobs);
  });
  afterAll(async () => {
    await workers.killAll();
    await jobs.close();
  });

  it('is followed by one that continues, and each job is done once', async () => {
    const doomed = workers.start('during');
    const stands = reached(doomed);
    const gameId = await jobs.start({ seats: 3, rounds: 3 }, 3);
    await stands;
    await kill(doomed);
    workers.start();
    await jobs.until(gameId);
    const commits = await jobs.server.store.read(gameId);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    const types = commits.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.filter((type) => type === 'counted')).toHaveLength(3);
    expect(types.filter((type) => type === 'numberPicked')).toHaveLength(9);
    expect(await jobs.owed()).toEqual([]);
  });
});
