import { inTransaction } from '#event-store';
import type { Pool } from 'pg';
import {
  insertAccount,
  insertIdentity,
  insertToken,
  lockTokens,
  putCode,
  revokeAll,
  toAccount,
  toIdentity,
  toToken,
  type AccountRow,
  type CodeRow,
  type IdentityRow,
  type TokenRow,
} from './account-rows.js';
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

const ACCOUNTS = 'select account_id, name, created_at as account_since, is_bot from accounts';

/** Accounts in PostgreSQL. */
export class PostgresAccountStore extends AccountStore {
  constructor(private readonly pool: Pool) {
    super();
  }

  override create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'> {
    return inTransaction(this.pool, async (db) => {
      if (!(await insertAccount(db, account))) return 'nameTaken';
      await insertToken(db, token);
      return 'created';
    });
  }

  override async accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]> {
    const { rows } = await this.pool.query<AccountRow>(`${ACCOUNTS} where account_id = any($1::uuid[])`, [ids]);
    const found = new Map(rows.map((row) => [row.account_id, toAccount(row)]));
    return ids.map((id) => found.get(id));
  }

  override async named(name: string): Promise<Account | undefined> {
    const { rows } = await this.pool.query<AccountRow>(`${ACCOUNTS} where lower(name) = lower($1)`, [name]);
    return rows.map(toAccount)[0];
  }

  override async search(start: string, limit: number): Promise<readonly Account[]> {
    // The index of skeletons has the collation "C", by which a pattern is a range.
    const { rows } = await this.pool.query<AccountRow>(
      `${ACCOUNTS} where skeleton like $1 order by skeleton limit $2`,
      [`${skeletonOf(start).replaceAll(/[\\%_]/g, '\\$&')}%`, limit],
    );
    return rows.map(toAccount);
  }

  override async rename(accountId: string, name: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update accounts set name = $2, skeleton = $3 where account_id = $1
        and not exists (select from accounts where account_id <> $1 and (lower(name) = lower($2) or skeleton = $3))`,
      [accountId, name, skeletonOf(name)],
    );
    return rowCount === 1;
  }

  override addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany' | 'parentRevoked'> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, token.accountId);
      const parent = await db.query('select from tokens where token_id = $1 and revoked_at is not null', [
        token.parentId,
      ]);
      if (parent.rowCount !== 0) return 'parentRevoked';
      const { rows } = await db.query<{ count: string }>(
        `select count(*) from tokens
          where account_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
        [token.accountId, new Date(token.createdAt)],
      );
      if (Number(rows[0]?.count) >= most) return 'tooMany';
      await insertToken(db, token);
      return 'added';
    });
  }

  override async token(id: string): Promise<KnownToken | undefined> {
    const { rows } = await this.pool.query<TokenRow & AccountRow>(
      `select tokens.*, accounts.name as account_name, accounts.created_at as account_since, accounts.is_bot
        from tokens join accounts using (account_id) where token_id = $1`,
      [id],
    );
    const [row] = rows;
    return row && { token: toToken(row), account: toAccount({ ...row, name: row.account_name }) };
  }

  override async tokens(accountId: string): Promise<readonly TokenRecord[]> {
    const { rows } = await this.pool.query<TokenRow>(
      'select * from tokens where account_id = $1 order by created_at, token_id',
      [accountId],
    );
    return rows.map(toToken);
  }

  override async revokedAmong(ids: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ readonly id: string }>({
      name: 'revoked-among',
      text: `select token_id as id from tokens where token_id = any($1::text[]) and revoked_at is not null
        union all select id from unnest($1::text[]) as id
          where starts_with(id, 'id_') and not exists (select from identities where identity_id = id)`,
      values: [ids],
    });
    return rows.map(({ id }) => id);
  }

  override revoke(accountId: string, tokenId: string, at: number, by?: string): Promise<TokenRecord | undefined> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, accountId);
      const { rows } = await db.query<TokenRow>(
        `with recursive ended as (
          select token_id from tokens where token_id = $1 and account_id = $2
          union
          select tokens.token_id from tokens join ended on tokens.parent_id = ended.token_id
        )
        update tokens set revoked_at = coalesce(revoked_at, $4)
          where token_id in (select token_id from ended) and (token_id = $1 or token_id is distinct from $3) returning *`,
        [tokenId, accountId, by ?? null, new Date(at)],
      );
      const row = rows.find(({ token_id }) => token_id === tokenId);
      return row && toToken(row);
    });
  }

  override revokeAllBut(accountId: string, kept: string | null, at: number): Promise<readonly TokenRecord[]> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, accountId);
      return revokeAll(db, accountId, kept, at);
    });
  }

  override async createKnown(account: Account, identity: Identity): Promise<'created' | 'nameTaken' | 'identityTaken'> {
    const { pool } = this;
    const isKnown = async (): Promise<boolean> =>
      (await this.identity(identity.issuer, identity.subject)) !== undefined;
    if (await isKnown()) return 'identityTaken';
    try {
      return await inTransaction(pool, async (db) => {
        if (!(await insertAccount(db, account))) return 'nameTaken';
        // Throws where the identity was just linked to another account: then no account is made either.
        await insertIdentity(db, identity);
        return 'created';
      });
    } catch (fault) {
      if (await isKnown()) return 'identityTaken';
      throw fault;
    }
  }

  override async identity(issuer: string, subject: string): Promise<KnownIdentity | undefined> {
    const { rows } = await this.pool.query<IdentityRow & AccountRow>(
      `select identities.*, accounts.name, accounts.created_at as account_since, accounts.is_bot
        from identities join accounts using (account_id) where issuer = $1 and subject = $2`,
      [issuer, subject],
    );
    const [row] = rows;
    return row && { identity: toIdentity(row), account: toAccount(row) };
  }

  override async identities(accountId: string): Promise<readonly Identity[]> {
    const { rows } = await this.pool.query<IdentityRow>(
      'select * from identities where account_id = $1 order by created_at, identity_id',
      [accountId],
    );
    return rows.map(toIdentity);
  }

  override link(identity: Identity, most: number): Promise<'linked' | 'taken' | 'tooMany'> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, identity.accountId);
      const { rows } = await db.query<{ count: string }>('select count(*) from identities where account_id = $1', [
        identity.accountId,
      ]);
      if (Number(rows[0]?.count) >= most) return 'tooMany';
      return (await insertIdentity(db, identity, 'on conflict (issuer, subject) do nothing')) ? 'linked' : 'taken';
    });
  }

  override async unlink(accountId: string, identityId: string): Promise<Identity | undefined> {
    const { rows } = await this.pool.query<IdentityRow>(
      'delete from identities where account_id = $1 and identity_id = $2 returning *',
      [accountId, identityId],
    );
    const [row] = rows;
    return row && toIdentity(row);
  }

  override recoveryCode(id: string): Promise<RecoveryCode | undefined> {
    return this.codeWhere('code_id', id);
  }

  override recoveryCodeOf(accountId: string): Promise<RecoveryCode | undefined> {
    return this.codeWhere('account_id', accountId);
  }

  override putRecoveryCode(code: RecoveryCode, replaced: string | null): Promise<boolean> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, code.accountId);
      return putCode(db, code, replaced);
    });
  }

  override replaceAll({ id, accountId }: RecoveryCode, { token, code }: Replacement, at: number): Promise<boolean> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, accountId);
      if (!(await putCode(db, code, id))) return false;
      await revokeAll(db, accountId, null, at);
      await db.query('delete from identities where account_id = $1', [accountId]);
      await insertToken(db, token);
      return true;
    });
  }

  private async codeWhere(column: 'account_id' | 'code_id', value: string): Promise<RecoveryCode | undefined> {
    const { rows } = await this.pool.query<CodeRow>(`select * from recovery_codes where ${column} = $1`, [value]);
    const [row] = rows;
    return (
      row && {
        id: row.code_id,
        accountId: row.account_id,
        hash: row.hash.toString('hex'),
        createdAt: row.created_at.getTime(),
      }
    );
  }
}
