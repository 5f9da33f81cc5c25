import type { Route } from './route.js';

/** The commands at a table before and after the play. */
export const tableRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/games',
    group: 'tables',
    summary: 'Open a game',
    status: 201,
    location: '/v1/games/{game.id}',
    document: 'mutation openGame { openGame(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/join',
    group: 'tables',
    summary: 'Sit down',
    document: 'mutation joinGame { joinGame(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/leave',
    group: 'tables',
    summary: 'Leave your seat, or remove a player',
    document: 'mutation leaveGame { leaveGame(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/bots',
    group: 'tables',
    summary: 'Seat a bot',
    document: 'mutation addBot { addBot(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/start',
    group: 'tables',
    summary: 'Start a game',
    document: 'mutation startGame { startGame(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/seed',
    group: 'tables',
    summary: 'Give your hidden seed after the start was called',
    document: 'mutation giveSeed { giveSeed(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/abandon',
    group: 'tables',
    summary: 'End a game without a winner',
    document: 'mutation abandonGame { abandonGame(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/rematch',
    group: 'tables',
    summary: 'Play a game again',
    status: 201,
    location: '/v1/games/{game.id}',
    document: 'mutation rematch { rematch(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/resume',
    group: 'tables',
    summary: 'Resume a parked game',
    document: 'mutation resumeGame { resumeGame(input: $input) { ...Game } }',
  },
];
