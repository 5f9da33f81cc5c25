import { page } from './page-arguments.js';
import type { Route } from './route.js';

/** Reading games. */
export const gameRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/games',
    group: 'games',
    summary: 'Games, filtered',
    document: `query games { games(filter: $filter, order: $order, oldestFirst: $oldestFirst, ${page}) { nodes { ...ListedGame } pageInfo { ...PageInfo } } }`,
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}',
    group: 'games',
    summary: 'A game',
    isTagged: true,
    document: 'query game { game(id: $gameId) { ...Game } }',
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/view',
    group: 'games',
    summary: 'Your view of a game',
    isTagged: true,
    document: 'query view { game(id: $gameId) { ...SeenGame } }',
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/presence',
    group: 'games',
    summary: 'The presence at a game',
    document: 'query presence { game(id: $gameId) { presence { ...GamePresence } } }',
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/versions/{version}',
    group: 'games',
    summary: 'A game at a version',
    document: `query gameAt { game(id: $gameId) { at(version: $version) { ...GameAt } } }`,
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/changes',
    group: 'games',
    summary: 'The changes between two versions, as a JSON Patch',
    isDocument: true,
    document: 'query changes { game(id: $gameId) { changes(from: $from, to: $to, as: $as) } }',
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/events',
    group: 'games',
    summary: 'The events of a game',
    document: `query events { game(id: $gameId) { events(afterVersion: $afterVersion, atLeast: $atLeast, types: $types, ${page}) { nodes { ...GameEvent } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/verification',
    group: 'games',
    summary: 'Verify a finished game',
    document: 'query verifyGame { verifyGame(id: $gameId) { ...GameVerdict } }',
  },
];
