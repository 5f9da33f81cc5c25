import { localized, plainText, type Localized } from '#kernel';
import { defaultLimits } from '#platform';
import { accountNamed, NAME_ISSUE, type Invalid } from './account-name.js';
import type { Account, AccountStore, TokenRecord } from './account-store.js';
import { mintToken } from './bearer-token.js';
import { ownScopes, type Scope } from './scopes.js';

const TOKEN_NAME = plainText(1, 60);

/** The input for a new token. */
export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970; a token that does not expire when absent or null. */
  readonly expiresAt?: number | null;
}

/** The author of changes to tokens: an account, identified by one of its tokens or by an issuer. */
export interface TokenOwner {
  readonly accountId: string;
  /**
   * The token that it uses, `null` for one of an issuer; its scopes, and its expiry in milliseconds since 1970,
   * `null` for never.
   */
  readonly tokenId: string | null;
  readonly scopes: ReadonlySet<Scope>;
  readonly until: number | null;
}

/** The result of making an account. The token is shown once. */
export type AccountCreated =
  | { readonly status: 'created'; readonly account: Account; readonly token: string }
  | { readonly status: 'nameTaken' }
  | Invalid;

/** The result of making a token. */
export type TokenMade =
  | { readonly status: 'made'; readonly token: string; readonly record: TokenRecord }
  | Invalid
  /** It would have more scopes than the token that it is made with. */
  | { readonly status: 'excessive'; readonly excess: readonly Scope[] }
  | { readonly status: 'tooMany'; readonly most: number }
  /** The token that it was to be made with was revoked meanwhile. */
  | { readonly status: 'revoked' };

/** Makes accounts and tokens, and revokes tokens. */
export class Accounts {
  /**
   * @param environment part of every token: up to 16 lower-case letters and digits.
   * @param mostTokens the most tokens of an account at a time.
   */
  constructor(
    private readonly store: AccountStore,
    private readonly environment: string,
    private readonly mostTokens = defaultLimits.quotas.tokens,
  ) {}

  /** Makes an account, for a program if declared so, with a token that has all scopes. */
  async create(name: string, { isBot = false }: { readonly isBot?: boolean } = {}): Promise<AccountCreated> {
    const account = accountNamed(name, isBot);
    if (!account) return { status: 'invalid', issue: NAME_ISSUE };
    const { token, record } = this.mint(account.id, null, { name: 'first', scopes: ownScopes });
    const answer = await this.store.create(account, record);
    return answer === 'created' ? { status: 'created', account, token } : { status: 'nameTaken' };
  }

  /**
   * Makes a further token of an account, with no more scopes and no later expiry than the token that it is made with. A
   * token of an issuer, which expires in minutes, makes lasting tokens.
   */
  async createToken({ accountId, tokenId, scopes, until }: TokenOwner, request: TokenRequest): Promise<TokenMade> {
    const { data: name } = TOKEN_NAME.safeParse(request.name);
    if (name === undefined) return { status: 'invalid', issue: TOKEN_NAME_ISSUE };
    const issue = issueIn(request);
    if (issue !== undefined) return { status: 'invalid', issue };
    const excess = request.scopes.filter((scope) => !scopes.has(scope));
    if (excess.length > 0) return { status: 'excessive', excess };
    const expiresAt = earlier(request.expiresAt ?? null, tokenId === null ? null : until);
    const minted = this.mint(accountId, tokenId, { ...request, name, expiresAt });
    switch (await this.store.addToken(minted.record, this.mostTokens)) {
      case 'added':
        return { status: 'made', ...minted };
      case 'tooMany':
        return { status: 'tooMany', most: this.mostTokens };
      case 'parentRevoked':
        return { status: 'revoked' };
    }
  }

  /**
   * Permanently revokes a token of an account, and all that were made with it; but the token in use only if it is
   * named. Returns the revoked token; `undefined` when the account has no such token.
   */
  revoke({ accountId, tokenId: by }: TokenOwner, tokenId: string): Promise<TokenRecord | undefined> {
    return this.store.revoke(accountId, tokenId, Date.now(), by ?? undefined);
  }

  /** Revokes every token of an account except the one in use. Returns the revoked tokens. */
  revokeAllOthers({ accountId, tokenId }: TokenOwner): Promise<readonly TokenRecord[]> {
    return this.store.revokeAllBut(accountId, tokenId, Date.now());
  }

  /** Every token of an account, oldest first. */
  tokensOf(accountId: string): Promise<readonly TokenRecord[]> {
    return this.store.tokens(accountId);
  }

  /** A token of an account with all scopes, made with no other; it is not stored yet. */
  firstToken(
    accountId: string,
    given: string,
  ): { readonly status: 'made'; readonly token: string; readonly record: TokenRecord } | Invalid {
    const { data: name } = TOKEN_NAME.safeParse(given);
    if (name === undefined) return { status: 'invalid', issue: TOKEN_NAME_ISSUE };
    return { status: 'made', ...this.mint(accountId, null, { name, scopes: ownScopes }) };
  }

  private mint(
    accountId: string,
    parentId: string | null,
    { name, scopes, expiresAt = null }: TokenRequest,
  ): { readonly token: string; readonly record: TokenRecord } {
    const { token, id, hash } = mintToken(this.environment);
    const record = {
      id,
      accountId,
      parentId,
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

/** The earlier of two expiries; `null` is never. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const TOKEN_NAME_ISSUE = localized(
  'The name of a token has 1 to 60 characters, all of them visible.',
  'Le nom d’un jeton a de 1 à 60 caractères, tous visibles.',
);

function issueIn({ scopes, expiresAt }: TokenRequest): Localized | undefined {
  if (scopes.length === 0)
    return localized('A token must have at least one scope.', 'Un jeton doit avoir au moins un droit.');
  return expiresAt != null && expiresAt <= Date.now()
    ? localized('The expiry of a token must be in the future.', 'L’expiration d’un jeton doit être dans le futur.')
    : undefined;
}
