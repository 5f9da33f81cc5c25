import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Whether this process will stop soon: it still answers, but clients should send their next request to another one. */
@Injectable()
export class Closing {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}

/** Adds to each response of a process that will stop soon that the connection closes. */
export const lastAnswers =
  (closing: Closing) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    if (closing.hasBegun) response.setHeader('Connection', 'close');
    next();
  };
