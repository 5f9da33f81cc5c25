import { LOOPBACK_ORIGIN, type AllowedOrigins } from '#platform';

/** The browser's statement of where a request comes from; no page can set it. */
export interface Whence {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

/**
 * Whether a socket may be opened from its origin: by a program, which has none; by a page of this very host; or by a
 * page that is allowed.
 */
export const isFromHere = ({ origin, host }: Whence, allowed: AllowedOrigins): boolean =>
  origin === undefined ||
  allowed === 'any' ||
  (allowed === 'loopback' ? LOOPBACK_ORIGIN.test(origin) : allowed.includes(origin)) ||
  isOfThisHost({ origin, host });

/** Whether the request comes from a page of this very host. */
export const isOfThisHost = ({ origin = '', host }: Whence): boolean =>
  host !== undefined && /^https?:\/\/(.+)$/.exec(origin)?.[1] === host;
