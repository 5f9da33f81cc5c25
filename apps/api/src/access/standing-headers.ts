import type { Standing } from './payer.js';

/** Headers with the balance of a payer: points of a minute, the rest of them, and in how many seconds they are back. */
export const standingHeaders = (standing: Standing | undefined): Record<string, string> =>
  standing === undefined
    ? {}
    : {
        'ratelimit-limit': String(standing.limit),
        'ratelimit-remaining': String(standing.remaining),
        'ratelimit-reset': String(standing.reset),
      };
