import type { Standing } from './payer.js';

/** Headers that say how somebody stands: points of a minute, what is left of them, and in how many seconds they are back. */
export const standingHeaders = (standing: Standing | undefined): Record<string, string> =>
  standing === undefined
    ? {}
    : {
        'ratelimit-limit': String(standing.limit),
        'ratelimit-remaining': String(standing.remaining),
        'ratelimit-reset': String(standing.reset),
      };
