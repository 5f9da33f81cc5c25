import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { isOfThisHost } from './origins.js';

/** The cookie in which a browser keeps the token of a sign-in on a page of ours. */
export const SESSION_COOKIE = 'chronicler';

/**
 * The credentials of a request, in the form of the header `Authorization`; `undefined` for none. The cookie counts
 * only where the browser says that the request comes from a page of this very origin: a page of any other origin,
 * however near, cannot act for its visitor.
 */
export function credentialsIn(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined) return authorization;
  if (cookie === undefined || !isOfOwnPage(request)) return undefined;
  const token = parseCookie(cookie)[SESSION_COOKIE];
  return token === undefined ? undefined : `Bearer ${token}`;
}

/**
 * Whether the browser says that the request comes from a page of this origin: by `Sec-Fetch-Site`, or by `Origin`
 * when it opens a socket.
 */
export const isOfOwnPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-site'] === undefined ? isOfThisHost(headers) : headers['sec-fetch-site'] === 'same-origin';
