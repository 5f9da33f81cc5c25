import type { PoolClient } from 'pg';
import type { Account, Identity, RecoveryCode, TokenRecord } from './account-store.js';
import type { Scope } from './scopes.js';
import { skeletonOf } from './skeleton.js';

/* Accounts in PostgreSQL, and the statements that several operations share. */

/**
 * Serializes changes to the tokens of an account, so that their count holds, and no token is made with one that is
 * being revoked.
 */
export async function lockTokens(db: PoolClient, accountId: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tokens of ${accountId}`]);
}

export interface AccountRow {
  readonly account_id: string;
  readonly name: string;
  readonly account_name: string;
  readonly account_since: Date;
  readonly is_bot: boolean;
}

export interface TokenRow {
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

export interface CodeRow {
  readonly code_id: string;
  readonly account_id: string;
  readonly hash: Buffer;
  readonly created_at: Date;
}

export interface IdentityRow {
  readonly identity_id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly account_id: string;
  readonly created_at: Date;
}

export const toIdentity = (row: IdentityRow): Identity => ({
  id: row.identity_id,
  issuer: row.issuer,
  subject: row.subject,
  accountId: row.account_id,
  createdAt: row.created_at.getTime(),
});

export const toAccount = (row: Omit<AccountRow, 'account_name'>): Account => ({
  id: row.account_id,
  name: row.name,
  createdAt: row.account_since.getTime(),
  isBot: row.is_bot,
});

export const toToken = (row: TokenRow): TokenRecord => ({
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

export async function insertToken(db: PoolClient, token: TokenRecord): Promise<void> {
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

/** False where the name is taken. */
export async function insertAccount(db: PoolClient, { id, name, createdAt, isBot }: Account): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into accounts (account_id, name, skeleton, created_at, is_bot) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    [id, name, skeletonOf(name), new Date(createdAt), isBot],
  );
  return rowCount !== 0;
}

/** False where `otherwise` prevented it. */
export async function insertIdentity(
  db: PoolClient,
  { id, issuer, subject, accountId, createdAt }: Identity,
  otherwise = '',
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identities (identity_id, issuer, subject, account_id, created_at) values ($1, $2, $3, $4, $5) ${otherwise}`,
    [id, issuer, subject, accountId, new Date(createdAt)],
  );
  return rowCount !== 0;
}

export async function revokeAll(
  db: PoolClient,
  accountId: string,
  kept: string | null,
  at: number,
): Promise<readonly TokenRecord[]> {
  const { rows } = await db.query<TokenRow>(
    `update tokens set revoked_at = $3
      where account_id = $1 and token_id is distinct from $2 and revoked_at is null returning *`,
    [accountId, kept, new Date(at)],
  );
  return rows.map(toToken);
}

/** False where the account does not have the code that is to be replaced. */
export async function putCode(db: PoolClient, code: RecoveryCode, replaced: string | null): Promise<boolean> {
  const { rows } = await db.query<{ readonly code_id: string }>(
    'select code_id from recovery_codes where account_id = $1',
    [code.accountId],
  );
  if ((rows[0]?.code_id ?? null) !== replaced) return false;
  await db.query('delete from recovery_codes where account_id = $1', [code.accountId]);
  await db.query('insert into recovery_codes (code_id, account_id, hash, created_at) values ($1, $2, $3, $4)', [
    code.id,
    code.accountId,
    Buffer.from(code.hash, 'hex'),
    new Date(code.createdAt),
  ]);
  return true;
}
