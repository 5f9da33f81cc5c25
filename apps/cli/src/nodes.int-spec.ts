import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { PostgresEventStore } from '#event-store';
import { appendMany, idInSlices, scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { createPool, readSlices } from '#platform';
import { runWords } from './run.js';
import { heard } from './testing/heard.js';

describe('chronicler on two databases', () => {
  const environment = process.env;
  let home: ScratchDatabase;
  let node: ScratchDatabase;
  const run = (...words: string[]) => heard(() => runWords(words));

  /** The slices of the two, as the processes of a server have them. */
  const placed = (...slices: readonly [string, string]): void => {
    const [main, node1] = slices.map((each, place) => ({ name: ['main', 'node1'][place], slices: each }));
    process.env['DATABASE_NODES'] = JSON.stringify([main, { ...node1, url: node.loginUrl, migrationUrl: node.url }]);
  };

  beforeAll(async () => {
    [home, node] = await Promise.all([scratchDatabase(), scratchDatabase()]);
    process.env = {
      ...environment,
      DATABASE_URL: home.loginUrl,
      MIGRATION_DATABASE_URL: home.url,
      SEED_KEY: randomBytes(32).toString('hex'),
    };
    delete process.env['REDIS_URL'];
  });
  afterAll(async () => {
    process.env = environment;
    await Promise.all([home.drop(), node.drop()]);
  });

  it('adds one to a server that had one, moves slices there, and starts with the new placement alone', async () => {
    const pool = createPool({ databaseUrl: home.loginUrl, max: 1 });
    const moved = idInSlices(readSlices('512-1023') ?? []);
    await appendMany(new PostgresEventStore(pool), moved, 3);
    // Its streams are not left behind.
    placed('0-511', '512-1023');
    await expect(run('migrate')).rejects.toThrow('which DATABASE_NODES gives to another');
    placed('0-1023', '');
    expect(await run('migrate')).toEqual([0, 'The database is up to date.\n']);
    const before = await run('nodes');
    expect(before).toEqual([0, expect.stringContaining('main: slices 0-1023, 1 streams, 1 of them go on')]);
    expect(before[1]).toContain('node1: slices none, 0 streams');
    // An idle connection of a pool ends after a while.
    await pool.query('select');
    await expect(run('nodes', 'move', '--slices', '512-1023', '--to', 'node1')).rejects.toThrow('Stop every API');
    await pool.end();
    expect(await run('nodes', 'move', '--slices', '512-1023', '--to', 'node1')).toEqual([
      0,
      expect.stringMatching(/^1 streams were moved[^]*\nmain: "slices":"0-511"\nnode1: "slices":"512-1023"\n$/u),
    ]);
    await expect(run('nodes')).rejects.toThrow('holds slices 0-511, and DATABASE_NODES gives it 0-1023');
    placed('0-511', '512-1023');
    expect(await run('nodes')).toEqual([0, expect.stringContaining('node1: slices 512-1023, 1 streams')]);
    const there = createPool({ databaseUrl: node.loginUrl, max: 1 });
    expect(await new PostgresEventStore(there).head(moved)).toMatchObject({ version: 3 });
    await there.end();
  });

  it.each([
    [['mov'], 'Say “move”, or nothing for the list'],
    [['move', '--to', 'node1'], 'Say which slices, from 0 to 1023'],
    [['move', '--slices', '9-2', '--to', 'node1'], 'Say which slices, from 0 to 1023'],
    [['--slices', '1-2'], 'Say “move”'],
  ])('refuses %j, and says what would be right', async (words, says) => {
    expect(await run('nodes', ...words)).toEqual([2, expect.stringContaining(says)]);
  });
});
