import { LRUCache } from 'lru-cache';
import { AccountStore, type Account, type KnownToken, type TokenRecord } from './account-store.js';

/** How long tokens are remembered, and how many. */
export interface RememberedTokensOptions {
  /** Milliseconds after which a token is looked up again; 5 seconds by default. */
  readonly patience?: number;
  /** Most tokens at a time; 10,000 by default. The one that was asked for longest ago goes first. */
  readonly most?: number;
  /** What the time is, in milliseconds from any moment on. */
  readonly now?: () => number;
}

/**
 * A store of accounts that remembers good tokens for a few seconds, so that whoever asks often costs the store nothing.
 * A token that is revoked here is forgotten at once. Another process that remembers it finds out when its patience ends:
 * it takes a revoked token for as long, and no longer. Tokens that are unknown or revoked are never remembered, so that one
 * that was just made is good at once. Whether a token has expired, and whether its secret is right, is for whoever asks.
 */
export class RememberedTokens extends AccountStore {
  private readonly known: LRUCache<string, KnownToken>;
  /** Rises with every revocation: what was looked up before one and comes after it is not kept. */
  private revocations = 0;

  constructor(
    private readonly store: AccountStore,
    { patience = 5_000, most = 10_000, now = () => performance.now() }: RememberedTokensOptions = {},
  ) {
    super();
    this.known = new LRUCache({ max: most, ttl: patience, ttlResolution: 0, perf: { now } });
  }

  override async token(id: string): Promise<KnownToken | undefined> {
    const remembered = this.known.get(id);
    if (remembered) return remembered;
    const { revocations } = this;
    const found = await this.store.token(id);
    if (found?.token.revokedAt === null && revocations === this.revocations) this.known.set(id, found);
    return found;
  }

  override async revoke(accountId: string, tokenId: string, at: number): Promise<TokenRecord | undefined> {
    try {
      return await this.store.revoke(accountId, tokenId, at);
    } finally {
      // Also when nobody knows whether it is revoked: then the store is asked.
      this.revocations += 1;
      this.known.delete(tokenId);
    }
  }

  override create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'> {
    return this.store.create(account, token);
  }

  override accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]> {
    return this.store.accounts(ids);
  }

  override addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany'> {
    return this.store.addToken(token, most);
  }

  override tokens(accountId: string): Promise<readonly TokenRecord[]> {
    return this.store.tokens(accountId);
  }
}
