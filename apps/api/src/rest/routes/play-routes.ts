import type { Route } from './route.js';

/** The play of a seat in a running game. */
export const playRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/games/{gameId}/legal-commands',
    group: 'play',
    summary: 'The legal commands of your seat',
    document: `query legalCommands { game(id: $gameId) { legalCommands(first: $first) { ...LegalCommand } } }`,
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/choices',
    group: 'play',
    summary: 'What your seat can select next, to find a command',
    document: `query choices { game(id: $gameId) { choices(after: $after) { ...GameChoices } } }`,
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
    summary: 'Send several commands, up to the first that draws chance or reveals something',
    document: 'mutation submitCommands { submitCommands(input: $input) { ...CommandResult } }',
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/conditional',
    group: 'play',
    summary: 'The commands that your seat has planned',
    document: `query conditionalCommands { game(id: $gameId) { conditional { ...ConditionalCommands } } }`,
  },
  {
    method: 'put',
    path: '/v1/games/{gameId}/conditional',
    group: 'play',
    summary: 'Plan commands of your seat',
    document: 'mutation setConditionalCommands { setConditionalCommands(input: $input) { ...ConditionalCommands } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/take-back',
    group: 'play',
    summary: 'Take back your latest commands',
    document: 'mutation takeBack { takeBack(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/vacation',
    group: 'play',
    summary: 'Take days of vacation',
    document: 'mutation takeVacation { takeVacation(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/grants',
    group: 'play',
    summary: 'Give another seat more time',
    document: 'mutation grantTime { grantTime(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/commands/validate',
    group: 'play',
    summary: 'Try a command without carrying it out',
    document: `mutation validateCommand { validateCommand(input: $input) { ...ValidationResult } }`,
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/resign',
    group: 'play',
    summary: 'Resign',
    document: 'mutation resign { resign(input: $input) { ...CommandResult } }',
  },
];
