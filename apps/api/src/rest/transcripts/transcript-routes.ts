import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';

/** Whose signature transcripts bear. */
export const keysSchema = z
  .object({
    keys: z.array(
      z.object({
        name: z.string().meta({ description: 'The server’s name for itself.' }),
        key: z.string().meta({ description: '`name+id+key`, as `chronicler verify --key` takes it.' }),
      }),
    ),
  })
  .meta({ description: 'Whose signature transcripts bear.' });

const names = z
  .boolean()
  .default(true)
  .meta({ description: 'false: people are told by their seats, without their names.' });

/** A game that is over, in one file. */
export const transcriptRoute = {
  path: '/v1/games/{id}/transcript',
  name: 'transcript',
  group: 'games',
  summary: 'A game that is over, in one signed file',
  description:
    'Every command with its events, who played and how it came out, the seed and the signature of the server: what `chronicler verify` judges, and docs/transcript.md explains. A running game has none.',
  parameters: { id: 'The game.' },
  query: z.object({ names }),
  answers: {
    'application/x-ndjson': (): JsonSchema => ({
      type: 'string',
      description: 'A line for the header, for every commit and for the end, each in canonical JSON.',
      contentMediaType: 'application/json',
      contentSchema: {
        type: 'object',
        description: 'A line: `header`, `commit`, or `end` with its `signature`.',
        properties: {
          header: { type: 'object' },
          commit: { type: 'object' },
          end: { type: 'object' },
          signature: { type: 'string' },
        },
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 2,
      },
    }),
  },
} as const satisfies OwnRoute;

/** How a game came out, in one signed note. */
export const certificateRoute = {
  path: '/v1/games/{id}/certificate',
  name: 'certificate',
  group: 'games',
  summary: 'How a game came out, signed',
  description:
    'Who played what, who won, and what the league of the game makes of it now: a signed note of a few lines, which `chronicler certificate` checks with the key of the server alone. A running game has none.',
  parameters: { id: 'The game.' },
  query: z.object({ names }),
  answers: { 'text/plain': (): JsonSchema => ({ type: 'string', description: 'A signed note.' }) },
} as const satisfies OwnRoute;

/** A campaign, in one file. */
export const campaignTranscriptRoute = {
  path: '/v1/campaigns/{id}/transcript',
  name: 'campaignTranscript',
  group: 'campaigns',
  summary: 'A campaign as far as it is, in one signed file',
  description:
    'Every command with its events, and the hashes that its games ended with: `chronicler verify` judges it by their transcripts, where it is given them.',
  parameters: { id: 'The campaign.' },
  answers: transcriptRoute.answers,
} as const satisfies OwnRoute;

/** A league, in one file. */
export const leagueTranscriptRoute = {
  path: '/v1/leagues/{leagueId}/transcript',
  name: 'leagueTranscript',
  group: 'leagues',
  summary: 'A league as far as it is, in one signed file',
  description:
    'Every command with its events, and the hashes that its games ended with: `chronicler verify` judges it by their transcripts, where it is given them, and `chronicler season` works out tables and ratings from it.',
  parameters: { leagueId: 'The league.' },
  answers: transcriptRoute.answers,
} as const satisfies OwnRoute;

/** The public keys of the server. */
export const keysRoute = {
  path: '/v1/keys',
  name: 'keys',
  group: 'games',
  summary: 'Whose signature transcripts bear',
  description: 'The public key of the server. Keep it where the server cannot change it.',
  parameters: {},
  answers: {
    'application/json': (): JsonSchema => {
      const { $schema: _draft, ...json } = z.toJSONSchema(keysSchema);
      return json;
    },
  },
} as const satisfies OwnRoute;
