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
    method: 'post',
    path: '/v1/games/{gameId}/take-back',
    group: 'play',
    summary: 'Take back your latest commands',
    document: 'mutation takeBack { takeBack(input: $input) { ...CommandResult } }',
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
    path: '/v1/games/{gameId}/proposal',
    group: 'play',
    summary: 'Propose a pause, an undo or a bot to the others',
    document: 'mutation propose { propose(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/proposal/answer',
    group: 'play',
    summary: 'Answer the open proposal',
    document: 'mutation answerProposal { answerProposal(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/proposal/withdraw',
    group: 'play',
    summary: 'Withdraw your proposal',
    document: 'mutation withdrawProposal { withdrawProposal(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/pause/end',
    group: 'play',
    summary: 'End the pause',
    document: 'mutation endPause { endPause(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/hand-to-bot',
    group: 'play',
    summary: 'Let a bot play on for you',
    document: 'mutation handToBot { handToBot(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/games/{gameId}/resign',
    group: 'play',
    summary: 'Resign',
    document: 'mutation resign { resign(input: $input) { ...CommandResult } }',
  },
];
