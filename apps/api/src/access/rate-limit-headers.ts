import type { RateLimitState } from './rate-limit-subject.js';

/** Headers with the balance of a payer: points of a minute, the rest of them, and in how many seconds they are back. */
export const standingHeaders = (standing: RateLimitState | undefined): Record<string, string> =>
  standing === undefined
    ? {}
    : {
        'ratelimit-limit': String(standing.limit),
        'ratelimit-remaining': String(standing.remaining),
        'ratelimit-reset': String(standing.reset),
      };
