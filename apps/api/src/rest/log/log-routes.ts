import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { OwnRoute } from '../routes/own-route.js';

const text = (description: string) => (): JsonSchema => ({ type: 'string', description });

const size = z.coerce
  .number()
  .int()
  .min(0)
  .optional()
  .meta({ description: 'The log when it had this many entries; by default as it is now.' });

/** The head of the log. */
export const checkpointRoute = {
  path: '/v1/log/checkpoint',
  name: 'checkpoint',
  group: 'games',
  summary: 'The log of finished games, in one signed line',
  description:
    'The number of finished games, and the root of the Merkle tree over them, signed (C2SP tlog-checkpoint). Keep a checkpoint: with it you can detect if a game is removed from the log, or its result changed.',
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
    'Proves that a game, with its result, is an entry of the log (C2SP tlog-proof, with its checkpoint). A game that has just ended is in the log a moment later; until then it is not found.',
  parameters: { id: 'The game.' },
  query: z.object({ size }),
  answers: { 'text/plain': text('An index, hashes, and a signed note.') },
} as const satisfies OwnRoute;

/** Proof that the log is append-only. */
export const consistencyRoute = {
  path: '/v1/log/consistency',
  name: 'consistency',
  group: 'games',
  summary: 'Proof that the log is append-only',
  description:
    'Proves that the log begins with all entries of the log that had `from` entries (in the form of C2SP witnesses, with its checkpoint).',
  parameters: {},
  query: z.object({
    from: z.coerce.number().int().min(0).meta({ description: 'Number of entries of the older log.' }),
    size,
  }),
  answers: { 'text/plain': text('The size of the older log, hashes, and a signed note.') },
} as const satisfies OwnRoute;

/** The most leaves of a response. */
export const MOST_LEAVES = 1_000;

/** The leaves of the log, for clients that rebuild the tree. */
export const leavesRoute = {
  path: '/v1/log/leaves',
  name: 'leaves',
  group: 'games',
  summary: 'The leaves of the log',
  description: `Hashes of the entries in base64, one per line, ${MOST_LEAVES.toLocaleString('en')} at a time: from all of them, a client can compute every root. They reveal no id of a game.`,
  parameters: {},
  query: z.object({
    from: z.coerce.number().int().min(0).default(0).meta({ description: 'Number of the first entry, from 0.' }),
  }),
  answers: { 'text/plain': text('Hashes.') },
} as const satisfies OwnRoute;
