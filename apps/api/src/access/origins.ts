import { LOOPBACK_ORIGIN, type AllowedOrigins } from '#platform';

/**
 * Whether a socket may be opened from where it is: by a program, which has no origin; by a page of this very host; or by a
 * page that is allowed.
 */
export const isFromHere = (
  { origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined },
  allowed: AllowedOrigins,
): boolean =>
  origin === undefined ||
  allowed === 'any' ||
  (allowed === 'loopback' ? LOOPBACK_ORIGIN.test(origin) : allowed.includes(origin)) ||
  /^https?:\/\/(.+)$/.exec(origin)?.[1] === host;
