import type { ApolloServerPlugin, BaseContext, GraphQLRequestListener } from '@apollo/server';
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import { faultStatus } from '../errors/http-status.js';
import { FAULT_CODE } from './mask-errors.js';

/**
 * The HTTP status of a response, as specified by GraphQL over HTTP. With data it is 200, even with errors. Without
 * data, a fault of ours is 503 for all clients, so that proxies and clients that know nothing of GraphQL retry. Any
 * other refusal has a status of its own for clients that ask for `application/graphql-response+json`, and is 200 for
 * those that know `application/json` only. The status for a client that has to wait is the same in both.
 */
export const answerStatus: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve<GraphQLRequestListener<BaseContext>>({
      willSendResponse({ request, response: { body, http } }) {
        if (body.kind !== 'single') return Promise.resolve();
        if (hasData(body.singleResult)) {
          http.status = 200;
        } else if (body.singleResult.errors?.some(isFault)) {
          http.status = faultStatus.status;
          http.headers.set('retry-after', String(faultStatus.retryAfter));
        } else {
          const accept = request.http?.headers.get('accept') ?? '*/*';
          const isLegacy = !accept.includes('application/graphql-response+json');
          if (typeof request.query === 'string' && isLegacy && http.status !== 429) http.status = 200;
          else if ((http.status ?? 200) === 200) http.status = 400;
        }
        return Promise.resolve();
      },
    }),
};

const hasData = ({ data }: Pick<ExecutionResult, 'data'>): boolean => data !== undefined && data !== null;

const isFault = ({ extensions }: GraphQLFormattedError): boolean => extensions?.['code'] === FAULT_CODE;
