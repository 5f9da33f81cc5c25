import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The id of the request that is being answered; a new one outside of any. */
export const requestId = (): string => storage.getStore()?.requestId ?? randomUUID();

/** Runs something as the answer to one request. */
export const asRequest = <T>(run: () => T): T => storage.run({ requestId: randomUUID() }, run);

/** Gives each HTTP request an id, which the answer carries as `X-Request-Id`. */
export function requestContext(_request: Request, response: Response, next: NextFunction): void {
  asRequest(() => {
    response.setHeader('X-Request-Id', requestId());
    next();
  });
}
