import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';
import type { SheetName } from './season-sheets.js';

/** In which forms sheets are given. */
export type SheetForm = 'csv' | 'ndjson';

const told: Readonly<Record<SheetName, { readonly summary: string; readonly description: string }>> = {
  results: {
    summary: 'All results of a season, in one file',
    description:
      'A row for everybody in every game of every round, and for everybody who had none (`BYE`): what it is worth (`points`), and how the game placed its players (`rank`, `gamePoints`).',
  },
  standings: {
    summary: 'The table of a season, in one file',
    description: 'Every line of the table, with a column for each tie-break of the plan.',
  },
  ratings: {
    summary: 'The ratings of a season, in one file',
    description: 'Everybody who has played in it, the best first.',
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
      description: 'A row a line, as an object.',
      contentMediaType: 'application/json',
      contentSchema: {
        type: 'object',
        description: 'A row: what stands in each column, by its name.',
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
  description: `${told[sheet].description} People are told by their ids and by their names.`,
  parameters: { leagueId: 'The league.', number: 'Number of the season, from 1.' },
  query: z.object({
    version: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The league as it was at this version; as it is now when absent.' }),
  }),
  answers: answers[form],
});

/** The routes of all sheets. */
export const sheetRoutes: readonly OwnRoute[] = (['results', 'standings', 'ratings'] as const).flatMap((sheet) => [
  sheetRoute(sheet, 'csv'),
  sheetRoute(sheet, 'ndjson'),
]);
