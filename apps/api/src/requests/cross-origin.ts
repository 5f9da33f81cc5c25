import { LOOPBACK_ORIGIN, type AllowedOrigins } from '#platform';
import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';

/** A day: browsers with a lower limit use theirs. */
const MAX_AGE = 86_400;

/**
 * The pages from which browsers may use the API. Never with cookies, since the one cookie counts for pages of ours
 * alone: an allowed page needs a token to authenticate, so that even `any` lets no page act for its visitor.
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
