import type { Route } from './route.js';

/** What a seat does in a running game. */
export const playRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/games/{gameId}/legal-commands',
    group: 'play',
    summary: 'What your seat may do now',
    document: `query legalCommands { game(id: $gameId) { legalCommands(first: $first) { ...LegalCommand } } }`,
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/commands',
    group: 'play',
    summary: 'Give a command',
    document: 'mutation submitCommand { submitCommand(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/commands/list',
    group: 'play',
    summary: 'Give several commands, up to the first that draws chance or makes something known',
    document: 'mutation submitCommands { submitCommands(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/take-back',
    group: 'play',
    summary: 'Take back what you have just done',
    document: 'mutation takeBack { takeBack(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/commands/validate',
    group: 'play',
    summary: 'Ask what a command would be answered',
    document: `mutation validateCommand { validateCommand(input: $input) { ...ValidationResult } }`,
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/resign',
    group: 'play',
    summary: 'Give your seat up',
    document: 'mutation resign { resign(input: $input) { ...CommandResult } }',
  },
];
