import type { Response } from 'express';
import { ApiError } from '../errors/api-error.js';
import { httpStatusOf } from '../errors/http-status.js';
import { requestId, requestLocale } from '../requests/request-context.js';

/** What went wrong with a request, as RFC 9457 says it. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** By which it is found in the log. */
  readonly requestId: string;
}

/** The problem that an error is for a client. A fault of ours says nothing of itself. */
export function problemOf(error: unknown): Problem {
  const { status, title } = httpStatusOf(error);
  const detail = error instanceof ApiError ? error.messageIn(requestLocale()) : FAULT;
  return { type: 'about:blank', title, status, detail, requestId: requestId() };
}

/** Answers with a problem; nothing of it is kept in any cache. */
export function sendProblem(response: Response, error: unknown): void {
  const problem = problemOf(error);
  const { retryAfter } = httpStatusOf(error);
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
  if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.removeHeader('ETag');
  response.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
  response.send(JSON.stringify(problem));
}

const FAULT = 'Something went wrong on our side. Tell us the request id if it stays so.';
