import { randomBytes } from 'node:crypto';
import { defaultLimits } from '#platform';
import { accountNamed, NAME_ISSUE, type Invalid } from './account-name.js';
import type { Account, AccountStore, Identity } from './account-store.js';

/** A person, as named by an issuer. */
export type Named = Pick<Identity, 'issuer' | 'subject'>;

/** The result of registering a person that an issuer names. */
export type SignedIn =
  | { readonly status: 'created'; readonly account: Account }
  /** They already have an account, possibly with another name. */
  | { readonly status: 'known'; readonly account: Account }
  | { readonly status: 'nameTaken' }
  | Invalid;

/** The result of linking an identity to an account. */
export type Linked =
  | { readonly status: 'linked'; readonly identity: Identity }
  | { readonly status: 'taken' }
  | { readonly status: 'tooMany'; readonly most: number }
  /** The account is already secured: linking needs a proof of ownership. */
  | { readonly status: 'unproved' };

/** The result of unlinking an identity from an account. */
export type Unlinked =
  | { readonly status: 'unlinked'; readonly identity: Identity }
  | { readonly status: 'absent' }
  /** The request uses this identity itself: unlinking it could lock out its owner. */
  | { readonly status: 'own' }
  /** Unlinking needs another identity of the account. */
  | { readonly status: 'byIdentityOnly' };

/** The identities at OpenID Connect issuers, and their accounts. */
export class Identities {
  /** @param most the most identities of an account at a time. */
  constructor(
    private readonly store: AccountStore,
    private readonly most = defaultLimits.quotas.identities,
  ) {}

  /** Makes an account without a token for a person that an issuer names; or finds their existing one. */
  async signIn(named: Named, name: string): Promise<SignedIn> {
    const known = await this.store.identity(named.issuer, named.subject);
    if (known) return { status: 'known', account: known.account };
    const account = accountNamed(name);
    if (!account) return { status: 'invalid', issue: NAME_ISSUE };
    const answer = await this.store.createKnown(account, identityOf(named, account.id));
    switch (answer) {
      case 'created':
        return { status: 'created', account };
      case 'nameTaken':
        return { status: 'nameTaken' };
      case 'identityTaken':
        // By another request of the same person, a moment ago.
        return this.signIn(named, name);
    }
  }

  /**
   * Links an account to a person that an issuer names, so that it is theirs. A stolen token must not change the owner
   * of an account: where it matters, `isProved` tells whether the caller has a proof beyond a token.
   */
  async link(accountId: string, named: Named, isProved: () => Promise<boolean>): Promise<Linked> {
    const linked = await this.store.identities(accountId);
    const same = linked.find(({ issuer, subject }) => issuer === named.issuer && subject === named.subject);
    if (same) return { status: 'linked', identity: same };
    if (!(await isProved())) return { status: 'unproved' };
    const identity = identityOf(named, accountId);
    switch (await this.store.link(identity, this.most)) {
      case 'linked':
        return { status: 'linked', identity };
      case 'taken':
        return { status: 'taken' };
      case 'tooMany':
        return { status: 'tooMany', most: this.most };
    }
  }

  /** Deletes an identity of an account, at the request of another one. */
  async unlink(accountId: string, identityId: string, by: string | null): Promise<Unlinked> {
    if (by === null) return { status: 'byIdentityOnly' };
    if (by === identityId) return { status: 'own' };
    const identity = await this.store.unlink(accountId, identityId);
    return identity ? { status: 'unlinked', identity } : { status: 'absent' };
  }

  /** Every identity of an account, oldest first. */
  of(accountId: string): Promise<readonly Identity[]> {
    return this.store.identities(accountId);
  }
}

const identityOf = ({ issuer, subject }: Named, accountId: string): Identity => ({
  id: `id_${randomBytes(8).toString('hex')}`,
  issuer,
  subject,
  accountId,
  createdAt: Date.now(),
});
