import { GraphQLError, type DocumentNode, type GraphQLSchema } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { ApiError } from '../errors/api-error.js';

/** An operation to be weighed. */
export interface WeighedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * What an operation costs: a point a field, lists times the size of their page. Nothing when its variables do not fit:
 * then it is not executed, and whoever refuses it says why.
 */
export function costOf({ schema, document, operationName, variables }: WeighedOperation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      variables: { ...variables },
      ...(operationName ? { operationName } : {}),
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
  } catch (error) {
    if (error instanceof GraphQLError) return 0;
    throw error;
  }
}

/** The cost of an operation. Throws an ApiError `QUERY_TOO_COSTLY` when it is above the limit. */
export function affordable(operation: WeighedOperation, limit: number): number {
  const cost = costOf(operation);
  if (cost > limit) {
    throw new ApiError(
      'QUERY_TOO_COSTLY',
      `This operation costs ${cost} points, at most ${limit} are allowed. Ask for smaller pages.`,
      { cost, limit },
    );
  }
  return cost;
}
