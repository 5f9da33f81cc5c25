import { LRUCache } from 'lru-cache';
import {
  AccountStore,
  type Account,
  type Identity,
  type KnownIdentity,
  type KnownToken,
  type RecoveryCode,
  type Replacement,
  type TokenRecord,
} from './account-store.js';

/** How processes tell each other of accounts of which nothing may be remembered any more. News may be lost. */
export interface AccountNews {
  /** Tells all processes. */
  tellOfAccount(accountId: string): Promise<unknown>;
  onAccount(listener: (accountId: string) => void): unknown;
  /** Calls `listener` when news may have been lost. */
  onGap(listener: () => void): unknown;
}

/** The limits of remembered tokens: time and number. */
export interface RememberedTokensOptions {
  /** Where other processes tell of revocations; none by default. */
  readonly news?: AccountNews;
  /** Milliseconds after which a token is looked up again; by default half a minute with news, and a second without. */
  readonly patience?: number;
  /** Most tokens at a time; 10,000 by default. The least recently used one goes first. */
  readonly most?: number;
  /** The time in milliseconds since an arbitrary moment. */
  readonly now?: () => number;
}

/** Milliseconds, with news of revocations and without. */
const WITH_NEWS = 30_000;
const WITHOUT_NEWS = 1_000;

/**
 * A store of accounts that remembers valid tokens for a while, so that frequent callers cost no queries. A token
 * that is revoked here is forgotten at once. Another process that remembers it forgets it with the news, or at the end of its patience,
 * and accepts a revoked token until then at most. When news may have been lost, it forgets everything. Unknown or revoked tokens are never remembered, so that a new one
 * is valid at once. The caller checks the expiry and the secret of a token.
 */
export class RememberedTokens extends AccountStore {
  private readonly known: LRUCache<string, KnownToken>;
  private readonly identified: LRUCache<string, KnownIdentity>;
  /** Rises with every revocation: the result of a lookup that started before one and ends after it is not kept. */
  private revocations = 0;

  private readonly news: AccountNews | undefined;

  constructor(
    private readonly store: AccountStore,
    options: RememberedTokensOptions = {},
  ) {
    super();
    const { news, most = 10_000, now = () => performance.now() } = options;
    const { patience = news ? WITH_NEWS : WITHOUT_NEWS } = options;
    this.news = news;
    news?.onAccount((accountId) => this.forget((account) => account.id === accountId));
    news?.onGap(() => this.forget(() => true));
    const memory = { max: most, ttl: patience, ttlResolution: 0, perf: { now } };
    this.known = new LRUCache(memory);
    this.identified = new LRUCache(memory);
  }

  override async token(id: string): Promise<KnownToken | undefined> {
    const remembered = this.known.get(id);
    if (remembered) return remembered;
    const { revocations } = this;
    const found = await this.store.token(id);
    if (found?.token.revokedAt === null && revocations === this.revocations) this.known.set(id, found);
    return found;
  }

  override async identity(issuer: string, subject: string): Promise<KnownIdentity | undefined> {
    const key = JSON.stringify([issuer, subject]);
    const remembered = this.identified.get(key);
    if (remembered) return remembered;
    const { revocations } = this;
    const found = await this.store.identity(issuer, subject);
    if (found && revocations === this.revocations) this.identified.set(key, found);
    return found;
  }

  override rename(accountId: string, name: string): Promise<boolean> {
    return this.forgetting(accountId, () => this.store.rename(accountId, name));
  }

  override unlink(accountId: string, identityId: string): Promise<Identity | undefined> {
    return this.forgetting(accountId, () => this.store.unlink(accountId, identityId));
  }

  override revoke(accountId: string, tokenId: string, at: number, by?: string): Promise<TokenRecord | undefined> {
    return this.forgetting(accountId, () => this.store.revoke(accountId, tokenId, at, by));
  }

  override revokeAllBut(accountId: string, kept: string | null, at: number): Promise<readonly TokenRecord[]> {
    return this.forgetting(accountId, () => this.store.revokeAllBut(accountId, kept, at));
  }

  override revokedAmong(ids: readonly string[]): Promise<readonly string[]> {
    return this.store.revokedAmong(ids);
  }

  /**
   * Forgets the tokens and identities of an account after a revocation, also when its result is unknown: then the
   * store is asked.
   */
  private async forgetting<T>(accountId: string, revoke: () => Promise<T>): Promise<T> {
    try {
      return await revoke();
    } finally {
      this.forget((account) => account.id === accountId);
      // Those who are not told notice at the end of their patience.
      await this.news?.tellOfAccount(accountId).catch(() => undefined);
    }
  }

  private forget(isForgotten: (account: Account) => boolean): void {
    this.revocations += 1;
    for (const memory of [this.known, this.identified])
      for (const [id, { account }] of memory.entries()) if (isForgotten(account)) memory.delete(id);
  }

  override create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'> {
    return this.store.create(account, token);
  }

  override named(name: string): Promise<Account | undefined> {
    return this.store.named(name);
  }

  override search(start: string, limit: number): Promise<readonly Account[]> {
    return this.store.search(start, limit);
  }

  override accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]> {
    return this.store.accounts(ids);
  }

  override addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany' | 'parentRevoked'> {
    return this.store.addToken(token, most);
  }

  override createKnown(account: Account, identity: Identity): Promise<'created' | 'nameTaken' | 'identityTaken'> {
    return this.store.createKnown(account, identity);
  }

  override identities(accountId: string): Promise<readonly Identity[]> {
    return this.store.identities(accountId);
  }

  override link(identity: Identity, most: number): Promise<'linked' | 'taken' | 'tooMany'> {
    return this.store.link(identity, most);
  }

  override tokens(accountId: string): Promise<readonly TokenRecord[]> {
    return this.store.tokens(accountId);
  }

  override recoveryCode(id: string): Promise<RecoveryCode | undefined> {
    return this.store.recoveryCode(id);
  }

  override recoveryCodeOf(accountId: string): Promise<RecoveryCode | undefined> {
    return this.store.recoveryCodeOf(accountId);
  }

  override putRecoveryCode(code: RecoveryCode, replaced: string | null): Promise<boolean> {
    return this.store.putRecoveryCode(code, replaced);
  }

  override replaceAll(used: RecoveryCode, kept: Replacement, at: number): Promise<boolean> {
    return this.forgetting(used.accountId, () => this.store.replaceAll(used, kept, at));
  }
}
