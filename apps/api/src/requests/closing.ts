import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Whether this process is about to stop: it still answers, and whoever asks shall ask another one next. */
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

/** Says with each answer of a process that is about to stop that nothing more comes over this connection. */
export const lastAnswers =
  (closing: Closing) =>
  (_request: Request, response: Response, next: NextFunction): void => {
    if (closing.hasBegun) response.setHeader('Connection', 'close');
    next();
  };
