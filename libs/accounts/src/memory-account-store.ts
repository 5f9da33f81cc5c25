import { AccountStore, type Account, type KnownToken, type TokenRecord } from './account-store.js';

/** Accounts in memory, for tests and trials: gone with the process. */
export class MemoryAccountStore extends AccountStore {
  private readonly byId = new Map<string, Account>();
  private readonly tokenById = new Map<string, TokenRecord>();

  override create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'> {
    const name = account.name.toLowerCase();
    if ([...this.byId.values()].some((other) => other.name.toLowerCase() === name)) return Promise.resolve('nameTaken');
    this.byId.set(account.id, account);
    this.tokenById.set(token.id, token);
    return Promise.resolve('created');
  }

  override accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]> {
    return Promise.resolve(ids.map((id) => this.byId.get(id)));
  }

  override addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany'> {
    const alive = [...this.tokenById.values()].filter(
      ({ accountId, expiresAt, revokedAt }) =>
        accountId === token.accountId && revokedAt === null && (expiresAt === null || expiresAt > token.createdAt),
    );
    if (alive.length >= most) return Promise.resolve('tooMany');
    this.tokenById.set(token.id, token);
    return Promise.resolve('added');
  }

  override token(id: string): Promise<KnownToken | undefined> {
    const token = this.tokenById.get(id);
    const account = token && this.byId.get(token.accountId);
    return Promise.resolve(account && { token, account });
  }

  override tokens(accountId: string): Promise<readonly TokenRecord[]> {
    return Promise.resolve([...this.tokenById.values()].filter((token) => token.accountId === accountId));
  }

  override revoke(accountId: string, tokenId: string, at: number): Promise<TokenRecord | undefined> {
    const token = this.tokenById.get(tokenId);
    if (token?.accountId !== accountId) return Promise.resolve(undefined);
    const revoked = { ...token, revokedAt: token.revokedAt ?? at };
    this.tokenById.set(tokenId, revoked);
    return Promise.resolve(revoked);
  }
}
