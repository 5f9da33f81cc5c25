import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';
import { MOST_CURVES } from './pictures/rating-picture.js';
import { MOST_LINES } from './pictures/standings-picture.js';

const version = z.coerce.number().int().min(1).optional().meta({
  description: 'The league at this version; by default as it is now.',
});
const lines = z.coerce
  .number()
  .int()
  .min(1)
  .max(MOST_LINES)
  .optional()
  .meta({ description: 'The number of lines, from the first; by default 32.' });
const group = z.coerce.number().int().min(1).max(64).optional().meta({
  description: 'Number of a group: the report of its rounds, before the finals.',
});
const parameters = { leagueId: 'The league.', number: 'Number of the season.' };
const text = (description: string) => (): JsonSchema => ({ type: 'string', description });
const svg = text('An SVG document; nothing in it runs, or is loaded from elsewhere.');

/** A season as a tournament report. */
export const trfRoute = {
  path: '/v1/leagues/{leagueId}/seasons/{number}/season.trf',
  name: 'seasonTrf',
  group: 'leagues',
  summary: 'A season as a tournament report of FIDE (TRF26)',
  description:
    'For programs of arbiters and for pairing engines: players, results, points, places, tie-breaks, byes and virtual points. Teams on boards have theirs, too, and their line-ups. Only for Swiss seasons and round robins that score by win, draw and loss (404 for others); of a season in groups, for one group.',
  parameters,
  query: z.object({ version, group }),
  answers: { 'text/plain': text('TRF26: lines with fixed columns, each with CR LF at its end.') },
} as const satisfies OwnRoute;

/** The rounds of a season for calendars. */
export const calendarRoute = {
  path: '/v1/leagues/{leagueId}/seasons/{number}/rounds.ics',
  name: 'seasonCalendar',
  group: 'leagues',
  summary: 'The rounds of a season as a calendar',
  description: 'An event for each paired round, with its pairings: from its start until absent players forfeit.',
  parameters,
  query: z.object({ version }),
  answers: { 'text/calendar': text('iCalendar (RFC 5545).') },
} as const satisfies OwnRoute;

/** The table of a season, drawn. */
export const standingsPictureRoute = {
  path: '/v1/leagues/{leagueId}/seasons/{number}/standings.svg',
  name: 'seasonStandingsPicture',
  group: 'leagues',
  summary: 'The table of a season, drawn',
  description:
    'The first lines of the table, in your preferred language. Each line has `data-ref`, the id of its participant.',
  parameters,
  query: z.object({ version, lines }),
  answers: { 'image/svg+xml': svg },
} as const satisfies OwnRoute;

/** The bracket of a season, drawn. */
export const bracketPictureRoute = {
  path: '/v1/leagues/{leagueId}/seasons/{number}/bracket.svg',
  name: 'seasonBracketPicture',
  group: 'leagues',
  summary: 'The bracket of a season, drawn',
  description:
    'The bracket of an elimination from the round of 64 on, in your preferred language. Matches and players have `data-ref`: the id of the match, and that of the participant. 404 for a season without a bracket.',
  parameters,
  query: z.object({ version }),
  answers: { 'image/svg+xml': svg },
} as const satisfies OwnRoute;

/** The ratings of a season, drawn. */
export const ratingsPictureRoute = {
  path: '/v1/leagues/{leagueId}/seasons/{number}/ratings.svg',
  name: 'seasonRatingsPicture',
  group: 'leagues',
  summary: 'The ratings of a season, drawn',
  description: `The ratings of the ${MOST_CURVES} best players as curves over their games, in your preferred language. Curves and names have \`data-ref\`, the id of the account. 404 before the first game that counts.`,
  parameters,
  query: z.object({ version }),
  answers: { 'image/svg+xml': svg },
} as const satisfies OwnRoute;

/** The ratings of an account, drawn. */
export const accountRatingsPictureRoute = {
  path: '/v1/accounts/{id}/ratings.svg',
  name: 'accountRatingsPicture',
  group: 'accounts',
  summary: 'The ratings of an account, drawn',
  description: `Its ratings in the ${MOST_CURVES} rulesets that it has played most, as curves over its games, in your preferred language. Curves and names have \`data-ref\`, the name of the ruleset. 404 before the first game that counts.`,
  parameters: { id: 'The account.' },
  answers: { 'image/svg+xml': svg },
} as const satisfies OwnRoute;

/** A page with the bracket and the table of a season, for frames in other pages. */
export const embedRoute = {
  path: '/embed/leagues/{leagueId}/seasons/{number}',
  name: 'seasonEmbed',
  group: 'leagues',
  summary: 'A season as a page for a frame',
  description:
    'The bracket, if there is one, and the first lines of the table. The only page of the server that other pages may show in a frame; it has no script.',
  parameters,
  query: z.object({ version, lines }),
  answers: { 'text/html': text('A page without scripts, which loads nothing.') },
} as const satisfies OwnRoute;

/** The routes of all files and pictures of a season that are no sheets. */
export const seasonFileRoutes: readonly OwnRoute[] = [
  trfRoute,
  calendarRoute,
  standingsPictureRoute,
  bracketPictureRoute,
  ratingsPictureRoute,
  accountRatingsPictureRoute,
  embedRoute,
];
