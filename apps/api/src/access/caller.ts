import type { Account, HeldToken, Scope } from '#accounts';
import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** A person named by an OpenID Connect issuer. */
export interface CallerIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** What links them to an account here; `null` where they have none yet. */
  readonly id: string | null;
}

/** The sender of a request: an account with the rights of its token, or an anonymous caller. */
export interface Caller {
  readonly account: Account | null;
  /** The public part of its token; `null` without one of ours. */
  readonly tokenId: string | null;
  /** The caller's identity at an issuer, when it presents a token of one: without an account until it signs in. */
  readonly identity?: CallerIdentity;
  readonly scopes: ReadonlySet<Scope>;
  /** When its token expires, in milliseconds since 1970; `null` when it does not, or there is none. */
  readonly until: number | null;
}

/** A caller without a token: sees what is public. */
export const anybody: Caller = { account: null, tokenId: null, scopes: new Set(), until: null };

/** The account as which the caller sees games; `null` unless its token may. */
export const lookerOf = ({ account, scopes }: Caller): string | null =>
  account !== null && (scopes.has('games:read') || scopes.has('games:play')) ? account.id : null;

/** An issuer names the caller, but no account here is linked to that identity yet. */
export const notSignedIn = (): ApiError =>
  new ApiError(
    'UNAUTHENTICATED',
    localized(
      'You have no account here yet: sign in first (`signIn`).',
      'Vous n’avez pas encore de compte ici : commencez par vous inscrire (`signIn`).',
    ),
  );

/** The account of the caller. Throws an ApiError `UNAUTHENTICATED` without one. */
export function accountIdOf({ account, identity }: Caller): string {
  if (!account && identity) throw notSignedIn();
  if (!account) throw new ApiError('UNAUTHENTICATED', localized('This takes a token.', 'Il faut un jeton pour cela.'));
  return account.id;
}

/**
 * The credential of a caller that stays longer than a request, which it may lose; `undefined` for a caller without a
 * token.
 */
export const heldBy = ({ tokenId, identity, until }: Caller): HeldToken | undefined =>
  tokenId === null && identity === undefined ? undefined : { id: tokenId ?? identity?.id ?? null, until };

const callers = new WeakMap<object, Caller>();

/** Keeps the sender of an admitted request, for as long as the request lives. */
export function keepCaller(request: object, caller: Caller): Caller {
  callers.set(request, caller);
  return caller;
}

/** The sender of a request. Throws when the request was not admitted: its handler is for probes. */
export function callerOf(request: object): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('This request was not admitted, so its sender is not known.');
  return caller;
}
