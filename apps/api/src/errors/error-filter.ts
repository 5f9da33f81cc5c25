import { Catch, HttpException, Inject, NotFoundException, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter, HttpAdapterHost } from '@nestjs/core';
import type { FaultReport } from '../api-parts.js';
import { REPORT_FAULT } from '../core/tokens.js';
import { asGraphqlError } from '../graphql/graphql-error.js';
import { isGraphqlPath } from '../graphql/graphql-path.js';
import { sendGraphqlError } from '../graphql/send-graphql-error.js';
import { sendNoSuchPage } from '../pages/no-such-page.js';
import type { ApiContext } from '../requests/api-context.js';
import { ProblemFilter } from '../rest/problem-filter.js';
import { refusedRequest } from './refused-request.js';

/**
 * Formats the errors of handlers for their transport: for GraphQL, where `maskError` then decides what is logged and
 * what a client reads; as a problem (RFC 9457) for everything else. A request that is refused before any handler, such
 * as one that is too large, gets the form of its path; a browser at an address without anything gets the app.
 */
@Catch()
export class ErrorFilter extends BaseExceptionFilter {
  constructor(
    @Inject(HttpAdapterHost) { httpAdapter }: HttpAdapterHost,
    private readonly problems: ProblemFilter,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {
    super(httpAdapter);
  }

  override catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql')
      throw asGraphqlError(exception, host.getArgs<[unknown, unknown, ApiContext]>()[2].locale);
    const sent = exception instanceof NotFoundException ? sendNoSuchPage(host.switchToHttp().getResponse()) : undefined;
    if (sent) void sent.catch((refused: unknown) => this.problems.catch(refused, host));
    else this.answer(exception, host);
  }

  private answer(exception: unknown, host: ArgumentsHost): void {
    const error = refusedRequest(exception);
    const { originalUrl } = host.switchToHttp().getRequest<{ readonly originalUrl: string }>();
    // An answer on purpose: what health says when it is not well.
    if (error instanceof HttpException) super.catch(error, host);
    else if (isGraphqlPath(originalUrl)) sendGraphqlError(error, host, this.report);
    else this.problems.catch(error, host);
  }
}
