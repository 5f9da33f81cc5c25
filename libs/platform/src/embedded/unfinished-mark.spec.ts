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

  it('is put by one of many', async () => {
    const mark = new UnfinishedMark(join(folder, 'unfinished'));
    const puts = await Promise.all(Array.from({ length: 8 }, () => mark.put()));
    expect(puts.filter(Boolean)).toHaveLength(1);
    await mark.remove();
    await expect(mark.maker()).resolves.toBeUndefined();
  });

  it('is never taken for one that was left behind while its process puts it, and removes it', async () => {
    const mark = new UnfinishedMark(join(folder, 'unfinished'));
    let isDone = false;
    const work = async (): Promise<void> => {
      for (let times = 0; times < 30; times++) {
        await mark.put();
        await mark.remove();
      }
      isDone = true;
    };
    const makers: unknown[] = [];
    const abandoned: unknown[] = [];
    const look = async (): Promise<void> => {
      while (!isDone) {
        const maker = await mark.maker();
        if (maker !== undefined) makers.push(maker);
        if (maker !== undefined && (await mark.isAbandonedBy(maker))) abandoned.push(maker);
      }
    };
    await Promise.all([work(), look(), look(), look()]);
    expect(new Set(makers)).toEqual(new Set([process.pid]));
    expect(abandoned).toEqual([]);
  });

  it('waits for the number of a process that has just put it', async () => {
    const file = join(folder, 'unfinished');
    await writeFile(file, '');
    const maker = new UnfinishedMark(file).maker();
    await writeFile(file, '1234');
    await expect(maker).resolves.toBe(1234);
  });
});
