import { locales } from '#kernel';
import { z } from 'zod';
import { pieceSchema } from './piece-types.js';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';

const svg = (): JsonSchema => ({
  type: 'string',
  description: 'An SVG document; nothing in it runs, or is loaded from elsewhere.',
});

const jsonOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _draft, ...json } = z.toJSONSchema(schema);
  return json;
};

const ruleset = 'The name of the ruleset.';
const list = 'A list of the box, as named in `content`: `cards`, `tileFaces`.';

/** A piece of a box, and its addresses. */
export const listedPieceSchema = z
  .object({
    list: z.string(),
    id: z.string(),
    data: z.string().meta({ description: 'The path of the piece as data.' }),
    picture: z.string().nullable().meta({ description: 'The path of the piece as SVG; null where it is not drawn.' }),
  })
  .meta({ description: 'A piece of a box, and its addresses.' });

/** A rule of the catalogue. */
export const ruleSchema = z
  .object({
    id: z.string(),
    ruleset: z
      .string()
      .nullable()
      .meta({ description: 'The ruleset; null for rules that several share, and for rules of every game.' }),
    text: z.string().meta({ description: 'The text of the rule in English, as Markdown.' }),
    source: z.string().meta({
      description:
        'The place in the published rules, and how clearly they state it; empty where the catalogue does not say.',
    }),
  })
  .meta({ description: 'A rule of the catalogue.' });

/** Everything in the box of a ruleset. */
export const piecesRoute = {
  path: '/v1/rulesets/{name}/pieces',
  name: 'pieces',
  group: 'boxes',
  summary: 'The contents of the box, piece by piece',
  description: 'Every piece of the box that has an id, with its paths as data and as a picture.',
  parameters: { name: ruleset },
  answers: { 'application/json': () => ({ type: 'array', items: jsonOf(listedPieceSchema) }) },
} as const satisfies OwnRoute;

/** A piece as a picture. */
export const piecePictureRoute = {
  path: '/v1/rulesets/{name}/{list}/{id}.svg',
  name: 'piecePicture',
  group: 'boxes',
  summary: 'A piece of the box, drawn',
  description: 'A card, a tile or a board, in your preferred language.',
  parameters: { name: ruleset, list, id: 'The id of the piece.' },
  query: z.object({
    locale: z.enum(locales).optional().meta({ description: 'Its language, where it is not the preferred one.' }),
  }),
  answers: { 'image/svg+xml': svg },
} as const satisfies OwnRoute;

/** A piece as data. */
export const pieceRoute = {
  path: '/v1/rulesets/{name}/{list}/{id}',
  name: 'piece',
  group: 'boxes',
  summary: 'A piece of the box, as data',
  description: 'A card, a tile or another piece of the box, as in `content`.',
  parameters: { name: ruleset, list, id: 'The id of the piece.' },
  answers: { 'application/json': pieceSchema },
} as const satisfies OwnRoute;

/** A rule by its id. */
export const ruleRoute = {
  path: '/v1/rules/{id}',
  name: 'rule',
  group: 'boxes',
  summary: 'What a rule says',
  description:
    'A rule of the catalogue, by the id that refusals give as `ruleId`; `KERNEL` is for rules of every game.',
  parameters: { id: 'The id of the rule, for instance `GUILD-037`.' },
  answers: { 'application/json': () => jsonOf(ruleSchema) },
} as const satisfies OwnRoute;

/** A game as a picture. */
export const gamePictureRoute = {
  path: '/v1/games/{id}/{picture}.svg',
  name: 'gamePicture',
  group: 'games',
  summary: 'A game, drawn',
  description:
    'The view of a spectator, or with `seat` that of your own seat; now, or at `version`. Every ruleset with pictures has the picture `table`.',
  parameters: { id: 'The game.', picture: 'The name of the picture: `table`.' },
  query: z.object({
    version: z.int().min(1).max(999_999_999).optional().meta({ description: 'The game at this version.' }),
    seat: z.int().min(0).max(999_999_999).optional().meta({ description: 'The game as seen by this seat.' }),
  }),
  answers: { 'image/svg+xml': svg },
} as const satisfies OwnRoute;
