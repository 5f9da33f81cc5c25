import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';
import type { SheetName } from './season-sheets.js';

/** The formats of sheets. */
export type SheetForm = 'csv' | 'ndjson';

const told: Readonly<Record<SheetName, { readonly summary: string; readonly description: string }>> = {
  results: {
    summary: 'All results of a season, in one file',
    description:
      'A row for each player in each game of each round, and for each player without one (`BYE`): the points for the league (`points`), and the result of the game (`rank`, `gamePoints`).',
  },
  standings: {
    summary: 'The table of a season, in one file',
    description: 'All lines of the table, with a column for each tie-break of the plan.',
  },
  entrants: {
    summary: 'The participants of a season, in one file',
    description:
      'All participants by their numbers, with the names of their members and the round after which they withdrew.',
  },
  ratings: {
    summary: 'The ratings of a season, in one file',
    description: 'All players of the season, the best first.',
  },
};

const answers: Readonly<Record<SheetForm, OwnRoute['answers']>> = {
  csv: {
    'text/csv': (): JsonSchema => ({
      type: 'string',
      description:
        'RFC 4180, with a row of names first. A text that a spreadsheet would take for a formula has an apostrophe before it.',
    }),
  },
  ndjson: {
    'application/x-ndjson': (): JsonSchema => ({
      type: 'string',
      description: 'One row per line, as an object.',
      contentMediaType: 'application/json',
      contentSchema: {
        type: 'object',
        description: 'A row: the values of its columns, by name.',
        additionalProperties: { type: ['string', 'number', 'null'] },
      },
    }),
  },
};

/** The route of a sheet of a season in a form. */
export const sheetRoute = (sheet: SheetName, form: SheetForm): OwnRoute => ({
  path: `/v1/leagues/{leagueId}/seasons/{number}/${sheet}.${form}`,
  name: `season${sheet.charAt(0).toUpperCase()}${sheet.slice(1)}${form === 'csv' ? 'Csv' : 'Ndjson'}`,
  group: 'leagues',
  summary: `${told[sheet].summary}, as ${form === 'csv' ? 'CSV' : 'NDJSON'}`,
  description: `${told[sheet].description} Players are listed with their ids and names.`,
  parameters: { leagueId: 'The league.', number: 'Number of the season.' },
  query: z.object({
    version: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The league at this version; by default as it is now.' }),
  }),
  answers: answers[form],
});

/** The routes of all sheets. */
export const sheetRoutes: readonly OwnRoute[] = (['results', 'standings', 'ratings', 'entrants'] as const).flatMap(
  (sheet) => [sheetRoute(sheet, 'csv'), sheetRoute(sheet, 'ndjson')],
);
