import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type ErrorRequestHandler, type RequestHandler } from 'express';
import { spentTime } from './request-context.js';

const stretches = new WeakMap<IncomingMessage, () => void>();

/** Reads JSON bodies of up to `limit` bytes, and charges the time to the request, from the arrival of the last byte. */
export function readBodies(app: NestExpressApplication, limit: number): void {
  const verify = (request: IncomingMessage): void => {
    const end = spentTime()?.begin();
    if (end) stretches.set(request, end);
  };
  const read: RequestHandler = (request, _response, next) => {
    stretches.get(request)?.();
    next();
  };
  const unread: ErrorRequestHandler = (fault, request, _response, next) => {
    stretches.get(request)?.();
    next(fault);
  };
  app.use(json({ limit, verify }), read, unread);
}
