import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PidFile } from './pid-file.js';

describe('the file with the number of a server', () => {
  let folder: string;
  const path = () => join(folder, 'postmaster.pid');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pid-file-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is removed while it says what was read', async () => {
    await writeFile(path(), 'of one that is gone');
    await new PidFile(path()).removeIf('of one that is gone');
    expect(await readdir(folder)).toEqual([]);
  });

  it('stays when another server wrote it since', async () => {
    await writeFile(path(), 'of the next');
    await new PidFile(path()).removeIf('of one that is gone');
    expect(await readFile(path(), 'utf8')).toBe('of the next');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('may be gone already', async () => {
    await new PidFile(path()).removeIf('anything');
    expect(await new PidFile(path()).read()).toBeUndefined();
  });

  it('is waited for while it is empty', async () => {
    await writeFile(path(), '');
    setTimeout(() => void writeFile(path(), '42'), 100);
    expect(await new PidFile(path()).read()).toBe('42');
  });
});
