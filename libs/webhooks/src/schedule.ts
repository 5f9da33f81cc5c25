const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before each attempt, as suggested by Standard Webhooks: three days and some hours in total. */
const DELAYS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The maximum random addition to a delay, so that deliveries that failed together are not retried together. */
const MOST_JITTER = 0.2;

/** How often a message is sent before it is given up. */
export const MOST_ATTEMPTS = DELAYS.length;

/** The input for planning the next attempt. */
export interface Failures {
  /** The number of failed attempts. */
  readonly failed: number;
  /** A random number from 0 to less than 1. */
  readonly jitter: number;
  /** Milliseconds that the receiver asked for, if it did: the next attempt comes no sooner. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Milliseconds from the last failure to the next attempt; `null` when the message is given up.
 * Throws a RangeError for an invalid number of failures, and for a random number outside of its range.
 */
export function nextAttemptIn({ failed, jitter, retryAfterMs = 0 }: Failures): number | null {
  if (!Number.isInteger(failed) || failed < 0)
    throw new RangeError(`${failed} is not a number of failed attempts: 0, 1, 2 and so on are.`);
  if (!(jitter >= 0 && jitter < 1))
    throw new RangeError(`The random number must be from 0 to less than 1, not ${jitter}.`);
  const delay = DELAYS[failed];
  return delay === undefined ? null : Math.max(Math.round(delay * (1 + MOST_JITTER * jitter)), retryAfterMs);
}
