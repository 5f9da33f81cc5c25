import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnfinishedMark } from './unfinished-mark.js';

describe('the mark of an unfinished cluster', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mark-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is put by one of many, and names a process at work whenever it can be read', async () => {
    const mark = new UnfinishedMark(join(folder, 'unfinished'));
    const seen: unknown[] = [];
    const look = async (): Promise<void> => {
      for (let looks = 0; looks < 50; looks++) {
        const maker = await mark.maker();
        if (maker !== undefined) seen.push([maker, await mark.isAtWork(maker)]);
      }
    };
    const [puts] = await Promise.all([Promise.all(Array.from({ length: 8 }, () => mark.put())), look(), look()]);
    expect(puts.filter(Boolean)).toHaveLength(1);
    expect(new Set(seen.map(String))).toEqual(new Set([`${process.pid},true`]));
    await mark.remove();
    await expect(mark.maker()).resolves.toBeUndefined();
  });

  it('waits for the number of a process that has just put it', async () => {
    const file = join(folder, 'unfinished');
    await writeFile(file, '');
    const maker = new UnfinishedMark(file).maker();
    await writeFile(file, '1234');
    await expect(maker).resolves.toBe(1234);
  });
});
