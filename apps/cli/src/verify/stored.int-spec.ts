import process from 'node:process';
import { Projector } from '#event-store';
import { appendMany, storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { projectionsOn } from '#server';
import { RulesetRegistry } from '#games';
import { newStreamId } from '#records/testing';
import { rulesets } from '../../../rulesets.js';
import { heard } from '../testing/heard.js';
import { repairLogOfDatabase } from '../repair-log.js';
import { verify } from './command.js';

describe('chronicler verify', () => {
  let tested: StoreOnPostgres;
  const environment = process.env;

  beforeAll(async () => {
    tested = await storeOnPostgres(2);
    process.env = { ...environment, DATABASE_URL: tested.ownerUrl, SEED_KEY: 'ab'.repeat(32) };
  });
  afterAll(async () => {
    process.env = environment;
    await tested.stop();
  });

  it('ends with 0 where all is sound, and with 1 and a line for each fault', async () => {
    expect(await heard(() => verify(['--all']))).toEqual([0, '0 checked, 0 faults.\n']);
    const streamId = newStreamId();
    await appendMany(tested.store, streamId, 2);
    const found = [1, `${streamId} its seed is missing\n1 checked, 1 fault.\n`];
    expect(await heard(() => verify(['--all']))).toEqual(found);
    expect(await heard(() => verify([streamId]))).toEqual(found);
  });

  it('records what was verified, once per night', async () => {
    await tested.publish();
    const night = ['--night', '2026-11-26'];
    const [code, said] = await heard(() => verify(night));
    expect([code, said]).toEqual([1, expect.stringMatching(/1 checked, 1 fault\.\n$/)]);
    expect(await heard(() => verify(night))).toEqual([0, expect.stringContaining('has ended, or another process')]);
    const { rows } = await tested.pool.query(
      'select night::text, streams, faults from verifications where ended_at is not null order by id',
    );
    expect(rows).toEqual([
      { night: null, streams: 0, faults: 0 },
      { night: null, streams: 1, faults: 1 },
      { night: '2026-11-26', streams: 1, faults: 1 },
    ]);
  });

  it('tells of the tree of the log, which repair-log mends', async () => {
    const projection = projectionsOn({ rulesets: new RulesetRegistry(rulesets) }).find(
      ({ name }) => name === 'game_log',
    )!;
    await new Projector({ pool: tested.pool, store: tested.store, projection }).prepare();
    await tested.owner.query("insert into log_nodes values (3, 7, sha256('x'))");
    const told = 'log node 3/7 is none of a log of 0 entries';
    expect(await heard(() => verify(['--all']))).toEqual([1, expect.stringContaining(told)]);
    const mended =
      'The log has 0 entries; 1 nodes were removed from it, and 0 created. Restart a worker: it adds missing entries.\n';
    expect(await heard(() => repairLogOfDatabase([]))).toEqual([0, mended]);
    expect((await heard(() => verify(['--all'])))[1]).not.toContain('log node');
  });

  it.each([[[]], [['--all', 'more']], [['--loud']], [['--all', '--night', '2026-11-26']], [['--night', 'tonight']]])(
    'ends with 2 for invalid arguments: %j',
    async (words) => {
      expect(await heard(() => verify(words))).toEqual([2, expect.stringContaining('Usage')]);
    },
  );
});
