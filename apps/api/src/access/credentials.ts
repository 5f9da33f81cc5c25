import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { isOfThisHost } from './origins.js';

/** The cookie in which a browser keeps the token that somebody has signed in with on a page of ours. */
export const SESSION_COOKIE = 'chronicler';

/**
 * What a request shows to be somebody, as the header `Authorization` has it; `undefined` for nothing. The cookie counts only where the browser says that a page of this very
 * origin asks: nobody else's page, however near its origin, acts for who looks at it.
 */
export function credentialsIn(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) return authorization;
  if (cookie === undefined || !isOfOwnPage(request)) return undefined;
  const token = parseCookie(cookie)[SESSION_COOKIE];
  return token === undefined ? undefined : `Bearer ${token}`;
}

/** Whether a browser says that a page of this origin asks: by `Sec-Fetch-Site`, or by `Origin` when it opens a socket. */
export const isOfOwnPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-site'] === undefined ? isOfThisHost(headers) : headers['sec-fetch-site'] === 'same-origin';
