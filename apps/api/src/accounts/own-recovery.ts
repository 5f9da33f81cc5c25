import { Recovery, type TokensReplaced } from '#accounts';
import { both } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';

/** What somebody has beside a token, to prove that an account is his; and from where it comes. */
export interface OwnerProof {
  readonly recoveryCode: string | null | undefined;
  readonly address: string;
}

/** What callers do to get their accounts back, should they lose their tokens. */
@Injectable()
export class OwnRecovery {
  constructor(
    private readonly recovery: Recovery,
    private readonly rates: RateLimits,
  ) {}

  /** The code of the caller's account. Throws an ApiError `FORBIDDEN` when it is secured already and nothing proves that it is his. */
  async createCode(caller: Caller, proof: OwnerProof): Promise<{ readonly code: string; readonly createdAt: number }> {
    const made = await this.recovery.createCode({ accountId: accountIdOf(caller) }, () => this.isProved(caller, proof));
    if (made.status === 'unproved') throw unproved();
    return made;
  }

  /**
   * Replaces every token of the account that a code belongs to. Throws an ApiError when it is no such code, which is paid as a
   * wrong token is, or the name is malformed.
   */
  async replaceTokens(
    code: string,
    name: string,
    address: string,
  ): Promise<Extract<TokensReplaced, { status: 'replaced' }>> {
    await this.rates.beforeLookup(address);
    const replaced = await this.recovery.replaceTokens(code, name);
    switch (replaced.status) {
      case 'replaced':
        return replaced;
      case 'invalid':
        throw new ApiError('BAD_USER_INPUT', replaced.issue);
      case 'wrong':
        await this.rates.wrongToken(address);
        throw new ApiError('UNAUTHENTICATED', WRONG);
    }
  }

  /** Whether the caller may change what secures its account. Throws an ApiError for a wrong code, which is paid as a wrong token is. */
  async isProved(caller: Caller, { recoveryCode: code, address }: OwnerProof): Promise<boolean> {
    const identityId = caller.identity?.id ?? null;
    if (code == null || identityId !== null) return this.recovery.isProved(accountIdOf(caller), identityId, null);
    await this.rates.beforeLookup(address);
    if (await this.recovery.isProved(accountIdOf(caller), null, code)) return true;
    await this.rates.wrongToken(address);
    throw new ApiError('FORBIDDEN', WRONG);
  }
}

const WRONG = both(
  'This is no recovery code, or it was used or replaced already.',
  'Ce n’est pas un code de récupération, ou il a déjà servi ou été remplacé.',
);

/** A token alone does not do. */
export const unproved = (): ApiError =>
  new ApiError(
    'FORBIDDEN',
    both(
      'Your account is secured: come by the issuer that knows you, or give your recovery code. A token alone, which somebody may have found, does not do.',
      'Votre compte est protégé : venez par l’émetteur qui vous connaît, ou donnez votre code de récupération. Un jeton seul, que quelqu’un a pu trouver, ne suffit pas.',
    ),
  );
