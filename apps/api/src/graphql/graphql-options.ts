import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Contracts } from '#contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { GqlOptionsFactory } from '@nestjs/graphql';
import type { Request } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Authentication } from '../access/authentication.js';
import type { FaultReport } from '../api-parts.js';
import { API_SETTINGS, REPORT_FAULT } from '../core/tokens.js';
import type { ApiSettings } from '../api-settings.js';
import { keepSubject } from '../access/rate-limit-subject.js';
import { LEAST_COST } from '../access/points.js';
import { standingHeaders } from '../access/rate-limit-headers.js';
import { credentialsIn } from '../access/credentials.js';
import { addressOf } from '../requests/address-of.js';
import { ApiContexts } from '../requests/api-context.js';
import { answerStatus } from './answer-status.js';
import { answerText } from './answer-text.js';
import { costPlugin, introspectionPlugin, readingPlugin, type PaidContext } from './apollo-plugins.js';
import { asError } from './as-error.js';
import { limitRules } from './document-limits.js';
import { inGraphql } from './graphql-error.js';
import { GRAPHQL_PATH } from './graphql-path.js';
import { maskError } from './mask-errors.js';
import { DocumentCheck } from './document-check.js';
import { notTooNested } from './nesting.js';
import { runnable } from './runnable.js';
import { storableLiterals, storableVariables } from './storable-texts.js';
import { preferredLocale } from '../requests/preferred-locale.js';
import { measured, requestId } from '../requests/request-context.js';
import { wholeSchema } from './whole-schema.js';

/** The options of GraphQL over HTTP. */
@Injectable()
export class GraphqlOptions implements GqlOptionsFactory<ApolloDriverConfig> {
  @Inject(DocumentCheck) private readonly documents: DocumentCheck;

  constructor(
    private readonly authentication: Authentication,
    private readonly contexts: ApiContexts,
    private readonly contracts: Contracts,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  createGqlOptions(): ApolloDriverConfig {
    const { documents, sizes } = this.settings;
    return {
      driver: ApolloDriver,
      path: GRAPHQL_PATH,
      autoSchemaFile: true,
      // Nest would run the introspection query at each start; the schema is validated with the first document.
      buildSchemaOptions: { skipCheck: true },
      transformSchema: (schema) => wholeSchema(schema, this.contracts),
      playground: false,
      introspection: true,
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      cache: 'bounded',
      logger: this.logger(),
      includeStacktraceInErrorResponses: false,
      hideSchemaDetailsFromClientErrors: false,
      autoTransformHttpErrors: false,
      preserveHttpStatusForExecutionErrors: false,
      validationRules: [...limitRules(this.settings), storableLiterals],
      parseOptions: { maxLexicalTokens: documents.tokens },
      plugins: [readingPlugin, runnable, costPlugin(documents.cost), introspectionPlugin, answerStatus],
      stringifyResult: (answer) => measured(() => answerText(answer, sizes.answer)),
      context: ({ req }: { readonly req: Request }) => inGraphql(() => this.contextOf(req)),
      formatError: (formatted, error) => this.masked(formatted, error),
    };
  }

  private async contextOf(request: Request): Promise<PaidContext> {
    const address = addressOf(request);
    const { caller, subject } = await this.authentication.authenticate(credentialsIn(request), address, LEAST_COST);
    keepSubject(request, subject);
    request.res?.set(standingHeaders(subject.standing));
    measured(() => this.hold(askedBy(request)));
    return { ...this.contexts.for(caller, preferredLocale(request.headers['accept-language']), address), subject };
  }

  /** Enforces the limits of a request before it is parsed. */
  private hold({ query, variables }: Asked): void {
    this.documents.hold(query);
    notTooNested(variables, this.settings.documents.nesting);
    storableVariables(variables);
  }

  /** Apollo's log goes where faults are reported. */
  private logger(): NonNullable<ApolloDriverConfig['logger']> {
    const report = (message?: unknown): void => this.report(asError(message));
    return { debug: () => undefined, info: () => undefined, warn: report, error: report };
  }

  private masked(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
    const known =
      error instanceof GraphQLError ? error : new GraphQLError(formatted.message, { originalError: asError(error) });
    return maskError(known, requestId(), this.report);
  }
}

/** The parameters of a client's request, still unchecked. */
interface Asked {
  readonly query?: unknown;
  readonly variables?: unknown;
}

/** The parameters of a request: from its body, or for a GET from its address, where variables are text. */
function askedBy({ method, body, query }: Request): Asked {
  return method === 'GET'
    ? { query: query['query'], variables: jsonOf(query['variables']) }
    : ((body as Asked | undefined) ?? {});
}

/** The JSON in a text; `undefined` when there is none, which is refused later. */
function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
