import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';

const text = (description: string) => (): JsonSchema => ({ type: 'string', description });

const size = z.coerce
  .number()
  .int()
  .min(0)
  .optional()
  .meta({ description: 'The log when it had so many entries; as it is now when absent.' });

/** The head of the log. */
export const checkpointRoute = {
  path: '/v1/log/checkpoint',
  name: 'checkpoint',
  group: 'games',
  summary: 'The log of games that are over, in one signed line',
  description:
    'How many games are over, and the root of the tree over them, signed (C2SP tlog-checkpoint). Keep one: with it nobody can take a game out of the log, or change how it ended, without your finding out.',
  parameters: {},
  query: z.object({ size }),
  answers: { 'text/plain': text('A signed note.') },
} as const satisfies OwnRoute;

/** Proof that a game is in the log. */
export const logProofRoute = {
  path: '/v1/games/{id}/log-proof',
  name: 'logProof',
  group: 'games',
  summary: 'Proof that a game is in the log',
  description:
    'That a game, as it ended, is an entry of the log (C2SP tlog-proof, with its checkpoint). A game that has just ended is in the log a moment later; until then it is not found.',
  parameters: { id: 'The game.' },
  query: z.object({ size }),
  answers: { 'text/plain': text('An index, hashes, and a signed note.') },
} as const satisfies OwnRoute;

/** Proof that the log was only added to. */
export const consistencyRoute = {
  path: '/v1/log/consistency',
  name: 'consistency',
  group: 'games',
  summary: 'Proof that the log was only added to',
  description:
    'That the log contains, entry for entry, the one that had `from` entries (the form of C2SP witnesses, with its checkpoint).',
  parameters: {},
  query: z.object({
    from: z.coerce.number().int().min(0).meta({ description: 'How many entries the older one had.' }),
    size,
  }),
  answers: { 'text/plain': text('The size of the older log, hashes, and a signed note.') },
} as const satisfies OwnRoute;

/** How many leaves are given at once. */
export const MOST_LEAVES = 1_000;

/** The leaves of the log, for whoever builds the tree again. */
export const leavesRoute = {
  path: '/v1/log/leaves',
  name: 'leaves',
  group: 'games',
  summary: 'The leaves of the log',
  description: `Hashes of the entries in base64, a line each, ${MOST_LEAVES.toLocaleString('en')} at a time: whoever has all of them can work out every root. They tell no id of a game.`,
  parameters: {},
  query: z.object({
    from: z.coerce.number().int().min(0).default(0).meta({ description: 'Number of the first, from 0.' }),
  }),
  answers: { 'text/plain': text('Hashes.') },
} as const satisfies OwnRoute;
