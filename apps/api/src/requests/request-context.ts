import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Locale } from '#kernel';
import type { NextFunction, Request, Response } from 'express';
import { preferredLocale } from './preferred-locale.js';

interface RequestContext {
  readonly requestId: string;
  /** The language of whoever asks. */
  readonly locale: Locale;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The id of the request that is being answered; a new one outside of any. */
export const requestId = (): string => storage.getStore()?.requestId ?? randomUUID();

/** The language of the request that is being answered; English outside of any. */
export const requestLocale = (): Locale => storage.getStore()?.locale ?? 'en';

/** Runs something as the answer to one request, in the language of whoever asks. */
export const asRequest = <T>(locale: Locale, run: () => T): T => storage.run({ requestId: randomUUID(), locale }, run);

/** Gives each HTTP request an id, which the answer carries as `X-Request-Id`. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  asRequest(preferredLocale(request.headers['accept-language']), () => {
    response.setHeader('X-Request-Id', requestId());
    next();
  });
}
