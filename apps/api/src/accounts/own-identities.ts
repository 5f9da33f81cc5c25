import { Identities, type Account, type Identity } from '#accounts';
import { localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { Authenticator } from '../access/authenticate.js';
import { accountIdOf, type Caller } from '../access/caller.js';
import { lacksScope } from '../access/lacks-scope.js';
import { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';
import { OwnRecovery, unproved, type OwnerProof } from './own-recovery.js';

/** The operations of callers on identities at issuers. */
@Injectable()
export class OwnIdentities {
  constructor(
    private readonly identities: Identities,
    private readonly authenticator: Authenticator,
    private readonly rates: RateLimits,
    private readonly recovery: OwnRecovery,
  ) {}

  /**
   * The account of a caller with a token of an issuer, created where there is none; `undefined` when the name is
   * taken. Throws an ApiError when the caller has no such token, the name is malformed, or the address has made too
   * many accounts in this hour.
   */
  async signIn({ identity, account }: Caller, name: string, address: string): Promise<Account | undefined> {
    if (!identity)
      throw new ApiError(
        'UNAUTHENTICATED',
        localized(
          'This needs a token of an issuer that this server trusts.',
          'Il faut pour cela un jeton d’un émetteur auquel ce serveur se fie.',
        ),
      );
    if (account) return account;
    return this.rates.makeAccount(address, async () => {
      const made = await this.identities.signIn(identity, name);
      if (made.status === 'invalid') throw new ApiError('BAD_USER_INPUT', made.issue);
      return made.status === 'nameTaken' ? undefined : made.account;
    });
  }

  /**
   * Links the identity that this token of an issuer names to the caller. Throws an ApiError when the token is not
   * valid, or the identity belongs to another account.
   */
  async link(caller: Caller, token: string, proof: OwnerProof): Promise<Identity> {
    const named = await this.named(token);
    const linked = await this.identities.link(accountIdOf(caller), named, () => this.recovery.isProved(caller, proof));
    switch (linked.status) {
      case 'linked':
        return linked.identity;
      case 'taken':
        throw new ApiError(
          'FORBIDDEN',
          localized('This identity is linked to another account.', 'Cette identité est liée à un autre compte.'),
        );
      case 'tooMany':
        throw new ApiError(
          'FORBIDDEN',
          localized(
            `An account has at most ${linked.most} identities. Unlink one first.`,
            `Un compte a au plus ${linked.most} identités. Détachez-en une d’abord.`,
          ),
        );
      case 'unproved':
        throw unproved();
    }
  }

  /** Unlinks an identity from the caller. Throws an ApiError when it may not, or has no such identity. */
  async unlink(caller: Caller, identityId: string): Promise<Identity> {
    const unlinked = await this.identities.unlink(accountIdOf(caller), identityId, idOf(caller));
    switch (unlinked.status) {
      case 'unlinked':
        return unlinked.identity;
      case 'absent':
        throw new ApiError('NOT_FOUND', localized('You have no such identity.', 'Vous n’avez pas cette identité.'));
      case 'own':
        throw new ApiError(
          'FORBIDDEN',
          localized(
            'This request uses the identity itself. Use another one to unlink it.',
            'Cette requête utilise l’identité elle-même. Utilisez-en une autre pour la détacher.',
          ),
        );
      case 'byIdentityOnly':
        throw byIdentityOnly();
    }
  }

  /** The identities of the caller. Throws an ApiError when its token lacks the scope. */
  async of(caller: Caller): Promise<readonly Identity[]> {
    if (!caller.scopes.has('account:manage')) throw lacksScope('account:manage');
    return this.identities.of(accountIdOf(caller));
  }

  /** The identity that a token names as an argument, not as credentials: a wrong token is a mistake of the client. */
  private named(token: string): ReturnType<Authenticator['claims']> {
    return this.authenticator.claims(token).catch((fault: unknown) => {
      if (!(fault instanceof ApiError)) throw fault;
      throw new ApiError(
        'BAD_USER_INPUT',
        localized(
          'This is not a valid token of an issuer that this server trusts.',
          'Ce n’est pas un jeton valable d’un émetteur auquel ce serveur se fie.',
        ),
      );
    });
  }
}

const idOf = ({ identity }: Caller): string | null => identity?.id ?? null;

const byIdentityOnly = (): ApiError =>
  new ApiError(
    'FORBIDDEN',
    localized(
      'Use another identity of yours: a token of this server is not sufficient here.',
      'Utilisez une autre de vos identités : un jeton de ce serveur n’y suffit pas.',
    ),
  );
