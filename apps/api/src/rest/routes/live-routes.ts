import type { Route } from './route.js';

/** Live updates: server-sent events, or NDJSON. */
export const liveRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/games/{gameId}/feed',
    group: 'live',
    summary: 'Follow a game',
    resumes: { variable: 'afterVersion', by: 'version' },
    document: `subscription gameEvents { gameEvents(gameId: $gameId, afterVersion: $afterVersion, atLeast: $atLeast, types: $types) { ...GameEvent } }`,
  },
  {
    method: 'get',
    path: '/v1/games/{gameId}/presence/feed',
    group: 'live',
    summary: 'Follow the presence at a game',
    document: `subscription gamePresence { gamePresence(gameId: $gameId) { ...GamePresence } }`,
  },
  {
    method: 'get',
    path: '/v1/results/feed',
    group: 'live',
    summary: 'Follow finished games, one after the other',
    resumes: { variable: 'afterNumber', by: 'number' },
    document: `subscription gameResultFeed { gameResults(afterNumber: $afterNumber, ruleset: $ruleset, leagueId: $leagueId) { ...GameResult } }`,
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/feed',
    group: 'live',
    summary: 'Follow a league',
    resumes: { variable: 'afterVersion', by: 'version' },
    document: `subscription leagueFeed { leagueEvents(leagueId: $leagueId, afterVersion: $afterVersion) { ...LeagueEvent } }`,
  },
  {
    method: 'get',
    path: '/v1/lobby',
    group: 'live',
    summary: 'Games in which seats can be taken',
    document: 'subscription lobby { lobby(filter: $filter) { ...ListedGame } }',
  },
  {
    method: 'get',
    path: '/v1/waiting',
    group: 'live',
    summary: 'Games that wait for you',
    document: 'subscription waitingForMe { waitingForMe { ...ListedGame } }',
  },
  {
    method: 'get',
    path: '/v1/bot/feed',
    group: 'live',
    summary: 'The feed for bots',
    resumes: { variable: 'since', by: 'at' },
    document: 'subscription botFeed { botFeed(since: $since) { ...BotNews } }',
  },
];
