import {
  HeaderMap,
  type ApolloServerPlugin,
  type BaseContext,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from '@apollo/server';
import { executeSync, Kind, type ExecutionResult, type OperationDefinitionNode } from 'graphql';
import type { RateLimitSubject } from '../access/rate-limit-subject.js';
import { LEAST_COST } from '../access/points.js';
import { standingHeaders } from '../access/rate-limit-headers.js';
import type { ApiContext } from '../requests/api-context.js';
import { measured, spentTime } from '../requests/request-context.js';
import { affordable } from './cost.js';
import { inGraphql } from './graphql-error.js';

/** The context of an operation over HTTP, with its payer. */
export interface PaidContext extends ApiContext {
  readonly subject: RateLimitSubject;
}

/**
 * Computes the cost of an operation before it runs, refuses one that is too costly, charges its price (the minimum
 * of every request is already paid), and reports it in `extensions.cost`.
 */
export const costPlugin = (limit: number): ApolloServerPlugin<PaidContext> => ({
  requestDidStart() {
    let cost = 0;
    return Promise.resolve<GraphQLRequestListener<PaidContext>>({
      didResolveOperation: ({ schema, document, contextValue, request: { operationName, variables } }) =>
        inGraphql(async () => {
          const price = measured(() =>
            affordable({ schema, document, operationName, variables }, { base: LEAST_COST, limit }),
          );
          await contextValue.subject.pay(price - LEAST_COST);
          cost = price;
        }),
      willSendResponse({ contextValue, response: { body, http } }) {
        if (body.kind === 'single' && cost > 0) {
          body.singleResult.extensions = { ...body.singleResult.extensions, cost: { requested: cost, limit } };
        }
        for (const header of Object.entries(standingHeaders(contextValue.subject.standing)))
          http.headers.set(...header);
        return Promise.resolve();
      },
    });
  },
});

/** Charges the parsing and validation of a document, refused or not. */
export const readingPlugin: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve<GraphQLRequestListener<BaseContext>>({
      parsingDidStart: () => untilEnded(),
      validationDidStart: () => untilEnded(),
    }),
};

/** Apollo begins at the next microtask, and calls its plugins before it awaits anything else. */
function untilEnded(): Promise<() => Promise<void>> {
  const end = spentTime()?.begin();
  return Promise.resolve(() => {
    end?.();
    return Promise.resolve();
  });
}

/** Caches introspection results: the schema never changes while a process lives. */
const introspections = new WeakMap<OperationDefinitionNode, ExecutionResult>();

/** Computes an introspection once for each document that asks for it. */
export const introspectionPlugin: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve<GraphQLRequestListener<BaseContext>>({
      responseForOperation({ schema, document, operation, operationName }): Promise<GraphQLResponse | null> {
        if (!isIntrospection(operation)) return Promise.resolve(null);
        const known = introspections.get(operation);
        const result = known ?? measured(() => executeSync({ schema, document, operationName }));
        if (result.errors) return Promise.resolve(null);
        introspections.set(operation, result);
        const { data = null } = result;
        return Promise.resolve({
          http: { headers: new HeaderMap() },
          body: { kind: 'single', singleResult: { data } },
        } as GraphQLResponse);
      },
    }),
};

/** Whether an operation only asks for the schema, without any variables. */
const isIntrospection = ({
  variableDefinitions = [],
  selectionSet: { selections },
}: OperationDefinitionNode): boolean =>
  variableDefinitions.length === 0 &&
  selections.every(
    (node) => node.kind === Kind.FIELD && ['__schema', '__type', '__typename'].includes(node.name.value),
  );
