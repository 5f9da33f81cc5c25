import { Accounts, type TokenOwner } from './accounts.js';
import { isHashOf, tokenIdOf } from './bearer-token.js';
import { MemoryAccountStore } from './memory-account-store.js';
import { ownScopes } from './scopes.js';

describe('Accounts', () => {
  let store: MemoryAccountStore;
  let accounts: Accounts;
  let owner: TokenOwner & { readonly tokenId: string };

  beforeEach(async () => {
    store = new MemoryAccountStore();
    accounts = new Accounts(store, 'test');
    const made = await accounts.create('Ada');
    if (made.status !== 'created') throw new Error('The name is free.');
    owner = {
      accountId: made.account.id,
      tokenId: tokenIdOf(made.token)!,
      scopes: new Set(ownScopes),
      until: null,
    };
  });

  it('begin with a token that has all scopes and is stored only as a hash', async () => {
    const made = await accounts.create('  Bo  ');
    if (made.status !== 'created') throw new Error('The name is free.');
    expect(made.account.name).toBe('Bo');
    const known = await store.token(tokenIdOf(made.token)!);
    expect(known?.token.scopes).toEqual(ownScopes);
    expect(isHashOf(known!.token.hash, made.token)).toBe(true);
    expect(made.token).toMatch(/^chr_test_/);
  });

  it('have unique and well-formed names', async () => {
    expect(await accounts.create('ADA')).toEqual({ status: 'nameTaken' });
    expect(await accounts.create('Аda')).toEqual({ status: 'nameTaken' });
    expect(await accounts.create('Ａｄａ')).toEqual({ status: 'nameTaken' });
    for (const name of ['-', 'A\u3164a', 'A\u115fa', 'A\u202ea', 'A\0a', 'A\ud800a'])
      expect(await accounts.create(name)).toMatchObject({ status: 'invalid' });
  });

  it('make tokens with fewer scopes than the one that they are made with, never more', async () => {
    const reader = { ...owner, scopes: new Set(['games:read'] as const) };
    const made = await accounts.createToken(reader, { name: ' a ', scopes: ['games:read', 'games:read'] });
    expect(made).toMatchObject({ status: 'made', record: { name: 'a', scopes: ['games:read'], expiresAt: null } });
    expect(await accounts.createToken(reader, { name: 'a', scopes: ['games:play'] })).toEqual({
      status: 'excessive',
      excess: ['games:play'],
    });
  });

  it.each([
    { name: '', scopes: ['games:read'] as const },
    { name: 'a\u202eb', scopes: ['games:read'] as const },
    { name: 'a'.repeat(61), scopes: ['games:read'] as const },
    { name: 'a', scopes: [] },
    { name: 'a', scopes: ['games:read'] as const, expiresAt: 1 },
  ])('make no token of %j', async (request) => {
    expect(await accounts.createToken(owner, request)).toMatchObject({ status: 'invalid' });
  });

  it.each([
    ['nothing', undefined],
    ['an hour later', 3_600_000],
  ])('make tokens that expire with the one that they are made with, asked for %s', async (_, later) => {
    const until = Date.now() + 60_000;
    const expiresAt = later === undefined ? null : until + later;
    const made = await accounts.createToken({ ...owner, until }, { name: 'a', scopes: ['games:read'], expiresAt });
    expect(made).toMatchObject({ status: 'made', record: { expiresAt: until } });
  });

  it('make lasting tokens with a token of an issuer, which expires soon', async () => {
    const byIssuer = { ...owner, tokenId: null, until: Date.now() + 60_000 };
    const made = await accounts.createToken(byIssuer, { name: 'a', scopes: ['games:read'] });
    expect(made).toMatchObject({ status: 'made', record: { expiresAt: null, parentId: null } });
    expect(await accounts.revokeAllOthers(byIssuer)).toHaveLength(2);
  });

  it('make tokens that expire earlier', async () => {
    const expiresAt = Date.now() + 60_000;
    const request = { name: 'a', scopes: ['games:read'] as const, expiresAt };
    const made = await accounts.createToken({ ...owner, until: expiresAt + 1 }, request);
    expect(made).toMatchObject({ record: { expiresAt } });
  });

  it('make no token with one that was revoked meanwhile', async () => {
    await accounts.revoke(owner, owner.tokenId);
    expect(await accounts.createToken(owner, { name: 'a', scopes: ['games:read'] })).toEqual({ status: 'revoked' });
  });

  it('change their token: a new one can revoke the one that it was made with, and stays valid', async () => {
    const made = await accounts.createToken(owner, { name: 'new', scopes: ownScopes });
    if (made.status !== 'made') throw new Error('There is room for it.');
    await accounts.revoke({ ...owner, tokenId: made.record.id }, owner.tokenId);
    const alive = (await accounts.tokensOf(owner.accountId)).filter(({ revokedAt }) => revokedAt === null);
    expect(alive.map(({ name }) => name)).toEqual(['new']);
  });

  it('have at most fifty tokens', async () => {
    const request = { name: 'a', scopes: ['games:read'] as const };
    for (let made = 1; made < 50; made += 1) expect((await accounts.createToken(owner, request)).status).toBe('made');
    expect(await accounts.createToken(owner, request)).toEqual({ status: 'tooMany', most: 50 });
  });

  it('revoke only their own tokens', async () => {
    const [first] = await accounts.tokensOf(owner.accountId);
    expect(await accounts.revoke({ ...owner, accountId: 'somebody' }, first!.id)).toBeUndefined();
    expect((await accounts.revoke(owner, first!.id))?.revokedAt).not.toBeNull();
  });
});
