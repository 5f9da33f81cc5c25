import type { ApolloServerPlugin, BaseContext, GraphQLRequestListener } from '@apollo/server';
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

/** GraphQL over HTTP: well-formed requests are answered 200 to clients that know `application/json` only. */
export const legacyJsonStatus: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve<GraphQLRequestListener<BaseContext>>({
      willSendResponse({ request, response: { body, http } }) {
        const accept = request.http?.headers.get('accept') ?? '*/*';
        const isLegacy = !accept.includes('application/graphql-response+json');
        if (body.kind === 'single' && typeof request.query === 'string' && isLegacy) http.status = 200;
        return Promise.resolve();
      },
    }),
};
