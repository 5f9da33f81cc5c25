import { once } from 'node:events';
import type { Observer } from '#platform';
import type { NextFunction, Request, Response } from 'express';
import { requestId } from './request-context.js';

/** Methods that are reported by name. */
const methods: ReadonlySet<string> = new Set(['GET', 'POST', 'OPTIONS']);

/**
 * Lets an observer watch every request from its beginning to the end of its response. Must come after the middleware
 * that gives requests their ids.
 */
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
