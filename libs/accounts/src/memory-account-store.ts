import { skeletonOf } from './skeleton.js';
import {
  AccountStore,
  type Account,
  type Identity,
  type KnownIdentity,
  type KnownToken,
  type RecoveryCode,
  type Replacement,
  type TokenRecord,
} from './account-store.js';

/** Accounts in memory, for tests and trials: gone with the process. */
export class MemoryAccountStore extends AccountStore {
  private readonly byId = new Map<string, Account>();
  private readonly tokenById = new Map<string, TokenRecord>();
  private readonly identityById = new Map<string, Identity>();
  private readonly codeOf = new Map<string, RecoveryCode>();

  override create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'> {
    if (this.isTaken(account.name)) return Promise.resolve('nameTaken');
    this.byId.set(account.id, account);
    this.tokenById.set(token.id, token);
    return Promise.resolve('created');
  }

  override accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]> {
    return Promise.resolve(ids.map((id) => this.byId.get(id)));
  }

  override named(name: string): Promise<Account | undefined> {
    return Promise.resolve([...this.byId.values()].find((account) => isSame(account.name, name)));
  }

  override search(start: string, limit: number): Promise<readonly Account[]> {
    const wanted = skeletonOf(start);
    const found = [...this.byId.values()]
      .map((account) => ({ account, skeleton: skeletonOf(account.name) }))
      .filter(({ skeleton }) => skeleton.startsWith(wanted))
      .sort((one, other) => (one.skeleton < other.skeleton ? -1 : 1));
    return Promise.resolve(found.slice(0, limit).map(({ account }) => account));
  }

  override rename(accountId: string, name: string): Promise<boolean> {
    const account = this.byId.get(accountId);
    const isFree = account !== undefined && (skeletonOf(account.name) === skeletonOf(name) || !this.isTaken(name));
    if (isFree) this.byId.set(accountId, { ...account, name });
    return Promise.resolve(isFree);
  }

  override addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany' | 'parentRevoked'> {
    if (token.parentId !== null && this.tokenById.get(token.parentId)?.revokedAt != null)
      return Promise.resolve('parentRevoked');
    const alive = [...this.tokenById.values()].filter(
      ({ accountId, expiresAt, revokedAt }) =>
        accountId === token.accountId && revokedAt === null && (expiresAt === null || expiresAt > token.createdAt),
    );
    if (alive.length >= most) return Promise.resolve('tooMany');
    this.tokenById.set(token.id, token);
    return Promise.resolve('added');
  }

  override token(id: string): Promise<KnownToken | undefined> {
    const token = this.tokenById.get(id);
    const account = token && this.byId.get(token.accountId);
    return Promise.resolve(account && { token, account });
  }

  override tokens(accountId: string): Promise<readonly TokenRecord[]> {
    return Promise.resolve([...this.tokenById.values()].filter((token) => token.accountId === accountId));
  }

  override revokedAmong(ids: readonly string[]): Promise<readonly string[]> {
    return Promise.resolve(
      ids.filter((id) =>
        id.startsWith('id_') ? !this.identityById.has(id) : this.tokenById.get(id)?.revokedAt != null,
      ),
    );
  }

  override revoke(accountId: string, tokenId: string, at: number, by?: string): Promise<TokenRecord | undefined> {
    const token = this.tokenById.get(tokenId);
    if (token?.accountId !== accountId) return Promise.resolve(undefined);
    for (const descendant of this.descendantsOf(tokenId)) if (descendant.id !== by) this.end(descendant, at);
    return Promise.resolve(this.end(token, at));
  }

  override async revokeAllBut(accountId: string, kept: string | null, at: number): Promise<readonly TokenRecord[]> {
    const ended = (await this.tokens(accountId)).filter(({ id, revokedAt }) => id !== kept && revokedAt === null);
    return ended.map((token) => this.end(token, at));
  }

  override createKnown(account: Account, identity: Identity): Promise<'created' | 'nameTaken' | 'identityTaken'> {
    if (this.known(identity)) return Promise.resolve('identityTaken');
    if (this.isTaken(account.name)) return Promise.resolve('nameTaken');
    this.byId.set(account.id, account);
    this.identityById.set(identity.id, identity);
    return Promise.resolve('created');
  }

  override identity(issuer: string, subject: string): Promise<KnownIdentity | undefined> {
    const identity = this.known({ issuer, subject });
    const account = identity && this.byId.get(identity.accountId);
    return Promise.resolve(account && { identity, account });
  }

  override identities(accountId: string): Promise<readonly Identity[]> {
    return Promise.resolve([...this.identityById.values()].filter((identity) => identity.accountId === accountId));
  }

  override async link(identity: Identity, most: number): Promise<'linked' | 'taken' | 'tooMany'> {
    if (this.known(identity)) return 'taken';
    if ((await this.identities(identity.accountId)).length >= most) return 'tooMany';
    this.identityById.set(identity.id, identity);
    return 'linked';
  }

  override unlink(accountId: string, identityId: string): Promise<Identity | undefined> {
    const identity = this.identityById.get(identityId);
    if (identity?.accountId !== accountId) return Promise.resolve(undefined);
    this.identityById.delete(identityId);
    return Promise.resolve(identity);
  }

  override recoveryCode(id: string): Promise<RecoveryCode | undefined> {
    return Promise.resolve([...this.codeOf.values()].find((code) => code.id === id));
  }

  override recoveryCodeOf(accountId: string): Promise<RecoveryCode | undefined> {
    return Promise.resolve(this.codeOf.get(accountId));
  }

  override putRecoveryCode(code: RecoveryCode, replaced: string | null): Promise<boolean> {
    if ((this.codeOf.get(code.accountId)?.id ?? null) !== replaced) return Promise.resolve(false);
    this.codeOf.set(code.accountId, code);
    return Promise.resolve(true);
  }

  override async replaceAll(
    { id, accountId }: RecoveryCode,
    { token, code }: Replacement,
    at: number,
  ): Promise<boolean> {
    if (!(await this.putRecoveryCode(code, id))) return false;
    await this.revokeAllBut(accountId, null, at);
    for (const identity of await this.identities(accountId)) this.identityById.delete(identity.id);
    this.tokenById.set(token.id, token);
    return true;
  }

  private known({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Identity | undefined {
    return [...this.identityById.values()].find((each) => each.issuer === issuer && each.subject === subject);
  }

  private isTaken(name: string): boolean {
    const skeleton = skeletonOf(name);
    return [...this.byId.values()].some((other) => skeletonOf(other.name) === skeleton || isSame(other.name, name));
  }

  private descendantsOf(tokenId: string): readonly TokenRecord[] {
    const children = [...this.tokenById.values()].filter(({ parentId }) => parentId === tokenId);
    return children.flatMap((child) => [child, ...this.descendantsOf(child.id)]);
  }

  private end(token: TokenRecord, at: number): TokenRecord {
    const revoked = { ...token, revokedAt: token.revokedAt ?? at };
    this.tokenById.set(token.id, revoked);
    return revoked;
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
