import type { NextFunction, Request, Response } from 'express';
import { ApiError } from '../errors/api-error.js';
import { sendProblem } from './problem.js';

/** Tells what is refused outside of Nest's handlers, as a problem. What is no refusal is left to Express. */
export function refusals(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (error instanceof ApiError) sendProblem(response, error);
  else next(error);
}
