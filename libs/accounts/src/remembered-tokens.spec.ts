import { mintToken } from './bearer-token.js';
import type { KnownToken, TokenRecord } from './account-store.js';
import { MemoryAccountStore } from './memory-account-store.js';
import { RememberedTokens } from './remembered-tokens.js';
import { describeAccountStore } from './testing/index.js';

/** A store that records the tokens that it was asked for, and answers on demand. */
class WatchedStore extends MemoryAccountStore {
  readonly asked: string[] = [];
  /** Set, the next answer waits for it. */
  hold: Promise<void> | undefined;

  override async token(id: string): Promise<KnownToken | undefined> {
    this.asked.push(id);
    const found = await super.token(id);
    await this.hold;
    return found;
  }
}

const ACCOUNT = { id: '0b0e1f6e-0000-4000-8000-000000000001', name: 'Ada', createdAt: 0, isBot: false };

function aToken(): TokenRecord {
  const { id, hash } = mintToken('dev');
  return {
    id,
    accountId: ACCOUNT.id,
    parentId: null,
    name: 'x',
    scopes: [],
    hash,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
  };
}

describe('Tokens that were seen in the last seconds', () => {
  let time: number;
  let store: WatchedStore;
  let tokens: RememberedTokens;
  let token: TokenRecord;

  beforeEach(async () => {
    time = 1_000;
    store = new WatchedStore();
    tokens = new RememberedTokens(store, { patience: 5_000, most: 3, now: () => time });
    token = aToken();
    await store.create(ACCOUNT, token);
  });

  it('cost no query, and are looked up again afterwards', async () => {
    for (const at of [1_000, 3_000, 5_999]) {
      time = at;
      expect(await tokens.token(token.id)).toEqual({ token, account: ACCOUNT });
    }
    expect(store.asked).toEqual([token.id]);
    time = 6_001;
    await tokens.token(token.id);
    expect(store.asked).toHaveLength(2);
  });

  it('are forgotten at once when they are revoked here', async () => {
    await tokens.token(token.id);
    await tokens.revoke(ACCOUNT.id, token.id, 7);
    expect((await tokens.token(token.id))?.token.revokedAt).toBe(7);
  });

  it('are forgotten at once when the one that they were made with, or all others, are revoked here', async () => {
    const child = { ...aToken(), parentId: token.id };
    const other = aToken();
    for (const one of [child, other]) await store.addToken(one, 10);
    for (const { id } of [child, other]) await tokens.token(id);
    await tokens.revoke(ACCOUNT.id, token.id, 7);
    expect((await tokens.token(child.id))?.token.revokedAt).toBe(7);
    await tokens.revokeAllBut(ACCOUNT.id, token.id, 8);
    expect((await tokens.token(other.id))?.token.revokedAt).toBe(8);
  });

  it('are forgotten when another process tells of a revocation, and all of them when its news may be lost', async () => {
    const listeners: { account?: (accountId: string) => void; gap?: () => void } = {};
    const told: string[] = [];
    const news = {
      tellOfAccount: (accountId: string) => Promise.resolve(told.push(accountId)),
      onAccount: (listener: (accountId: string) => void) => (listeners.account = listener),
      onGap: (listener: () => void) => (listeners.gap = listener),
    };
    tokens = new RememberedTokens(store, { news, now: () => time });
    await tokens.token(token.id);
    listeners.account!('another account');
    time += 29_000;
    await tokens.token(token.id);
    expect(store.asked).toHaveLength(1);
    await store.revoke(ACCOUNT.id, token.id, 7);
    listeners.account!(ACCOUNT.id);
    expect((await tokens.token(token.id))?.token.revokedAt).toBe(7);
    const other = aToken();
    await store.addToken(other, 10);
    await tokens.token(other.id);
    listeners.gap!();
    await tokens.token(other.id);
    expect(store.asked).toEqual([token.id, token.id, other.id, other.id]);
    expect(told).toEqual([]);
    await tokens.revoke(ACCOUNT.id, other.id, 8);
    expect(told).toEqual([ACCOUNT.id]);
  });

  it('are not remembered when they are revoked while they are looked up', async () => {
    let answer = (): void => undefined;
    store.hold = new Promise((resolve) => (answer = resolve));
    const early = tokens.token(token.id);
    await tokens.revoke(ACCOUNT.id, token.id, 7);
    answer();
    expect((await early)?.token.revokedAt).toBeNull();
    expect((await tokens.token(token.id))?.token.revokedAt).toBe(7);
  });

  it('are forgotten even when it is unknown whether the revocation arrived', async () => {
    await tokens.token(token.id);
    store.revoke = () => Promise.reject(new Error('connection lost'));
    await expect(tokens.revoke(ACCOUNT.id, token.id, 7)).rejects.toThrow('connection lost');
    await tokens.token(token.id);
    expect(store.asked).toHaveLength(2);
  });

  it('that another process revoked are detected within the patience', async () => {
    await tokens.token(token.id);
    await store.revoke(ACCOUNT.id, token.id, 7);
    expect((await tokens.token(token.id))?.token.revokedAt).toBeNull();
    time += 5_001;
    expect((await tokens.token(token.id))?.token.revokedAt).toBe(7);
  });

  it('are not remembered when they are unknown or revoked: the store is asked each time', async () => {
    const late = aToken();
    expect(await tokens.token(late.id)).toBeUndefined();
    await store.addToken(late, 10);
    expect((await tokens.token(late.id))?.token).toEqual(late);
    await tokens.revoke(ACCOUNT.id, late.id, 7);
    await tokens.token(late.id);
    await tokens.token(late.id);
    expect(store.asked.filter((id) => id === late.id)).toHaveLength(4);
  });

  it('are limited in number: the least recently used one goes first', async () => {
    const others = [aToken(), aToken(), aToken()];
    for (const other of others) await store.addToken(other, 10);
    for (const { id } of [token, ...others]) await tokens.token(id);
    store.asked.splice(0);
    for (const { id } of others) await tokens.token(id);
    expect(store.asked).toEqual([]);
    await tokens.token(token.id);
    expect(store.asked).toEqual([token.id]);
  });
});

describeAccountStore('Accounts whose tokens are remembered', () =>
  Promise.resolve(new RememberedTokens(new MemoryAccountStore())),
);
