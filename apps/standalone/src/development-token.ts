import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Accounts, tokenIdOf, type AccountStore } from '#accounts';
import { defaultSettings } from '../../api/src/index.js';

/**
 * A token to try the server, kept beside the database in a file that only its owner can read. Makes an account for
 * it the first time, and again when the token is no longer valid.
 */
export async function developmentToken(accounts: AccountStore, folder: string): Promise<string> {
  const file = join(folder, 'development-token');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (await isGood(accounts, kept)) return kept;
  const token = await newToken(accounts);
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}

async function isGood(accounts: AccountStore, text: string): Promise<boolean> {
  const id = tokenIdOf(text);
  const known = id === undefined ? undefined : await accounts.token(id);
  return known?.token.revokedAt === null;
}

async function newToken(store: AccountStore): Promise<string> {
  const accounts = new Accounts(store, defaultSettings.environment);
  for (const name of ['developer', `developer ${randomBytes(4).toString('hex')}`]) {
    const made = await accounts.create(name);
    if (made.status === 'created') return made.token;
  }
  throw new Error('There is no free name for the account of the development token.');
}
