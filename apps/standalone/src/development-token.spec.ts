import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryAccountStore, tokenIdOf } from '#accounts';
import { developmentToken } from './development-token.js';

describe('the development token', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'token-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is the same at every start, in a file for its owner alone', async () => {
    const accounts = new MemoryAccountStore();
    const token = await developmentToken(accounts, folder);
    await expect(developmentToken(accounts, folder)).resolves.toBe(token);
    expect((await stat(join(folder, 'development-token'))).mode & 0o777).toBe(0o600);
    expect((await accounts.token(tokenIdOf(token)!))?.account.name).toBe('developer');
  });

  it('is made again when it was revoked, for a new account', async () => {
    const accounts = new MemoryAccountStore();
    const old = tokenIdOf(await developmentToken(accounts, folder))!;
    await accounts.revoke((await accounts.token(old))!.account.id, old, Date.now());
    const token = await developmentToken(accounts, folder);
    expect((await accounts.token(tokenIdOf(token)!))?.account.name).toMatch(/^developer [0-9a-f]{8}$/);
  });

  it('is made again for another database', async () => {
    const old = await developmentToken(new MemoryAccountStore(), folder);
    await expect(developmentToken(new MemoryAccountStore(), folder)).resolves.not.toBe(old);
  });
});
