import { LOOPBACK_ORIGIN, type AllowedOrigins } from '#platform';
import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';

/** A day: browsers that take less take less. */
const MAX_AGE = 86_400;

/**
 * From which pages browsers may use the API. Never with cookies, of which the one that there is counts for pages of ours alone: a
 * page that is allowed has to know a token to be anybody, so that even `any` lets no page act for who looks at it.
 */
export const crossOrigin = (allowed: AllowedOrigins): CorsOptions => ({
  origin: originsOf(allowed),
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'accept-language',
    'apollo-require-preflight',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'last-event-id',
  ],
  exposedHeaders: [
    'x-request-id',
    'retry-after',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'etag',
    'link',
    'location',
  ],
  credentials: false,
  maxAge: MAX_AGE,
});

function originsOf(allowed: AllowedOrigins): NonNullable<CorsOptions['origin']> {
  switch (allowed) {
    case 'any':
      return '*';
    case 'loopback':
      return LOOPBACK_ORIGIN;
    default:
      return [...allowed];
  }
}
