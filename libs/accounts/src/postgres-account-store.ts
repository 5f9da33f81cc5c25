import { inTransaction } from '#event-store';
import type { Pool, PoolClient } from 'pg';
import type { Scope } from './scopes.js';
import { skeletonOf } from './skeleton.js';
import { AccountStore, type Account, type KnownToken, type TokenRecord } from './account-store.js';

/** Accounts in PostgreSQL. */
export class PostgresAccountStore extends AccountStore {
  constructor(private readonly pool: Pool) {
    super();
  }

  override create({ id, name, createdAt, isBot }: Account, token: TokenRecord): Promise<'created' | 'nameTaken'> {
    return inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query(
        `insert into accounts (account_id, name, skeleton, created_at, is_bot) values ($1, $2, $3, $4, $5)
          on conflict do nothing`,
        [id, name, skeletonOf(name), new Date(createdAt), isBot],
      );
      if (rowCount === 0) return 'nameTaken';
      await insertToken(db, token);
      return 'created';
    });
  }

  override async accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]> {
    const { rows } = await this.pool.query<AccountRow>(
      'select account_id, name, created_at as account_since, is_bot from accounts where account_id = any($1::uuid[])',
      [ids],
    );
    const found = new Map(rows.map((row) => [row.account_id, toAccount(row)]));
    return ids.map((id) => found.get(id));
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
    const { rows } = await this.pool.query<Pick<TokenRow, 'token_id'>>({
      name: 'revoked-among',
      text: 'select token_id from tokens where token_id = any($1::text[]) and revoked_at is not null',
      values: [ids],
    });
    return rows.map(({ token_id }) => token_id);
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

  override revokeAllBut(accountId: string, kept: string, at: number): Promise<readonly TokenRecord[]> {
    return inTransaction(this.pool, async (db) => {
      await lockTokens(db, accountId);
      const { rows } = await db.query<TokenRow>(
        `update tokens set revoked_at = $3
          where account_id = $1 and token_id <> $2 and revoked_at is null returning *`,
        [accountId, kept, new Date(at)],
      );
      return rows.map(toToken);
    });
  }
}

/** One at a time changes the tokens of an account: so their count holds, and no token is made with one that is being revoked. */
async function lockTokens(db: PoolClient, accountId: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tokens of ${accountId}`]);
}

interface AccountRow {
  readonly account_id: string;
  readonly name: string;
  readonly account_name: string;
  readonly account_since: Date;
  readonly is_bot: boolean;
}

interface TokenRow {
  readonly token_id: string;
  readonly account_id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly scopes: Scope[];
  readonly hash: Buffer;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
}

const toAccount = (row: Omit<AccountRow, 'account_name'>): Account => ({
  id: row.account_id,
  name: row.name,
  createdAt: row.account_since.getTime(),
  isBot: row.is_bot,
});

const toToken = (row: TokenRow): TokenRecord => ({
  id: row.token_id,
  accountId: row.account_id,
  parentId: row.parent_id,
  name: row.name,
  scopes: row.scopes,
  hash: row.hash.toString('hex'),
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at?.getTime() ?? null,
  revokedAt: row.revoked_at?.getTime() ?? null,
});

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

async function insertToken(db: PoolClient, token: TokenRecord): Promise<void> {
  await db.query(
    `insert into tokens (token_id, account_id, parent_id, name, scopes, hash, created_at, expires_at, revoked_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      token.id,
      token.accountId,
      token.parentId,
      token.name,
      token.scopes,
      Buffer.from(token.hash, 'hex'),
      new Date(token.createdAt),
      dateOf(token.expiresAt),
      dateOf(token.revokedAt),
    ],
  );
}
