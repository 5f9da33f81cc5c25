import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error.js';
import { sendProblem } from './problem.js';

/** Sends refusals from outside of Nest's handlers as problems. Express handles other errors. */
export function refusals(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (error instanceof ApiError) sendProblem(response, error);
  else next(error);
}
