import type { AddressCode } from './address.js';

/** The reasons for a failed attempt. */
export type FailureReason =
  /** The address is forbidden, or its name resolves to a forbidden one. Nothing was sent. */
  | 'refusedAddress'
  /** Its name has no address. */
  | 'unresolved'
  /** The address accepts no connections. */
  | 'unreachable'
  /** No secure connection: a certificate that is not trusted, expired or for another name, or no TLS at all. */
  | 'tlsFault'
  /** There was no answer in time. */
  | 'timedOut'
  /** The connection was accepted, but there was no valid HTTP answer. */
  | 'brokenOff'
  /** The answer is a redirect, which we do not follow. */
  | 'redirected'
  /** The answer is not a success. */
  | 'badStatus';

/** A failed attempt: the next one may succeed. */
export interface Failed {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** With `refusedAddress`: the reason of its refusal. */
  readonly refusal?: AddressCode;
  /** The HTTP status code, where there was an answer. */
  readonly status?: number;
  /** The visible beginning of the answer, in one line; absent where that is empty. */
  readonly excerpt?: string;
  /** Milliseconds of delay that the receiver requests (429 and 503). */
  readonly retryAfterMs?: number;
}

/** The outcome of one attempt. */
export type Outcome =
  /** Answered with success, `ms` milliseconds after the request was begun. */
  | { readonly kind: 'delivered'; readonly status: number; readonly ms: number }
  /** Answered with 410: nothing must be sent there again. */
  | { readonly kind: 'gone' }
  | Failed;
