import { Accounts, type Account, type TokenOwner, type TokenRecord, type TokenRequest } from '#accounts';
import { both } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { lacksScope } from '../access/lacks-scope.js';
import { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';

/** What callers do with accounts and with tokens of their own. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly rates: RateLimits,
  ) {}

  /**
   * A new account, of a program if it says so, with a token that may do everything; `undefined` when the name is taken.
   * Throws an ApiError when the name is malformed, or the address has made many accounts in this hour.
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

  /** A further token of the caller's. Throws an ApiError when it would be malformed, or may do more than the caller's own. */
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
          both(
            `An account has at most ${made.most} tokens. Revoke one first.`,
            `Un compte a au plus ${made.most} jetons. Révoquez-en un d’abord.`,
          ),
        );
      case 'revoked':
        throw new ApiError('UNAUTHENTICATED', both('Your own token was revoked.', 'Votre propre jeton a été révoqué.'));
    }
  }

  /** Ends a token of the caller's, and those that were made with it. Throws an ApiError when the caller has no such token. */
  async revoke(caller: Caller, tokenId: string): Promise<TokenRecord> {
    const revoked = await this.accounts.revoke(ownerOf(caller), tokenId);
    if (!revoked) throw new ApiError('NOT_FOUND', both('You have no such token.', 'Vous n’avez pas ce jeton.'));
    return revoked;
  }

  /** Ends every token of the caller's but the one that it asks with. */
  revokeAllOthers(caller: Caller): Promise<readonly TokenRecord[]> {
    return this.accounts.revokeAllOthers(ownerOf(caller));
  }

  /** Every token of the caller's. Throws an ApiError when its own may not tell. */
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
