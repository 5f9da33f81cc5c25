import { Identities, type Account, type Identity } from '#accounts';
import { both } from '#kernel';
import { Injectable } from '@nestjs/common';
import { Authenticator } from '../access/authenticate.js';
import { accountIdOf, type Caller } from '../access/caller.js';
import { lacksScope } from '../access/lacks-scope.js';
import { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';
import { OwnRecovery, unproved, type OwnerProof } from './own-recovery.js';

/** What callers do who are known by an issuer, or shall be. */
@Injectable()
export class OwnIdentities {
  constructor(
    private readonly identities: Identities,
    private readonly authenticator: Authenticator,
    private readonly rates: RateLimits,
    private readonly recovery: OwnRecovery,
  ) {}

  /**
   * The account of whoever comes with a token of an issuer, made where there is none; `undefined` when the name is taken.
   * Throws an ApiError when it comes with no such token, the name is malformed, or the address has made many accounts in this hour.
   */
  async signIn({ identity, account }: Caller, name: string, address: string): Promise<Account | undefined> {
    if (!identity)
      throw new ApiError(
        'UNAUTHENTICATED',
        both(
          'This takes a token of an issuer that this server believes.',
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

  /** The caller is also whom this token of an issuer names. Throws an ApiError when it is no good token, or somebody else's. */
  async link(caller: Caller, token: string, proof: OwnerProof): Promise<Identity> {
    const named = await this.named(token);
    const linked = await this.identities.link(accountIdOf(caller), named, () => this.recovery.isProved(caller, proof));
    switch (linked.status) {
      case 'linked':
        return linked.identity;
      case 'taken':
        throw new ApiError(
          'FORBIDDEN',
          both('Another account is known by this identity.', 'Un autre compte est connu par cette identité.'),
        );
      case 'tooMany':
        throw new ApiError(
          'FORBIDDEN',
          both(
            `An account has at most ${linked.most} identities. Unlink one first.`,
            `Un compte a au plus ${linked.most} identités. Séparez-vous d’abord d’une.`,
          ),
        );
      case 'unproved':
        throw unproved();
    }
  }

  /** The caller is no longer known by an identity. Throws an ApiError when it may not say so, or has no such one. */
  async unlink(caller: Caller, identityId: string): Promise<Identity> {
    const unlinked = await this.identities.unlink(accountIdOf(caller), identityId, idOf(caller));
    switch (unlinked.status) {
      case 'unlinked':
        return unlinked.identity;
      case 'absent':
        throw new ApiError('NOT_FOUND', both('You have no such identity.', 'Vous n’avez pas cette identité.'));
      case 'own':
        throw new ApiError(
          'FORBIDDEN',
          both(
            'You ask by this identity: ask by another one to unlink it.',
            'C’est l’identité par laquelle vous le demandez : demandez-le par une autre.',
          ),
        );
      case 'byIdentityOnly':
        throw byIdentityOnly();
    }
  }

  /** By whom the caller is known. Throws an ApiError when its token may not tell. */
  async of(caller: Caller): Promise<readonly Identity[]> {
    if (!caller.scopes.has('account:manage')) throw lacksScope('account:manage');
    return this.identities.of(accountIdOf(caller));
  }

  /** Who a token names that is no proof of who asks, but what it is asked about: a wrong one is a mistake. */
  private named(token: string): ReturnType<Authenticator['claims']> {
    return this.authenticator.claims(token).catch((fault: unknown) => {
      if (!(fault instanceof ApiError)) throw fault;
      throw new ApiError(
        'BAD_USER_INPUT',
        both(
          'This is no good token of an issuer that this server believes.',
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
    both(
      'Ask by another identity of yours: a token of our own does not do for that.',
      'Demandez-le par une autre de vos identités : un jeton d’ici n’y suffit pas.',
    ),
  );
