import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';

/** The signature key of transcripts. */
export const keysSchema = z
  .object({
    keys: z.array(
      z.object({
        name: z.string().meta({ description: 'The server’s own name.' }),
        key: z.string().meta({ description: '`name+id+key`, the argument of `chronicler verify --key`.' }),
      }),
    ),
  })
  .meta({ description: 'The signature key of transcripts.' });

const names = z.boolean().default(true).meta({ description: 'false: players are listed by seat, without names.' });

/** A finished game, in one file. */
export const transcriptRoute = {
  path: '/v1/games/{id}/transcript',
  name: 'transcript',
  group: 'games',
  summary: 'A finished game, in one signed file',
  description:
    'Every command with its events, the players and the result, the seed and the signature of the server: the input of `chronicler verify`, explained in docs/transcript.md. A running game has none.',
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

/** The result of a game, in one signed note. */
export const certificateRoute = {
  path: '/v1/games/{id}/certificate',
  name: 'certificate',
  group: 'games',
  summary: 'The result of a game, signed',
  description:
    'The players, the result, and its current value in the league of the game: a signed note of a few lines, which `chronicler certificate` checks with only the key of the server. A running game has none.',
  parameters: { id: 'The game.' },
  query: z.object({ names }),
  answers: { 'text/plain': (): JsonSchema => ({ type: 'string', description: 'A signed note.' }) },
} as const satisfies OwnRoute;

/** A campaign, in one file. */
export const campaignTranscriptRoute = {
  path: '/v1/campaigns/{id}/transcript',
  name: 'campaignTranscript',
  group: 'campaigns',
  summary: 'A campaign so far, in one signed file',
  description:
    'Every command with its events, and the final hashes of its games: `chronicler verify` checks it against their transcripts, if given.',
  parameters: { id: 'The campaign.' },
  answers: transcriptRoute.answers,
} as const satisfies OwnRoute;

/** A league, in one file. */
export const leagueTranscriptRoute = {
  path: '/v1/leagues/{leagueId}/transcript',
  name: 'leagueTranscript',
  group: 'leagues',
  summary: 'A league so far, in one signed file',
  description:
    'Every command with its events, and the final hashes of its games: `chronicler verify` checks it against their transcripts, if given, and `chronicler season` computes tables and ratings from it.',
  parameters: { leagueId: 'The league.' },
  answers: transcriptRoute.answers,
} as const satisfies OwnRoute;

/** The public keys of the server. */
export const keysRoute = {
  path: '/v1/keys',
  name: 'keys',
  group: 'games',
  summary: 'The signature key of transcripts',
  description: 'The public key of the server. Keep it where the server cannot change it.',
  parameters: {},
  answers: {
    'application/json': (): JsonSchema => {
      const { $schema: _draft, ...json } = z.toJSONSchema(keysSchema);
      return json;
    },
  },
} as const satisfies OwnRoute;
