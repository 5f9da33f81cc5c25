import type { AddressCode } from './address.js';

/** Why an attempt failed. */
export type FailureReason =
  /** The address may not be called, or its name leads to one that may not. Nothing was sent. */
  | 'refusedAddress'
  /** Its name has no address. */
  | 'unresolved'
  /** Nobody takes connections there. */
  | 'unreachable'
  /** No safe connection: a certificate that is not trusted, of another name or over, or no TLS at all. */
  | 'tlsFault'
  /** There was no answer in time. */
  | 'timedOut'
  /** Somebody took the connection, and gave no answer of HTTP on it. */
  | 'brokenOff'
  /** The answer sends us elsewhere, where we do not go. */
  | 'redirected'
  /** The answer is no success. */
  | 'badStatus';

/** An attempt that failed: the next one may not. */
export interface Failed {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  /** With `refusedAddress`: what is wrong with it. */
  readonly refusal?: AddressCode;
  /** The status of HTTP, where there was an answer. */
  readonly status?: number;
  /** What can be seen of the beginning of the answer, in one line; absent where that is nothing. */
  readonly excerpt?: string;
  /** Milliseconds for which the receiver wants to be left alone (429 and 503). */
  readonly retryAfterMs?: number;
}

/** What became of one attempt. */
export type Outcome =
  /** Answered with success, `ms` milliseconds after the request was begun. */
  | { readonly kind: 'delivered'; readonly status: number; readonly ms: number }
  /** Answered with 410: nothing shall ever be sent there again. */
  | { readonly kind: 'gone' }
  | Failed;
