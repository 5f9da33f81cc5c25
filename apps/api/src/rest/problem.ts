import type { Response } from 'express';
import { ApiError, type ErrorCode } from '../errors/api-error.js';
import { requestId } from '../requests/request-context.js';

/** What went wrong with a request, as RFC 9457 says it. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** By which it is found in the log. */
  readonly requestId: string;
}

const statuses: Readonly<Record<ErrorCode, readonly [status: number, title: string]>> = {
  BAD_USER_INPUT: [400, 'Bad Request'],
  UNAUTHENTICATED: [401, 'Unauthorized'],
  FORBIDDEN: [403, 'Forbidden'],
  NOT_FOUND: [404, 'Not Found'],
  RATE_LIMITED: [429, 'Too Many Requests'],
  QUERY_TOO_COSTLY: [400, 'Bad Request'],
  COMMAND_ID_REUSED: [409, 'Conflict'],
  GAME_BUSY: [409, 'Conflict'],
  GAME_PARKED: [409, 'Conflict'],
};

/** The problem that an error is for a client. A fault of ours says nothing of itself. */
export function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : undefined;
  const [status, title] = code === undefined ? [500, 'Internal Server Error'] : statuses[code];
  const detail = error instanceof ApiError ? error.message : FAULT;
  return { type: 'about:blank', title, status, detail, requestId: requestId() };
}

/** Answers with a problem; nothing of it is kept in any cache. */
export function sendProblem(response: Response, error: unknown): void {
  const problem = problemOf(error);
  const retryAfter = error instanceof ApiError ? error.facts['retryAfter'] : undefined;
  if (typeof retryAfter === 'number') response.set('Retry-After', String(retryAfter));
  if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.removeHeader('ETag');
  response.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
  response.send(JSON.stringify(problem));
}

const FAULT = 'Something went wrong on our side. Tell us the request id if it stays so.';
