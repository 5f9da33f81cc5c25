import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name under which the server logs in to its embedded database; `migrate` makes it. */
export const LOGIN = 'chronicler_login';

/** The password of that login, kept beside the owner's in a file that only its owner reads. The first call makes it. */
export async function keepLoginPassword(folder: string): Promise<string> {
  const file = join(folder, 'postgres-login-password');
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
