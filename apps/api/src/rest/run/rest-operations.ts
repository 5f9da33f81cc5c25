import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { execute, getNamedType, isUnionType, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { subjectOf } from '../../access/rate-limit-subject.js';
import { LEAST_COST } from '../../access/points.js';
import { standingHeaders } from '../../access/rate-limit-headers.js';
import type { FaultReport } from '../../api-parts.js';
import { API_SETTINGS, REPORT_FAULT } from '../../core/tokens.js';
import type { ApiSettings } from '../../api-settings.js';
import { localized } from '#kernel';
import { ApiError } from '../../errors/api-error.js';
import { asError } from '../../graphql/as-error.js';
import { affordable } from '../../graphql/cost.js';
import { ApiContexts } from '../../requests/api-context.js';
import { measured, requestId } from '../../requests/request-context.js';
import { narrowed } from '../prepared/narrowed.js';
import { PreparedRoutes } from '../prepared/prepared-routes.js';
import type { PreparedRoute } from '../prepared/prepare-route.js';
import type { Route } from '../routes/route.js';
import { mustAccept } from './accepted.js';
import { faultOf, isToldOf } from './faults.js';
import { givenValues } from './given-values.js';
import { nothingHere } from './nothing-here.js';
import { successOf } from './refused.js';
import { mediaTypesOf, sendAnswer } from './send-answer.js';

/** Answers routes with operations of the schema: with the same rights, costs and content as over GraphQL. */
@Injectable()
export class RestOperations {
  private prepared: PreparedRoutes | undefined;

  constructor(
    private readonly host: GraphQLSchemaHost,
    private readonly contexts: ApiContexts,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  /** The routes of this server, read on first use. Throws before it has started. */
  get routes(): PreparedRoutes {
    return (this.prepared ??= new PreparedRoutes(this.host.schema));
  }

  /** Answers a request to a route. Throws an ApiError, a Refused, or a fault of ours. */
  async answer(route: Route, request: Request, response: Response): Promise<void> {
    const prepared = this.routes.of(route);
    mustAccept(request, mediaTypesOf(prepared));
    const run = measured(() => this.executionOf(prepared, request));
    const subject = subjectOf(request);
    const price = affordable(weighed(run), { base: LEAST_COST, limit: this.settings.documents.cost });
    await subject.pay(price - LEAST_COST).finally(() => response.set(standingHeaders(subject.standing)));
    const answer = this.answerIn(prepared, await measured(() => execute(run)));
    const success = isUnionType(getNamedType(prepared.answer.type)) ? successOf(answer) : answer;
    measured(() => sendAnswer(request, response, prepared, success, this.settings.sizes.answer));
  }

  /** The operation of a request, with its caller. Throws an ApiError `BAD_USER_INPUT` for an invalid request. */
  executionOf(prepared: PreparedRoute, request: Request): ExecutionArgs {
    const given = givenValues(prepared, request, this.settings.documents.nesting);
    const variableValues = { ...pageOf(prepared, given), ...given };
    return {
      schema: this.routes.schema,
      document: narrowed(prepared.document, Object.keys(variableValues)),
      variableValues,
      contextValue: this.contexts.of(request),
    };
  }

  /** The value of the field that answers a route. Throws the error, or `NOT_FOUND` for null. */
  answerIn({ path }: PreparedRoute, { data, errors = [] }: ExecutionResult): unknown {
    const faults = errors.map(faultOf);
    const [told = faults[0]] = faults.filter(isToldOf);
    for (const fault of faults) if (fault !== told && !isToldOf(fault)) this.report(fault, requestId());
    if (told !== undefined) throw asError(told);
    return path.reduce<unknown>((around, name) => {
      const found = (around as Readonly<Record<string, unknown>>)[name];
      if (found === null || found === undefined || isNothing(found)) throw nothingAt(name);
      return found;
    }, data);
  }
}

/** The size of a page where a request names none, and the route has one of its own. */
const pageOf = ({ route: { page } }: PreparedRoute, given: object): object =>
  page === undefined || 'first' in given || 'last' in given ? {} : { first: page };

/** The limits of an execution's cost. */
export const weighed = ({ schema, document, variableValues }: ExecutionArgs): Parameters<typeof affordable>[0] => ({
  schema,
  document,
  variables: variableValues,
});

/** An object of another type than requested: none of its fields was selected. */
const isNothing = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && !Array.isArray(found) && Object.keys(found).length === 0;

const nothingAt = (field: string): ApiError =>
  field === 'me'
    ? new ApiError('UNAUTHENTICATED', localized('This takes a token.', 'Il faut un jeton pour cela.'))
    : nothingHere();
