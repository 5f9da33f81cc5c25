import { Catch, Inject, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter, HttpAdapterHost } from '@nestjs/core';
import { asGraphqlError } from '../graphql/graphql-error.js';
import { ProblemFilter } from '../rest/problem-filter.js';
import { ApiError } from './api-error.js';

/**
 * Dresses what handlers throw for the transport that it leaves by: for GraphQL, where `maskError` then decides what is
 * logged and what a client reads; as a problem for everything else.
 */
@Catch()
export class ErrorFilter extends BaseExceptionFilter {
  constructor(
    @Inject(HttpAdapterHost) { httpAdapter }: HttpAdapterHost,
    private readonly problems: ProblemFilter,
  ) {
    super(httpAdapter);
  }

  override catch(exception: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw asGraphqlError(exception);
    if (exception instanceof ApiError) this.problems.catch(exception, host);
    else super.catch(exception, host);
  }
}
