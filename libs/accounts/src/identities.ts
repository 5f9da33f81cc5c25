import { randomBytes } from 'node:crypto';
import { defaultLimits } from '#platform';
import { accountNamed, NAME_ISSUE, type Invalid } from './account-name.js';
import type { Account, AccountStore, Identity } from './account-store.js';

/** Somebody, as an issuer names him. */
export type Named = Pick<Identity, 'issuer' | 'subject'>;

/** What became of somebody who is known by an issuer, and was to have an account. */
export type SignedIn =
  | { readonly status: 'created'; readonly account: Account }
  /** He has one already, by whatever name. */
  | { readonly status: 'known'; readonly account: Account }
  | { readonly status: 'nameTaken' }
  | Invalid;

/** What became of an identity that was to be linked to an account. */
export type Linked =
  | { readonly status: 'linked'; readonly identity: Identity }
  | { readonly status: 'taken' }
  | { readonly status: 'tooMany'; readonly most: number }
  /** The account is secured already: this takes who can prove that it is his. */
  | { readonly status: 'unproved' };

/** What became of an identity that was to be no longer one of an account. */
export type Unlinked =
  | { readonly status: 'unlinked'; readonly identity: Identity }
  | { readonly status: 'absent' }
  /** It is the one that it was asked with: whoever ended it could lock himself out. */
  | { readonly status: 'own' }
  /** An account loses identities by one of them alone. */
  | { readonly status: 'byIdentityOnly' };

/** Whom issuers of OpenID Connect name, and which accounts they are. */
export class Identities {
  /** @param most that an account has at a time. */
  constructor(
    private readonly store: AccountStore,
    private readonly most = defaultLimits.quotas.identities,
  ) {}

  /** Makes an account for somebody whom an issuer has named, without a token; or finds the one that he has. */
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
        // By another request of his, a moment ago.
        return this.signIn(named, name);
    }
  }

  /**
   * Links an account to somebody whom an issuer has named, so that it is his. A token that was stolen shall not change whose an
   * account is: `isProved` says whether who asks has more than that, where it matters.
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

  /** Forgets an identity of an account, by another one of it. */
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
