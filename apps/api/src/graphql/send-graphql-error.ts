import type { ArgumentsHost } from '@nestjs/common';
import type { Response } from 'express';
import { GraphQLError } from 'graphql';
import type { FaultReport } from '../api-parts.js';
import { httpStatusOf } from '../errors/http-status.js';
import { requestId } from '../requests/request-context.js';
import { asError } from './as-error.js';
import { maskError } from './mask-errors.js';

/** Answers a request that did not reach GraphQL, in GraphQL's form. */
export function sendGraphqlError(error: unknown, host: ArgumentsHost, report: FaultReport): void {
  const response = host.switchToHttp().getResponse<Response>();
  const { status, retryAfter } = httpStatusOf(error);
  const { message } = asError(error);
  const masked = maskError(new GraphQLError(message, { originalError: asError(error) }), requestId(), report);
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ errors: [masked] });
}
