import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Locale } from '#kernel';
import type { RequestHandler } from 'express';
import { preferredLocale } from './preferred-locale.js';
import { SpentTime, type ProcessorMeter } from './processor-time.js';

interface RequestContext {
  readonly requestId: string;
  /** The language of the caller. */
  readonly locale: Locale;
  readonly spent: SpentTime;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The id of the current request; a new one outside of any. */
export const requestId = (): string => storage.getStore()?.requestId ?? randomUUID();

/** The language of the current request; English outside of any. */
export const requestLocale = (): Locale => storage.getStore()?.locale ?? 'en';

/** Runs a function as part of one request, in the language of its caller. */
export const asRequest = <T>(locale: Locale, meter: ProcessorMeter, run: () => T): T =>
  storage.run({ requestId: randomUUID(), locale, spent: new SpentTime(meter) }, run);

/** The processor time of the current request; `undefined` outside of any. */
export const spentTime = (): SpentTime | undefined => storage.getStore()?.spent;

/** Runs a synchronous function, and charges its time to the current request. */
export function measured<T>(run: () => T): T {
  const end = spentTime()?.begin();
  try {
    return run();
  } finally {
    end?.();
  }
}

/** Gives each HTTP request an id, which the response carries as `X-Request-Id`. */
export const requestContext =
  (meter: ProcessorMeter): RequestHandler =>
  (request, response, next) =>
    asRequest(preferredLocale(request.headers['accept-language']), meter, () => {
      response.setHeader('X-Request-Id', requestId());
      next();
    });
