import { once } from 'node:events';
import type { Observer } from '#platform';
import type { NextFunction, Request, Response } from 'express';
import { requestId } from './request-context.js';

/** Methods that are told by name. */
const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'OPTIONS']);

/** Lets somebody watch every request from its beginning to the end of its answer. Stands behind what gives requests their ids. */
export const watchedRequests =
  (observer: Observer) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const method = methods.has(request.method) ? request.method : 'other';
    const answered = async (): Promise<void> => {
      const closed = once(response, 'close');
      next();
      await closed;
    };
    void observer.during('request', { requestId: requestId() }, answered, () => ({
      method,
      status: response.writableFinished ? String(response.statusCode) : 'gone',
    }));
  };
