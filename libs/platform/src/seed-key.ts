import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a data folder has its key. */
export const seedKeyFile = (folder: string): string => join(folder, 'seed-key');

/**
 * The key that encrypts the seeds of running games, kept in a file that only its owner reads. The first call makes it.
 * Throws when the file holds something else: games that run under a lost key cannot go on, so nothing replaces it.
 */
export async function keepSeedKey(folder: string): Promise<Uint8Array> {
  const file = seedKeyFile(folder);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readSeedKey(folder);
}

/** The key in a data folder. Throws where there is none, or the file holds something else. */
export async function readSeedKey(folder: string): Promise<Uint8Array> {
  const file = seedKeyFile(folder);
  const hex = (await readFile(file, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/i.test(hex))
    throw new Error(`${file} must hold 64 hexadecimal digits: bring the key back from a backup.`);
  return Buffer.from(hex, 'hex');
}
