import { localized } from '#kernel';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { TELLING_COST } from '../../access/points.js';
import { ApiError } from '../../errors/api-error.js';
import { affordable } from '../cost.js';
import type { DocumentCheck } from '../document-check.js';
import { limitRules, type DocumentLimits } from '../document-limits.js';
import { notTooNested } from '../nesting.js';
import { unresolved } from '../runnable.js';
import { storableLiterals, storableVariables } from '../storable-texts.js';

/** An operation ready to run, or the reason why it is not run. */
export type ReadSubscription =
  | { readonly operation: ExecutionArgs; /** The cost of one message. */ readonly cost: number }
  | { readonly errors: readonly GraphQLError[] };

/** The limits of subscriptions. */
interface SubscriptionLimits {
  /** Checks documents before they are parsed. */
  readonly documents: DocumentCheck;
  readonly limits: DocumentLimits;
  /** The maximum cost of one message. */
  readonly telling: number;
  /** Whether it may ask for the schema. */
  readonly introspection: boolean;
}

/**
 * Reads a client's subscription, within the same limits as over HTTP. Queries and mutations are
 * refused: they go over HTTP. Throws an ApiError `QUERY_TOO_COSTLY` above the limit,
 * `BAD_USER_INPUT` when it is nested too deeply or no subscription, and a GraphQLError when its root is conditional.
 */
export function readSubscription(
  schema: GraphQLSchema,
  payload: SubscribePayload,
  { documents, limits, telling, introspection }: SubscriptionLimits,
): ReadSubscription {
  const { query, operationName, variables } = payload;
  documents.hold(query);
  notTooNested(variables, limits.nesting);
  storableVariables(variables);
  const document = parsed(query, limits.tokens);
  if (document instanceof GraphQLError) return { errors: [withCode(document, 'GRAPHQL_PARSE_FAILED')] };
  const errors = validate(schema, document, [...specifiedRules, ...limitRules({ introspection }), storableLiterals]);
  if (errors.length > 0) return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [unresolved(document, operationName)] };
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        'A socket carries only subscriptions: send queries and mutations over HTTP.',
        'Une connexion WebSocket ne porte que des abonnements : envoyez requêtes et mutations par HTTP.',
      ),
    );
  }
  const cost = affordable(
    { schema, document, operationName, variables },
    { base: TELLING_COST, limit: Math.min(telling, limits.cost) },
  );
  return {
    cost,
    operation: { schema, document, operationName: operationName ?? null, variableValues: variables ?? {} },
  };
}

function parsed(query: string, maxTokens: number): ReturnType<typeof parse> | GraphQLError {
  try {
    return parse(query, { maxLexicalTokens: maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    originalError: error,
    extensions: { code },
  });
