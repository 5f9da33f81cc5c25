import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSeedKey } from './seed-key.js';

describe('the seed key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is made once and kept for its owner alone', async () => {
    const key = await keepSeedKey(folder);
    expect(key).toHaveLength(32);
    await expect(keepSeedKey(folder)).resolves.toEqual(key);
    expect((await stat(join(folder, 'seed-key'))).mode & 0o777).toBe(0o600);
  });

  it('is never replaced when the file is broken', async () => {
    await writeFile(join(folder, 'seed-key'), 'oops');
    await expect(keepSeedKey(folder)).rejects.toThrow('must hold 64 hexadecimal digits');
  });
});
