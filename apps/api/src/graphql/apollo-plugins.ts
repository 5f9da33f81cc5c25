import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { ApiContext } from '../requests/api-context.js';
import { affordable } from './cost.js';
import { inGraphql } from './graphql-error.js';

/** Weighs an operation before it runs, refuses what is too costly, and says in `extensions.cost` what it was. */
export const costPlugin = (limit: number): ApolloServerPlugin<ApiContext> => ({
  requestDidStart() {
    let cost = 0;
    return Promise.resolve<GraphQLRequestListener<ApiContext>>({
      didResolveOperation: ({ schema, document, request: { operationName, variables } }) =>
        inGraphql(() => {
          cost = affordable({ schema, document, operationName, variables }, limit);
        }),
      willSendResponse({ response: { body } }) {
        if (body.kind === 'single' && cost > 0) {
          body.singleResult.extensions = { ...body.singleResult.extensions, cost: { requested: cost, limit } };
        }
        return Promise.resolve();
      },
    });
  },
});
