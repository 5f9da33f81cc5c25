import type { Route } from './route.js';

/** For operators of the server. */
export const operationRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/operations',
    group: 'operations',
    summary: 'What needs an operator',
    document: 'query operations { operations { ...Operations } }',
  },
  {
    method: 'post',
    path: '/v1/operations/games/{gameId}',
    group: 'operations',
    summary: 'Park, resume or abandon a game',
    document: 'mutation operateOnGame { operateOnGame(input: $input) { ...OperatedGame } }',
  },
];
