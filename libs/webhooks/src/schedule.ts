const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before each attempt, as Standard Webhooks suggests: three days and some hours in all. */
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

/** The most by which chance makes a delay longer, so that what failed together does not come again together. */
const MOST_JITTER = 0.2;

/** How often a message is sent before it is given up. */
export const MOST_ATTEMPTS = DELAYS.length;

/** What is known when the next attempt is planned. */
export interface Failures {
  /** How many attempts have failed. */
  readonly failed: number;
  /** A number of chance, from 0 to less than 1. */
  readonly jitter: number;
  /** Milliseconds that the receiver asked for, if it did: the next attempt comes no sooner. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Milliseconds from the last failure to the next attempt; `null` when the message is given up.
 * Throws a RangeError for a number of failures that is none, and for chance that is not from 0 to less than 1.
 */
export function nextAttemptIn({ failed, jitter, retryAfterMs = 0 }: Failures): number | null {
  if (!Number.isInteger(failed) || failed < 0)
    throw new RangeError(`${failed} attempts cannot have failed: 0, 1, 2 and so on can.`);
  if (!(jitter >= 0 && jitter < 1)) throw new RangeError(`Chance is a number from 0 to less than 1, not ${jitter}.`);
  const delay = DELAYS[failed];
  return delay === undefined ? null : Math.max(Math.round(delay * (1 + MOST_JITTER * jitter)), retryAfterMs);
}
