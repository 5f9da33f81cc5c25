import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { newAccount, startBotGame, untilOver } from './bot-games.js';
import { ServerProcess } from './server-process.js';

const TIMES = 50;

describe('API and worker whose connections are all ended repeatedly', () => {
  let database: ScratchDatabase;
  let owner: pg.Pool;
  let processes: readonly ServerProcess[] = [];
  let url: string;

  beforeAll(async () => {
    database = await scratchDatabase();
    owner = new pg.Pool({ connectionString: database.url, max: 1 });
    const environment = {
      DATABASE_URL: database.url,
      REDIS_URL: '',
      SEED_KEY: randomBytes(32).toString('hex'),
    };
    processes = [new ServerProcess('apps/api', environment), new ServerProcess('apps/worker', environment)];
    [url] = (await Promise.all(processes.map((each) => each.ready()))) as [string];
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop('SIGKILL')));
    await owner.end();
    await database.drop();
  });

  /** The process that ended, with its output. */
  const ended = () => processes.filter((each) => !each.runs).map(({ app, printed }) => `${app}: ${printed}`);

  it(`continue, ${TIMES} times, and play every game to its end`, async () => {
    const token = await newAccount(url);
    const games: string[] = [];
    for (let times = 0; times < TIMES; times += 1) {
      // Another game while connections come and go: commands, jobs, projections, news.
      await until('a game can be opened', () =>
        startBotGame(url, token).then(
          (id) => games.push(id) > 0,
          () => false,
        ),
      );
      const { rowCount } = await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      expect(rowCount).toBeGreaterThan(0);
      expect(ended()).toEqual([]);
    }
    await untilOver(url, token, games, 120);
    expect(ended()).toEqual([]);
    const news = `select from pg_stat_activity where datname = current_database() and application_name = 'chronicler news'`;
    const listeners = async (): Promise<number> => (await owner.query(news)).rowCount ?? 0;
    await until('each process listens once', async () => (await listeners()) === processes.length);
    expect(ended()).toEqual([]);
  });
});
