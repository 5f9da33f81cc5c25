import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name that owns everything in the cluster. */
export const OWNER = 'chronicler';

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

/** The addresses of the database `chronicler` at a port: as its owner, and as the login of the server. */
export const addressesAt = (port: number, ownerPassword: string, loginPassword: string) => ({
  url: addressAt(port, OWNER, `${OWNER}:${ownerPassword}`),
  loginUrl: addressAt(port, OWNER, `${LOGIN}:${loginPassword}`),
});

/** The address of a database at a port of this machine. */
export const addressAt = (port: number, database: string, login: string): string =>
  `postgres://${login}@127.0.0.1:${port}/${database}`;
