import type { Scope } from './scopes.js';

/** Somebody who plays. */
export interface Account {
  /** A UUID. */
  readonly id: string;
  /** What others see; no other looks like it, whatever the case of its letters. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whoever made it says that a program plays with it. */
  readonly isBot: boolean;
}

/** What is kept of a token: never the token itself. */
export interface TokenRecord {
  /** Public part of the token: 16 hexadecimal digits. */
  readonly id: string;
  readonly accountId: string;
  /** The token that it was made with, which takes it along when it is revoked; `null` for the first of an account. */
  readonly parentId: string | null;
  /** What its owner calls it. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** SHA-256 of the whole token, lower-case hex. */
  readonly hash: string;
  readonly createdAt: number;
  /** Milliseconds since 1970; `null` for a token that does not expire. */
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** A token that is known, and whose it is. */
export interface KnownToken {
  readonly token: TokenRecord;
  readonly account: Account;
}

/** Somebody of whom an issuer (OpenID Connect) says who it is, and the account that this is here. */
export interface Identity {
  /** Unlike the id of any token: `id_` and 16 hexadecimal digits. */
  readonly id: string;
  readonly issuer: string;
  /** Who it is, at the issuer. */
  readonly subject: string;
  readonly accountId: string;
  readonly createdAt: number;
}

/** An identity that is known, and whose it is. */
export interface KnownIdentity {
  readonly identity: Identity;
  readonly account: Account;
}

/** What is kept of a code that gives an account back to its owner: never the code itself. */
export interface RecoveryCode {
  /** Public part of the code: 16 hexadecimal digits. */
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the whole code, lower-case hex. */
  readonly hash: string;
  readonly createdAt: number;
}

/** What an account has instead of all that it had. */
export interface Replacement {
  readonly token: TokenRecord;
  readonly code: RecoveryCode;
}

/** Accounts, their tokens, and by whom else they are known. */
export abstract class AccountStore {
  /** Keeps a new account with its first token, or answers that the name is taken. */
  abstract create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'>;
  /** The accounts of these ids, in their order; `undefined` for an id without one. */
  abstract accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]>;
  /** Gives an account another name. False, and nothing has happened, when there is no such account, or the name is somebody else's. */
  abstract rename(accountId: string, name: string): Promise<boolean>;
  /**
   * Keeps a token, unless the account has `most` that are neither revoked nor expired already, or the token that it is made
   * with is revoked.
   */
  abstract addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany' | 'parentRevoked'>;
  /** A token and its account; `undefined` when the id is unknown. Revoked and expired tokens are given, too. */
  abstract token(id: string): Promise<KnownToken | undefined>;
  /** Tokens of an account, oldest first, revoked ones included. */
  abstract tokens(accountId: string): Promise<readonly TokenRecord[]>;
  /** Those of these ids that are good no more: of tokens that are revoked, and of identities that are not there. */
  abstract revokedAmong(ids: readonly string[]): Promise<readonly string[]>;
  /**
   * Revokes a token of an account, and every token that was made with it or with one of those, but never the token `by` that
   * it is done with unless that is the one. Gives it as it is now; `undefined` when the account has no such token.
   */
  abstract revoke(accountId: string, tokenId: string, at: number, by?: string): Promise<TokenRecord | undefined>;
  /** Revokes every token of an account but one, or every one. Gives those that it has revoked. */
  abstract revokeAllBut(accountId: string, kept: string | null, at: number): Promise<readonly TokenRecord[]>;
  /** Keeps a new account without a token, known by an identity; or answers that the name, or the identity, is taken. */
  abstract createKnown(account: Account, identity: Identity): Promise<'created' | 'nameTaken' | 'identityTaken'>;
  /** An identity and its account; `undefined` when nobody here is known by it. */
  abstract identity(issuer: string, subject: string): Promise<KnownIdentity | undefined>;
  /** Identities of an account, oldest first. */
  abstract identities(accountId: string): Promise<readonly Identity[]>;
  /** Keeps a further identity of an account, unless it is somebody's already, or the account has `most`. */
  abstract link(identity: Identity, most: number): Promise<'linked' | 'taken' | 'tooMany'>;
  /** Forgets an identity of an account. Gives what it was; `undefined` when the account has no such one. */
  abstract unlink(accountId: string, identityId: string): Promise<Identity | undefined>;
  /** A recovery code that was not used, by its id. */
  abstract recoveryCode(id: string): Promise<RecoveryCode | undefined>;
  /** The recovery code of an account; `undefined` when it has none. */
  abstract recoveryCodeOf(accountId: string): Promise<RecoveryCode | undefined>;
  /** Keeps the recovery code of an account in the place of another, or of none. False when that is not the one it has. */
  abstract putRecoveryCode(code: RecoveryCode, replaced: string | null): Promise<boolean>;
  /**
   * Uses a recovery code: revokes every token of its account, forgets its identities, and keeps a token and a code instead. False, and nothing has
   * happened, when the code was used already.
   */
  abstract replaceAll(used: RecoveryCode, kept: Replacement, at: number): Promise<boolean>;
}
