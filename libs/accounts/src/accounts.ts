import { both, plainText, type Localized } from '#kernel';
import { defaultLimits } from '#platform';
import { accountNamed, NAME_ISSUE, type Invalid } from './account-name.js';
import type { Account, AccountStore, TokenRecord } from './account-store.js';
import { mintToken } from './bearer-token.js';
import { ownScopes, type Scope } from './scopes.js';

const TOKEN_NAME = plainText(1, 60);

/** What whoever wants a token says of it. */
export interface TokenRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since 1970; a token that does not expire when absent or null. */
  readonly expiresAt?: number | null;
}

/** Whoever makes or ends tokens: an account, by one of its tokens, or by somebody who says who it is. */
export interface TokenOwner {
  readonly accountId: string;
  /**
   * The token that it does so with, `null` for one of an issuer; what that may do, and until when: milliseconds since 1970,
   * `null` for ever.
   */
  readonly tokenId: string | null;
  readonly scopes: ReadonlySet<Scope>;
  readonly until: number | null;
}

/** What became of an account that was to be made. The token is shown once. */
export type AccountCreated =
  | { readonly status: 'created'; readonly account: Account; readonly token: string }
  | { readonly status: 'nameTaken' }
  | Invalid;

/** What became of a token that was to be made. */
export type TokenMade =
  | { readonly status: 'made'; readonly token: string; readonly record: TokenRecord }
  | Invalid
  /** It would do more than the token that it is made with. */
  | { readonly status: 'excessive'; readonly excess: readonly Scope[] }
  | { readonly status: 'tooMany'; readonly most: number }
  /** The token that it was to be made with has been revoked meanwhile. */
  | { readonly status: 'revoked' };

/** Makes accounts and tokens, and ends tokens. */
export class Accounts {
  /**
   * @param environment stands in every token: up to 16 lower-case letters and digits.
   * @param mostTokens that an account has at a time.
   */
  constructor(
    private readonly store: AccountStore,
    private readonly environment: string,
    private readonly mostTokens = defaultLimits.quotas.tokens,
  ) {}

  /** Makes an account, for a program if it says so, with a token that may do everything. */
  async create(name: string, { isBot = false }: { readonly isBot?: boolean } = {}): Promise<AccountCreated> {
    const account = accountNamed(name, isBot);
    if (!account) return { status: 'invalid', issue: NAME_ISSUE };
    const { token, record } = this.mint(account.id, null, { name: 'first', scopes: ownScopes });
    const answer = await this.store.create(account, record);
    return answer === 'created' ? { status: 'created', account, token } : { status: 'nameTaken' };
  }

  /**
   * Makes a further token of an account: one that may do no more than the token that it is made with, and ends no later. Who
   * comes with a token of an issuer, which is over in minutes, makes tokens that last.
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
   * Ends a token of an account for good, and all that were made with it, but the owner's own unless it names that. Gives it
   * as it is now; `undefined` when the account has no such token.
   */
  revoke({ accountId, tokenId: by }: TokenOwner, tokenId: string): Promise<TokenRecord | undefined> {
    return this.store.revoke(accountId, tokenId, Date.now(), by ?? undefined);
  }

  /** Ends every token of an account but the owner's own. Gives those that it has ended. */
  revokeAllOthers({ accountId, tokenId }: TokenOwner): Promise<readonly TokenRecord[]> {
    return this.store.revokeAllBut(accountId, tokenId, Date.now());
  }

  /** Every token of an account, oldest first. */
  tokensOf(accountId: string): Promise<readonly TokenRecord[]> {
    return this.store.tokens(accountId);
  }

  /** A token of an account that may do everything, made with no other; it is not kept yet. */
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

/** The earlier of two ends; `null` never ends. */
const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const TOKEN_NAME_ISSUE = both(
  'The name of a token has 1 to 60 characters, all of which can be seen.',
  'Le nom d’un jeton a de 1 à 60 caractères, tous visibles.',
);

function issueIn({ scopes, expiresAt }: TokenRequest): Localized | undefined {
  if (scopes.length === 0) return both('A token needs at least one scope.', 'Il faut au moins un droit à un jeton.');
  return expiresAt != null && expiresAt <= Date.now()
    ? both('A token expires in the future.', 'Un jeton expire dans le futur.')
    : undefined;
}
