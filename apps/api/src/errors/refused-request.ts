import { HttpException } from '@nestjs/common';
import { ApiError, type ErrorCode } from './api-error.js';

const codes: Readonly<Record<number, ErrorCode>> = { 404: 'NOT_FOUND', 413: 'REQUEST_TOO_LARGE' };

/** What the web framework refuses before any handler of ours is asked, as an error of the API's own; others stay as they are. */
export function refusedRequest(error: unknown): unknown {
  if (!(error instanceof HttpException)) return error;
  const status = error.getStatus();
  return status >= 400 && status < 500 ? new ApiError(codes[status] ?? 'BAD_REQUEST', error.message) : error;
}
