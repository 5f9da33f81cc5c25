import { both } from '#kernel';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { TELLING_COST } from '../../access/points.js';
import { ApiError } from '../../errors/api-error.js';
import { noConditionalRoot } from '../conditional-root.js';
import { affordable } from '../cost.js';
import { limitRules, type DocumentLimits } from '../document-limits.js';
import { notTooNested } from '../nesting.js';
import { unresolved } from '../runnable.js';
import { storableLiterals, storableVariables } from '../storable-texts.js';

/** An operation ready to run, or why it is not run. */
export type ReadSubscription =
  | { readonly operation: ExecutionArgs; /** What it costs to tell something once. */ readonly cost: number }
  | { readonly errors: readonly GraphQLError[] };

/**
 * Reads what a client wants to subscribe to, within the same limits that hold over HTTP. Queries and mutations are
 * refused: they go over HTTP. `telling`: most that one message may cost. Throws an ApiError `QUERY_TOO_COSTLY` above the limit,
 * `BAD_USER_INPUT` when it is nested too deeply or no subscription, and a GraphQLError when its root is conditional.
 */
export function readSubscription(
  schema: GraphQLSchema,
  payload: SubscribePayload,
  limits: DocumentLimits,
  telling: number,
): ReadSubscription {
  const { query, operationName, variables } = payload;
  notTooNested(payload, limits);
  storableVariables(variables);
  const document = parsed(query, limits.tokens);
  if (document instanceof GraphQLError) return { errors: [withCode(document, 'GRAPHQL_PARSE_FAILED')] };
  noConditionalRoot(document);
  const errors = validate(schema, document, rulesWithin(limits));
  if (errors.length > 0) return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [unresolved(document, operationName)] };
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new ApiError(
      'BAD_USER_INPUT',
      both(
        'Over a socket there are subscriptions only: send queries and mutations over HTTP.',
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

const rulesWithin = (limits: DocumentLimits): readonly ValidationRule[] => [
  ...specifiedRules,
  ...limitRules(limits),
  storableLiterals,
];

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
