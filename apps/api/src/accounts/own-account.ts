import { Accounts, type Account, type TokenOwner, type TokenRecord, type TokenRequest } from '#accounts';
import { localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { lacksScope } from '../access/lacks-scope.js';
import { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';

/** The callers' operations on accounts and on their own tokens. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly rates: RateLimits,
  ) {}

  /**
   * A new account, of a program if declared so, with a token with all scopes; `undefined` when the name is taken.
   * Throws an ApiError when the name is malformed, or the address has made too many accounts in this hour.
   */
  create(
    { name, isBot }: Pick<Account, 'name' | 'isBot'>,
    address: string,
  ): Promise<{ readonly account: Account; readonly token: string } | undefined> {
    return this.rates.makeAccount(address, async () => {
      const made = await this.accounts.create(name, { isBot });
      if (made.status === 'invalid') throw new ApiError('BAD_USER_INPUT', made.issue);
      return made.status === 'created' ? made : undefined;
    });
  }

  /**
   * A further token of the caller. Throws an ApiError when it would be malformed, or have more scopes than the
   * caller's own.
   */
  async createToken(
    caller: Caller,
    request: TokenRequest,
  ): Promise<{ readonly token: string; readonly record: TokenRecord }> {
    const made = await this.accounts.createToken(ownerOf(caller), request);
    switch (made.status) {
      case 'made':
        return made;
      case 'invalid':
        throw new ApiError('BAD_USER_INPUT', made.issue);
      case 'excessive':
        throw lacksScope(...made.excess);
      case 'tooMany':
        throw new ApiError(
          'FORBIDDEN',
          localized(
            `An account has at most ${made.most} tokens. Revoke one first.`,
            `Un compte a au plus ${made.most} jetons. Révoquez-en un d’abord.`,
          ),
        );
      case 'revoked':
        throw new ApiError(
          'UNAUTHENTICATED',
          localized('Your own token was revoked.', 'Votre propre jeton a été révoqué.'),
        );
    }
  }

  /**
   * Revokes a token of the caller, and those that were created with it. Throws an ApiError when the caller has no
   * such token.
   */
  async revoke(caller: Caller, tokenId: string): Promise<TokenRecord> {
    const revoked = await this.accounts.revoke(ownerOf(caller), tokenId);
    if (!revoked) throw new ApiError('NOT_FOUND', localized('You have no such token.', 'Vous n’avez pas ce jeton.'));
    return revoked;
  }

  /** Revokes every token of the caller except the one of this request. */
  revokeAllOthers(caller: Caller): Promise<readonly TokenRecord[]> {
    return this.accounts.revokeAllOthers(ownerOf(caller));
  }

  /** Every token of the caller. Throws an ApiError when its own lacks the scope. */
  async tokensOf(caller: Caller): Promise<readonly TokenRecord[]> {
    if (!caller.scopes.has('account:manage')) throw lacksScope('account:manage');
    return this.accounts.tokensOf(accountIdOf(caller));
  }
}

/** The caller as the owner of its tokens. Throws an ApiError `UNAUTHENTICATED` without one. */
function ownerOf(caller: Caller): TokenOwner {
  const { tokenId, scopes, until } = caller;
  return { accountId: accountIdOf(caller), tokenId, scopes, until };
}
