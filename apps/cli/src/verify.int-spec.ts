import { jest } from '@jest/globals';
import { appendMany, storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { newStreamId } from '#records/testing';
import { verify } from './verify.js';

describe('chronicler verify', () => {
  let tested: StoreOnPostgres;
  const environment = { ...process.env };
  const printed: string[] = [];

  beforeAll(async () => {
    tested = await storeOnPostgres(2);
  });
  beforeEach(() => {
    printed.length = 0;
    Object.assign(process.env, { DATABASE_URL: tested.ownerUrl, SEED_KEY: 'ab'.repeat(32) });
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...environment };
  });
  afterAll(() => tested.stop());

  it('ends with 0 where all is sound, and with 1 and a line for each fault', async () => {
    await expect(verify(['--all'])).resolves.toBe(0);
    expect(printed).toEqual(['0 checked, 0 faults.\n']);
    printed.length = 0;
    const streamId = newStreamId();
    await appendMany(tested.store, streamId, 2);
    await expect(verify(['--all'])).resolves.toBe(1);
    await expect(verify([streamId])).resolves.toBe(1);
    const lines = [`${streamId} its seed is missing\n`, '1 checked, 1 faults.\n'];
    expect(printed).toEqual([...lines, ...lines]);
  });

  it.each([[[]], [['all']], [['--all', 'more']]])('ends with 2 at words that make no sense: %j', async (words) => {
    await expect(verify(words)).resolves.toBe(2);
    expect(printed.join('')).toContain('Usage');
  });
});
