import { localized } from '#kernel';
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLError } from 'graphql';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import { DocumentError } from './document-error.js';
import { inGraphql } from './graphql-error.js';

/** Refuses, before any cost is computed, a request that names no operation of its document, or a subscription. */
export const runnable: ApolloServerPlugin<ApiContext> = {
  requestDidStart: () =>
    Promise.resolve<GraphQLRequestListener<ApiContext>>({
      didResolveOperation: ({ operation, document, request: { operationName } }) =>
        inGraphql(() => {
          if (!operation) throw unresolved(document, operationName);
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw onlyOverSockets();
        }),
    }),
};

const onlyOverSockets = (): ApiError =>
  new ApiError(
    'BAD_USER_INPUT',
    localized(
      'Subscriptions go over the socket: open a WebSocket at this address, with the subprotocol graphql-transport-ws.',
      'Les abonnements passent par une connexion WebSocket : ouvrez-en une à cette adresse, avec le sous-protocole graphql-transport-ws.',
    ),
  );

/** The reason why a request runs no operation of its document. */
export function unresolved(document: DocumentNode, operationName: string | null | undefined): GraphQLError {
  const names = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? ''] : [],
  );
  const told = operationName
    ? localized(
        `The document has no operation “${operationName}”, but ${names.map((name) => `“${name}”`).join(', ') || 'none'}.`,
        `Le document n’a pas d’opération « ${operationName} », mais ${names.map((name) => `« ${name} »`).join(', ') || 'aucune'}.`,
      )
    : localized(
        `The document has ${names.length} operations: name the one to run in \`operationName\`.`,
        `Le document a ${names.length} opérations : nommez dans \`operationName\` celle à exécuter.`,
      );
  return new DocumentError(told, { extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } } });
}
