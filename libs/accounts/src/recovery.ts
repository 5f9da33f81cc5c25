import type { AccountStore, RecoveryCode, TokenRecord } from './account-store.js';
import type { Accounts, TokenOwner } from './accounts.js';
import { isHashOf, mintRecoveryCode, recoveryIdOf } from './bearer-token.js';

/** What became of a code that was to be made. It is shown once. */
export type CodeMade =
  | { readonly status: 'made'; readonly code: string; readonly createdAt: number }
  /** The account is secured already: this takes who can prove that it is his. */
  | { readonly status: 'unproved' };

/** What became of the tokens of an account that were to be replaced. Both are shown once. */
export type TokensReplaced =
  | { readonly status: 'replaced'; readonly token: string; readonly record: TokenRecord; readonly code: string }
  | { readonly status: 'wrong' }
  | Extract<Awaited<ReturnType<Accounts['createToken']>>, { readonly status: 'invalid' }>;

/**
 * Gives accounts back to their owners. An account is secured by a recovery code, or by an issuer that knows whose it is. Once it
 * is, only who has the code, or comes by the issuer, changes either: who has found a token plays as the owner until that is ended,
 * and cannot make the account his own.
 */
export class Recovery {
  constructor(
    private readonly store: AccountStore,
    private readonly accounts: Accounts,
  ) {}

  /** Whether a text is the code of an account that is not used yet, and of which. */
  async accountOf(text: string): Promise<string | undefined> {
    return (await this.found(text))?.accountId;
  }

  /** Whether somebody may change what an account is secured by; `identityId`: by which identity it has come. */
  async isProved(accountId: string, identityId: string | null, code: string | null): Promise<boolean> {
    if (identityId !== null) return true;
    if (code !== null) return (await this.accountOf(code)) === accountId;
    const [identities, own] = await Promise.all([
      this.store.identities(accountId),
      this.store.recoveryCodeOf(accountId),
    ]);
    return identities.length === 0 && own === undefined;
  }

  /** Makes the code of an account, in the place of the one that it has. */
  async createCode({ accountId }: Pick<TokenOwner, 'accountId'>, isProved: () => Promise<boolean>): Promise<CodeMade> {
    const before = await this.store.recoveryCodeOf(accountId);
    if (!(await isProved())) return { status: 'unproved' };
    const { code, record } = mint(accountId);
    // Not where another was made meanwhile: then it is for whoever has that.
    return (await this.store.putRecoveryCode(record, before?.id ?? null))
      ? { status: 'made', code, createdAt: record.createdAt }
      : { status: 'unproved' };
  }

  /**
   * Ends every token and every identity of an account for its code, and gives a token that may do everything, and the next
   * code. Whoever had found anything has nothing of it any more.
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
