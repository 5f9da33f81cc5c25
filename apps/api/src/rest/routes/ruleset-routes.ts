import { page } from './page-arguments.js';
import type { Route } from './route.js';

/** The rulesets of the server. */
export const rulesetRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/rulesets',
    group: 'rulesets',
    summary: 'The rulesets of this server',
    document: 'query rulesets { rulesets { ...Ruleset } }',
  },
  {
    method: 'get',
    path: '/v1/rulesets/{name}',
    group: 'rulesets',
    summary: 'A ruleset',
    document: 'query ruleset { ruleset(name: $name) { ...Ruleset } }',
  },
  {
    method: 'get',
    path: '/v1/rulesets/{name}/seats',
    group: 'rulesets',
    summary: 'The numbers of seats under some options',
    document: `query seatsOfRuleset { ruleset(name: $name) { seats(options: $options) { ...TablePlan } } }`,
  },
  {
    method: 'get',
    path: '/v1/rulesets/{name}/options-schema',
    group: 'rulesets',
    summary: 'The options of a ruleset, as JSON Schema',
    document: 'query optionsSchema { ruleset(name: $name) { optionsSchema } }',
  },
  {
    method: 'get',
    path: '/v1/rulesets/{name}/content',
    group: 'rulesets',
    summary: 'The contents of the box',
    document: 'query content { ruleset(name: $name) { content } }',
  },
  {
    method: 'get',
    path: '/v1/ratings/{ruleset}',
    group: 'rulesets',
    summary: 'The ratings of all players of a ruleset',
    document: `query rulesetRatings { ruleset(name: $ruleset) { ratings(${page}) { nodes { ...Rating } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'get',
    path: '/v1/ratings/{ruleset}/{account}',
    group: 'rulesets',
    summary: 'The history of the rating of an account, game by game',
    document: `query rulesetRating { ruleset(name: $ruleset) { rating(account: $account) { ...Rating steps(${page}) { nodes { ...RatingStep } pageInfo { ...PageInfo } } } } }`,
  },
];
