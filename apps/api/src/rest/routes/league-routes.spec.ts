import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { costOf } from '../../graphql/cost.js';
import { fragments } from './fragments.js';
import { leagueRoutes } from './league-routes.js';

/** The points that one request may cost. */
const MOST = 10_000;

it('A page of rounds over REST costs less than a request may', () => {
  const { page: first = 20, document } = leagueRoutes.find(({ path }) => path.endsWith('/rounds'))!;
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const variables = { leagueId: 'a', number: 1, first };
  const read = `query q($leagueId: ID!, $number: Int!, $version: Int, $first: Int, $after: String, $last: Int, $before: String) ${document.slice(document.indexOf('{'))}`;
  const cost = costOf({ schema, document: parse(`${read} ${fragments}`), operationName: 'q', variables });
  expect(cost).toBeGreaterThan(MOST / 2);
  expect(cost).toBeLessThan(MOST);
});
