import type { AccountStore, RecoveryCode, TokenRecord } from './account-store.js';
import type { Accounts, TokenOwner } from './accounts.js';
import { isHashOf, mintRecoveryCode, recoveryIdOf } from './bearer-token.js';

/** The result of making a code. It is shown once. */
export type CodeMade =
  | { readonly status: 'made'; readonly code: string; readonly createdAt: number }
  /** The account is already secured: this needs a proof of ownership. */
  | { readonly status: 'unproved' };

/** The result of replacing the tokens of an account. Both secrets are shown once. */
export type TokensReplaced =
  | { readonly status: 'replaced'; readonly token: string; readonly record: TokenRecord; readonly code: string }
  | { readonly status: 'wrong' }
  | Extract<Awaited<ReturnType<Accounts['createToken']>>, { readonly status: 'invalid' }>;

/**
 * Recovers accounts for their owners. An account is secured by a recovery code, or by an identity at an issuer. Once
 * it is, changing either needs the code or a token of the issuer: the thief of a token can play as the owner until it
 * is revoked, but cannot take over the account.
 */
export class Recovery {
  constructor(
    private readonly store: AccountStore,
    private readonly accounts: Accounts,
  ) {}

  /** Checks whether a text is an unused code of an account, and of which. */
  async accountOf(text: string): Promise<string | undefined> {
    return (await this.found(text))?.accountId;
  }

  /** Whether a caller may change what secures an account; `identityId`: the identity that it uses. */
  async isProved(accountId: string, identityId: string | null, code: string | null): Promise<boolean> {
    if (identityId !== null) return true;
    if (code !== null) return (await this.accountOf(code)) === accountId;
    const [identities, own] = await Promise.all([
      this.store.identities(accountId),
      this.store.recoveryCodeOf(accountId),
    ]);
    return identities.length === 0 && own === undefined;
  }

  /** Makes the code of an account, in place of its previous one. */
  async createCode({ accountId }: Pick<TokenOwner, 'accountId'>, isProved: () => Promise<boolean>): Promise<CodeMade> {
    const before = await this.store.recoveryCodeOf(accountId);
    if (!(await isProved())) return { status: 'unproved' };
    const { code, record } = mint(accountId);
    // Not where another was made meanwhile: then this needs that code.
    return (await this.store.putRecoveryCode(record, before?.id ?? null))
      ? { status: 'made', code, createdAt: record.createdAt }
      : { status: 'unproved' };
  }

  /**
   * In exchange for the code of an account, revokes all its tokens, deletes all its identities, and returns a token
   * with all scopes and the next code. Stolen tokens are worthless afterwards.
   */
  async replaceTokens(text: string, name: string): Promise<TokensReplaced> {
    const known = await this.found(text);
    if (!known) return { status: 'wrong' };
    const first = this.accounts.firstToken(known.accountId, name);
    if (first.status === 'invalid') return first;
    const next = mint(known.accountId);
    const { token, record } = first;
    return (await this.store.replaceAll(known, { token: record, code: next.record }, Date.now()))
      ? { status: 'replaced', token, record, code: next.code }
      : { status: 'wrong' };
  }

  private async found(text: string): Promise<RecoveryCode | undefined> {
    const id = recoveryIdOf(text);
    const known = id === undefined ? undefined : await this.store.recoveryCode(id);
    return known && isHashOf(known.hash, text) ? known : undefined;
  }
}

function mint(accountId: string): { readonly code: string; readonly record: RecoveryCode } {
  const { token: code, id, hash } = mintRecoveryCode();
  return { code, record: { id, accountId, hash, createdAt: Date.now() } };
}
