import type { Account, HeldToken, Scope } from '#accounts';
import { both } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** Somebody whom an issuer of OpenID Connect has named. */
export interface CallerIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** What links it to an account here; `null` where it has none yet. */
  readonly id: string | null;
}

/** Whoever asks: an account with the rights of its token, or anybody. */
export interface Caller {
  readonly account: Account | null;
  /** The public part of its token; `null` without one of ours. */
  readonly tokenId: string | null;
  /** Who it is at an issuer, when it has come with a token of one: without an account until it signs in. */
  readonly identity?: CallerIdentity;
  readonly scopes: ReadonlySet<Scope>;
  /** When its token expires, in milliseconds since 1970; `null` when it does not, or there is none. */
  readonly until: number | null;
}

/** Somebody without a token: sees what everybody sees. */
export const anybody: Caller = { account: null, tokenId: null, scopes: new Set(), until: null };

/** The account as which the caller looks at games; `null` unless its token may. */
export const lookerOf = ({ account, scopes }: Caller): string | null =>
  account !== null && (scopes.has('games:read') || scopes.has('games:play')) ? account.id : null;

/** An issuer says who it is, and nobody here is known by that yet. */
export const notSignedIn = (): ApiError =>
  new ApiError(
    'UNAUTHENTICATED',
    both(
      'You have no account here yet: sign in first (`signIn`).',
      'Vous n’avez pas encore de compte ici : commencez par vous inscrire (`signIn`).',
    ),
  );

/** The account of the caller. Throws an ApiError `UNAUTHENTICATED` without one. */
export function accountIdOf({ account, identity }: Caller): string {
  if (!account && identity) throw notSignedIn();
  if (!account) throw new ApiError('UNAUTHENTICATED', both('This takes a token.', 'Il faut un jeton pour cela.'));
  return account.id;
}

/** What a caller who stays longer than a request holds, and may lose; `undefined` for somebody without any token. */
export const heldBy = ({ tokenId, identity, until }: Caller): HeldToken | undefined =>
  tokenId === null && identity === undefined ? undefined : { id: tokenId ?? identity?.id ?? null, until };

const callers = new WeakMap<object, Caller>();

/** Keeps who has sent a request that was let in, for as long as the request lives. */
export function keepCaller(request: object, caller: Caller): Caller {
  callers.set(request, caller);
  return caller;
}

/** Who has sent a request. Throws when it was not let in: its handler is for probes. */
export function callerOf(request: object): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('Nobody was asked who sent this request.');
  return caller;
}
