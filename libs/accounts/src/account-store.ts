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

/** Accounts and their tokens. */
export abstract class AccountStore {
  /** Keeps a new account with its first token, or answers that the name is taken. */
  abstract create(account: Account, token: TokenRecord): Promise<'created' | 'nameTaken'>;
  /** The accounts of these ids, in their order; `undefined` for an id without one. */
  abstract accounts(ids: readonly string[]): Promise<readonly (Account | undefined)[]>;
  /**
   * Keeps a token, unless the account has `most` that are neither revoked nor expired already, or the token that it is made
   * with is revoked.
   */
  abstract addToken(token: TokenRecord, most: number): Promise<'added' | 'tooMany' | 'parentRevoked'>;
  /** A token and its account; `undefined` when the id is unknown. Revoked and expired tokens are given, too. */
  abstract token(id: string): Promise<KnownToken | undefined>;
  /** Tokens of an account, oldest first, revoked ones included. */
  abstract tokens(accountId: string): Promise<readonly TokenRecord[]>;
  /** Those of these tokens that are revoked. */
  abstract revokedAmong(ids: readonly string[]): Promise<readonly string[]>;
  /**
   * Revokes a token of an account, and every token that was made with it or with one of those, but never the token `by` that
   * it is done with unless that is the one. Gives it as it is now; `undefined` when the account has no such token.
   */
  abstract revoke(accountId: string, tokenId: string, at: number, by?: string): Promise<TokenRecord | undefined>;
  /** Revokes every token of an account but one. Gives those that it has revoked. */
  abstract revokeAllBut(accountId: string, kept: string, at: number): Promise<readonly TokenRecord[]>;
}
