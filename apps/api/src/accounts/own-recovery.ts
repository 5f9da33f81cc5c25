import { Recovery, type TokensReplaced } from '#accounts';
import { localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, type Caller } from '../access/caller.js';
import { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';

/** The proof of ownership of an account beside a token, and the address that it comes from. */
export interface OwnerProof {
  readonly recoveryCode: string | null | undefined;
  readonly address: string;
}

/** The callers' operations to recover accounts whose tokens were lost. */
@Injectable()
export class OwnRecovery {
  constructor(
    private readonly recovery: Recovery,
    private readonly rates: RateLimits,
  ) {}

  /**
   * A code for the caller's account. Throws an ApiError `FORBIDDEN` when the account is already secured and ownership
   * is not proved.
   */
  async createCode(caller: Caller, proof: OwnerProof): Promise<{ readonly code: string; readonly createdAt: number }> {
    const made = await this.recovery.createCode({ accountId: accountIdOf(caller) }, () => this.isProved(caller, proof));
    if (made.status === 'unproved') throw unproved();
    return made;
  }

  /**
   * Replaces every token of the account that a code belongs to. Throws an ApiError when the code is wrong, which is
   * charged as a wrong token is, or the name is malformed.
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

  /**
   * Whether the caller may change what secures its account. Throws an ApiError for a wrong code, which is charged as
   * a wrong token is.
   */
  async isProved(caller: Caller, { recoveryCode: code, address }: OwnerProof): Promise<boolean> {
    const identityId = caller.identity?.id ?? null;
    if (code == null || identityId !== null) return this.recovery.isProved(accountIdOf(caller), identityId, null);
    await this.rates.beforeLookup(address);
    if (await this.recovery.isProved(accountIdOf(caller), null, code)) return true;
    await this.rates.wrongToken(address);
    throw new ApiError('FORBIDDEN', WRONG);
  }
}

const WRONG = localized(
  'This is not a recovery code, or it was already used or replaced.',
  'Ce n’est pas un code de récupération, ou il a déjà servi ou été remplacé.',
);

/** A token alone is not sufficient. */
export const unproved = (): ApiError =>
  new ApiError(
    'FORBIDDEN',
    localized(
      'Your account is secured: use a token of the issuer that it is linked to, or give your recovery code. A token of this server alone is not sufficient, since it may have been stolen.',
      'Votre compte est protégé : utilisez un jeton de l’émetteur auquel il est lié, ou donnez votre code de récupération. Un jeton de ce serveur ne suffit pas seul, car il a pu être volé.',
    ),
  );
