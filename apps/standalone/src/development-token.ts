import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Accounts, allScopes, ownScopes, tokenIdOf, type AccountStore, type KnownToken } from '#accounts';
import { defaultSettings } from '../../api/src/index.js';

/** Where the token is kept, and what it is for. */
export interface TokenPlace {
  readonly folder: string;
  /** Whether it may operate the server. It must not where others than this machine reach the server. */
  readonly operates: boolean;
}

/**
 * A token to try the server, kept beside the database in a file that only its owner can read. Makes an account for
 * it the first time, and again when the token is no longer valid. A token that may do more or less than it should is
 * revoked, with all that were made with it, and its account gets another.
 */
export async function developmentToken(store: AccountStore, { folder, operates }: TokenPlace): Promise<string> {
  const file = join(folder, 'development-token');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  const known = await goodToken(store, kept);
  if (known?.token.scopes.includes('server:operate') === operates) return kept;
  const token = await newToken(store, known, operates);
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}

async function goodToken(store: AccountStore, text: string): Promise<KnownToken | undefined> {
  const id = tokenIdOf(text);
  const known = id === undefined ? undefined : await store.token(id);
  return known?.token.revokedAt === null ? known : undefined;
}

/** Replaces the first token of an account, which is not shown. */
async function newToken(store: AccountStore, old: KnownToken | undefined, operates: boolean): Promise<string> {
  const accounts = new Accounts(store, defaultSettings.environment);
  const first = old?.token ?? (await firstToken(store, accounts));
  await store.revoke(first.accountId, first.id, Date.now());
  const scopes = operates ? allScopes : ownScopes;
  const owner = { accountId: first.accountId, tokenId: null, scopes: new Set(scopes), until: null };
  const made = await accounts.createToken(owner, { name: 'npm start', scopes });
  if (made.status !== 'made') throw new Error('The account of the development token has too many tokens: revoke some.');
  return made.token;
}

async function firstToken(store: AccountStore, accounts: Accounts): Promise<KnownToken['token']> {
  for (const name of ['developer', `developer ${randomBytes(4).toString('hex')}`]) {
    const made = await accounts.create(name);
    if (made.status !== 'created') continue;
    const [first] = await store.tokens(made.account.id);
    if (first) return first;
  }
  throw new Error('There is no free name for the account of the development token.');
}
