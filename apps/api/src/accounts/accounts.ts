import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { mintToken } from '../access/bearer-token.js';
import type { Caller } from '../access/caller.js';
import { allScopes, type Scope } from '../access/scopes.js';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { ApiError } from '../errors/api-error.js';
import { AccountStore, type Account, type TokenRecord } from './account-store.js';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,38}[\p{L}\p{N}]$/u;
const MOST_TOKENS = 50;

/** What whoever wants a token says of it. */
export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: number | null;
}

/** Makes accounts and tokens, and ends tokens. */
@Injectable()
export class Accounts {
  constructor(
    private readonly store: AccountStore,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {}

  /**
   * A new account with a token that may do everything; `undefined` when the name is taken.
   * Throws an ApiError when the name is malformed.
   */
  async create(name: string): Promise<{ readonly account: Account; readonly token: string } | undefined> {
    const normal = name.normalize('NFC').trim();
    if (!NAME.test(normal)) {
      throw new ApiError(
        'BAD_USER_INPUT',
        'A name has 2 to 40 letters, digits, spaces, dots, hyphens and underscores, and begins and ends with a letter or digit.',
      );
    }
    const account = { id: randomUUID(), name: normal, createdAt: Date.now() };
    const { token, record } = this.mint(account.id, { name: 'first', scopes: allScopes });
    return (await this.store.create(account, record)) === 'created' ? { account, token } : undefined;
  }

  /** A further token of the caller's. Throws an ApiError when it would be malformed, or may do more than the caller's own. */
  async createToken(
    { account, scopes }: Caller,
    request: TokenRequest,
  ): Promise<{ readonly token: string; readonly record: TokenRecord }> {
    const name = request.name.trim();
    if (name.length < 1 || name.length > 60)
      throw new ApiError('BAD_USER_INPUT', 'The name of a token has 1 to 60 characters.');
    if (request.scopes.length === 0) throw new ApiError('BAD_USER_INPUT', 'A token needs at least one scope.');
    if (request.expiresAt != null && request.expiresAt <= Date.now())
      throw new ApiError('BAD_USER_INPUT', 'A token expires in the future.');
    const excess = request.scopes.filter((scope) => !scopes.has(scope));
    if (excess.length > 0) throw new ApiError('FORBIDDEN', `Your own token lacks ${excess.join(', ')}.`);
    const minted = this.mint(idOf(account), { ...request, name });
    if ((await this.store.addToken(minted.record, MOST_TOKENS)) === 'added') return minted;
    throw new ApiError('FORBIDDEN', `An account has at most ${MOST_TOKENS} tokens. Revoke one first.`);
  }

  /** Ends a token of the caller's. Throws an ApiError when the caller has no such token. */
  async revoke({ account }: Caller, tokenId: string): Promise<TokenRecord> {
    const revoked = await this.store.revoke(idOf(account), tokenId, Date.now());
    if (!revoked) throw new ApiError('NOT_FOUND', 'You have no such token.');
    return revoked;
  }

  /** Every token of the caller's. Throws an ApiError when its own may not tell. */
  tokensOf({ account, scopes }: Caller): Promise<readonly TokenRecord[]> {
    if (!scopes.has('account:manage')) throw new ApiError('FORBIDDEN', 'Your token lacks the scope "account:manage".');
    return this.store.tokens(idOf(account));
  }

  private mint(
    accountId: string,
    { name, scopes, expiresAt = null }: TokenRequest,
  ): { readonly token: string; readonly record: TokenRecord } {
    const { token, id, hash } = mintToken(this.settings.environment);
    const record = {
      id,
      accountId,
      name,
      scopes: [...new Set(scopes)],
      hash,
      createdAt: Date.now(),
      expiresAt,
      revokedAt: null,
    };
    return { token, record };
  }
}

function idOf(account: Account | null): string {
  if (!account) throw new ApiError('UNAUTHENTICATED', 'This takes a token.');
  return account.id;
}
