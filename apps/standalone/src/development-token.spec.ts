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
    const token = await developmentToken(accounts, { folder, operates: false });
    await expect(developmentToken(accounts, { folder, operates: false })).resolves.toBe(token);
    expect((await stat(join(folder, 'development-token'))).mode & 0o777).toBe(0o600);
    expect((await accounts.token(tokenIdOf(token)!))?.account.name).toBe('developer');
  });

  it('is made again when it was revoked, for a new account', async () => {
    const accounts = new MemoryAccountStore();
    const old = tokenIdOf(await developmentToken(accounts, { folder, operates: false }))!;
    await accounts.revoke((await accounts.token(old))!.account.id, old, Date.now());
    const token = await developmentToken(accounts, { folder, operates: false });
    expect((await accounts.token(tokenIdOf(token)!))?.account.name).toMatch(/^developer [0-9a-f]{8}$/);
  });

  it('operates the server only where this machine alone reaches it, and is revoked where others do from then on', async () => {
    const accounts = new MemoryAccountStore();
    const own = await developmentToken(accounts, { folder, operates: true });
    await expect(developmentToken(accounts, { folder, operates: true })).resolves.toBe(own);
    const { token, account } = (await accounts.token(tokenIdOf(own)!))!;
    expect(token.scopes).toContain('server:operate');
    const open = await developmentToken(accounts, { folder, operates: false });
    const later = (await accounts.token(tokenIdOf(open)!))!;
    expect([later.account.id, later.token.scopes.includes('server:operate')]).toEqual([account.id, false]);
    expect((await accounts.token(token.id))?.token.revokedAt).not.toBeNull();
  });

  it('is made again for another database', async () => {
    const old = await developmentToken(new MemoryAccountStore(), { folder, operates: false });
    await expect(developmentToken(new MemoryAccountStore(), { folder, operates: false })).resolves.not.toBe(old);
  });
});
