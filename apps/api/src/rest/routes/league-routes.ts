import { page } from './page-arguments.js';
import type { Route } from './route.js';

const ofSeason = (name: string, field: string): string =>
  `query ${name} { league(id: $leagueId, version: $version) { season(number: $number) { ${field} } } }`;

/** Leagues, their seasons, and their results. */
export const leagueRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/leagues',
    group: 'leagues',
    summary: 'Open a league',
    status: 201,
    location: '/v1/leagues/{league.id}',
    document: 'mutation openLeague { openLeague(input: $input) { ...LeagueResult } }',
  },
  {
    method: 'get',
    path: '/v1/leagues',
    group: 'leagues',
    summary: 'Leagues',
    document: `query leagues { leagues(${page}, account: $account) { nodes { ...League } pageInfo { ...PageInfo } } }`,
  },
  {
    method: 'get',
    path: '/v1/pairings',
    group: 'leagues',
    summary: 'Your pairings in leagues that are still to be played',
    document: `query pairings { me { pairings(${page}) { nodes { ...OwnPairing } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'get',
    path: '/v1/invitations',
    group: 'leagues',
    summary: 'Invitations to leagues that you have not answered',
    document: `query invitations { me { invitations(${page}) { nodes { ...OwnInvitation } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'get',
    path: '/v1/results',
    group: 'leagues',
    summary: 'Finished games, each once, in an order that never changes',
    document:
      'query gameResults { gameResults(afterNumber: $afterNumber, first: $first, ruleset: $ruleset, leagueId: $leagueId) { ...GameResultPage } }',
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}',
    group: 'leagues',
    summary: 'A league',
    isTagged: true,
    document: 'query league { league(id: $leagueId, version: $version) { ...League } }',
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/events',
    group: 'leagues',
    summary: 'The events of a league, with authors and reasons of decisions',
    document: `query leagueEvents { league(id: $leagueId) { events(${page}, afterVersion: $afterVersion) { nodes { ...LeagueEvent } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'post',
    path: '/v1/leagues/{leagueId}/seasons',
    group: 'leagues',
    summary: 'Open a season',
    document: 'mutation openSeason { openSeason(input: $input) { ...LeagueResult } }',
  },
  {
    method: 'post',
    path: '/v1/leagues/{leagueId}/commands',
    group: 'leagues',
    summary: 'Enter, accept, decline, withdraw, challenge, wait, pair, decide',
    document: 'mutation leagueCommand { leagueCommand(input: $input) { ...LeagueResult } }',
  },
  {
    method: 'post',
    path: '/v1/leagues/{leagueId}/vouch',
    group: 'leagues',
    summary: 'Vouch for a league in the name of the operator of the server, or revoke it',
    document: 'mutation vouchForLeague { vouchForLeague(input: $input) { ...LeagueResult } }',
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}',
    group: 'leagues',
    summary: 'A season, with its plan',
    document: ofSeason('leagueSeason', '...LeagueSeason'),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/entries',
    group: 'leagues',
    summary: 'The participants of a season',
    document: ofSeason('seasonEntries', `entries(${page}) { nodes { ...SeasonEntry } pageInfo { ...PageInfo } }`),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/invitations',
    group: 'leagues',
    summary: 'The invitations to a season',
    document: ofSeason(
      'seasonInvitations',
      `invitations(${page}) { nodes { ...SeasonInvitation } pageInfo { ...PageInfo } }`,
    ),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/rounds',
    group: 'leagues',
    summary: 'The rounds of a season, with their pairings and results',
    page: 3,
    document: ofSeason('seasonRounds', `rounds(${page}) { nodes { ...SeasonRound } pageInfo { ...PageInfo } }`),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/penalties',
    group: 'leagues',
    summary: 'The penalties of a season',
    document: ofSeason('seasonPenalties', `penalties(${page}) { nodes { ...SeasonPenalty } pageInfo { ...PageInfo } }`),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/waiting',
    group: 'leagues',
    summary: 'The participants that wait for a game in an arena',
    document: ofSeason('seasonWaiting', `waiting(${page}) { nodes { ...SeasonWaiting } pageInfo { ...PageInfo } }`),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/standings',
    group: 'leagues',
    summary: 'The table of a season',
    document: ofSeason(
      'seasonStandings',
      `standings(${page}) { nodes { ...SeasonStanding } pageInfo { ...PageInfo } }`,
    ),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/ratings/{ruleset}',
    group: 'leagues',
    summary: 'The ratings of the players of a league, over all its seasons of a ruleset',
    document: `query leagueRatings { league(id: $leagueId, version: $version) { ratings(ruleset: $ruleset, ${page}) { nodes { ...Rating } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/ratings/{ruleset}/{account}',
    group: 'leagues',
    summary: 'The history of the rating of an account over all seasons, game by game',
    document: `query leagueRating { league(id: $leagueId, version: $version) { rating(ruleset: $ruleset, account: $account) { ...Rating steps(${page}) { nodes { ...RatingStep } pageInfo { ...PageInfo } } } } }`,
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/ratings',
    group: 'leagues',
    summary: 'The ratings of the players of a season',
    document: ofSeason('seasonRatings', `ratings(${page}) { nodes { ...Rating } pageInfo { ...PageInfo } }`),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/ratings/{account}',
    group: 'leagues',
    summary: 'The history of the rating of an account, game by game',
    document: ofSeason(
      'seasonRating',
      `rating(account: $account) { ...Rating steps(${page}) { nodes { ...RatingStep } pageInfo { ...PageInfo } } }`,
    ),
  },
  {
    method: 'get',
    path: '/v1/leagues/{leagueId}/seasons/{number}/proposal',
    group: 'leagues',
    summary: 'The next round, as proposed by the format of a season',
    document: ofSeason('seasonProposal', 'proposal { ...SeasonProposal }'),
  },
];
