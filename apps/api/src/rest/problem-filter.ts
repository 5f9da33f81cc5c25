import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { FaultReport } from '../api-parts.js';
import { REPORT_FAULT } from '../core/tokens.js';
import { requestId } from '../requests/request-context.js';
import { sendProblem } from './problem.js';
import { isToldOf } from './run/faults.js';

/** Turns the errors of a REST route into problems; faults of ours are logged, and masked for the client. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(REPORT_FAULT) private readonly report: FaultReport) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    if (!isToldOf(exception)) this.report(exception, requestId());
    sendProblem(host.switchToHttp().getResponse<Response>(), exception);
  }
}
