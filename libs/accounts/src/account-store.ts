import type { Scope } from './scopes.js';

/** A player: a person or a program. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** The public name; no other looks like it, regardless of case. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** A program plays with it, as declared by its maker. */
  readonly isBot: boolean;
}

/** A stored token: never the token itself. */
export interface TokenRecord {
  /** Public part of the token: 16 hexadecimal digits. */
  readonly id: string;
  readonly accountId: string;
  /** The token that it was made with, whose revocation revokes it too; `null` for the first of an account. */
  readonly parentId: string | null;
  /** Its name, given by its owner. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** SHA-256 of the whole token, lower-case hex. */
  readonly hash: string;
  readonly createdAt: number;
  /** Milliseconds since 1970; `null` for a token that does not expire. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** A known token, and its account. */
export interface KnownToken {
  readonly token: TokenRecord;
  readonly account: Account;
}

/** An identity at an OpenID Connect issuer, and its account here. */
export interface Identity {
  /** Unlike the id of any token: `id_` and 16 hexadecimal digits. */
  readonly id: string;
  readonly issuer: string;
  /** The subject at the issuer. */
  readonly subject: string;
  readonly accountId: string;
  readonly createdAt: number;
}

/** A known identity, and its account. */
export interface KnownIdentity {
  readonly identity: Identity;
  readonly account: Account;
}

/** A stored recovery code of an account: never the code itself. */
export interface RecoveryCode {
  /** Public part of the code: 16 hexadecimal digits. */
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the whole code, lower-case hex. */
  readonly hash: string;
  readonly createdAt: number;
}

/** The replacement of all tokens and identities of an account. */
export interface Replacement {
  readonly token: TokenRecord;
  readonly code: RecoveryCode;
}

/** Accounts, their tokens and their identities. */
export abstract class AccountStore {
  /** Stores a new account with its first token, or returns that the name is taken. */
  abstract create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'>;
  /** The accounts with these ids, in this order; `undefined` for an id without one. */
  abstract accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]>;
  /** The account of exactly this name, regardless of case. */
  abstract named(name: string): Promise<Account | undefined>;
  /** The accounts whose names begin like this, regardless of case and of characters that look alike; by name. */
  abstract search(start: string, limit: number): Promise<readonly Account[]>;
  /**
   * Renames an account. False, without any change, when there is no such account, or the name belongs to another
   * account.
   */
  abstract rename(accountId: string, name: string): Promise<boolean>;
  /**
   * Stores a token, unless the account already has `most` that are neither revoked nor expired, or the token that it is
   * made with is revoked.
   */
  abstract addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany' | 'parentRevoked'>;
  /** A token and its account; `undefined` when the id is unknown. Includes revoked and expired tokens. */
  abstract token(id: string): Promise<KnownToken | undefined>;
  /** Tokens of an account, oldest first, revoked ones included. */
  abstract tokens(accountId: string): Promise<readonly TokenRecord[]>;
  /** Those of these ids that are no longer valid: of revoked tokens, and of missing identities. */
  abstract revokedAmong(ids: readonly string[]): Promise<readonly string[]>;
  /**
   * Revokes a token of an account, and every token that was made with it, directly or indirectly; but the token `by`
   * that asks for it only if it is the one. Returns the revoked token; `undefined` when the account has no such
   * token.
   */
  abstract revoke(accountId: string, tokenId: string, at: number, by?: string): Promise<TokenRecord | undefined>;
  /** Revokes every token of an account except one, or all. Returns the revoked tokens. */
  abstract revokeAllBut(accountId: string, kept: string | null, at: number): Promise<readonly TokenRecord[]>;
  /** Stores a new account without a token, with an identity; or returns that the name, or the identity, is taken. */
  abstract createKnown(account: Account, identity: Identity): Promise<'created' | 'nameTaken' | 'identityTaken'>;
  /** An identity and its account; `undefined` when it has no account here. */
  abstract identity(issuer: string, subject: string): Promise<KnownIdentity | undefined>;
  /** Identities of an account, oldest first. */
  abstract identities(accountId: string): Promise<readonly Identity[]>;
  /** Stores a further identity of an account, unless it already belongs to an account, or the account has `most`. */
  abstract link(identity: Identity, most: number): Promise<'linked' | 'taken' | 'tooMany'>;
  /** Deletes an identity of an account. Returns it; `undefined` when the account has no such identity. */
  abstract unlink(accountId: string, identityId: string): Promise<Identity | undefined>;
  /** An unused recovery code, by its id. */
  abstract recoveryCode(id: string): Promise<RecoveryCode | undefined>;
  /** The recovery code of an account; `undefined` when it has none. */
  abstract recoveryCodeOf(accountId: string): Promise<RecoveryCode | undefined>;
  /** Stores the recovery code of an account in place of another, or of none. False when that is not its current one. */
  abstract putRecoveryCode(code: RecoveryCode, replaced: string | null): Promise<boolean>;
  /**
   * Uses a recovery code: revokes every token of its account, deletes its identities, and stores a token and a code
   * instead. False, without any change, when the code was already used.
   */
  abstract replaceAll(used: RecoveryCode, kept: Replacement, at: number): Promise<boolean>;
}
