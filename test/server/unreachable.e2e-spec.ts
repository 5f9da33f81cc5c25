import { ServerProcess } from './server-process.js';

describe.each([
  ['apps/api', 'API'],
  ['apps/worker', 'worker'],
] as const)('%s', (app, name) => {
  it('reports in a sentence that the database cannot be reached, and ends with 1', async () => {
    const environment = { DATABASE_URL: 'postgres://me@127.0.0.1:1/games', SEED_KEY: 'ab'.repeat(32) };
    const started = new ServerProcess(app, environment);
    expect(await started.ended()).toBe(1);
    expect(started.printed).toBe(
      `The ${name} could not start: The database at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n`,
    );
  });
});
