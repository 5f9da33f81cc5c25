import { z } from 'zod';
import { byeSchema, placedSchema, scoreSchema } from '../event-parts.js';
import { momentSchema } from '../moment.js';
import { reasonSchema } from '../reason.js';

/** The most letters of an imported report: with its request it fits into the size of any request. */
const MOST_LETTERS = 90_000;

const account = z.string().min(1).max(200);
const season = z.int().min(1).meta({ description: 'Number of the season.' });
const player = account.meta({ description: 'The participant: the id of an account, or the name of a team.' });

/** How a game that was played elsewhere came to its result, in a sentence each. */
export const importedWords = {
  PLAYED: 'It was played to its end, elsewhere.',
  FORFEITED: 'A player did not appear.',
  DECIDED: 'Points without a game, by a decision.',
  ANNULLED: 'It was annulled, and does not count.',
} as const;

const result = {
  kind: z
    .enum(Object.keys(importedWords) as [keyof typeof importedWords])
    .meta({ id: 'ImportedKind', description: 'How a game that was played elsewhere came to its result.' }),
  scores: z.array(scoreSchema).max(2).meta({ description: 'The points of each player; none of an annulled game.' }),
  placed: z
    .array(placedSchema)
    .max(2)
    .meta({ description: 'The result by the report; none where no game was played.' }),
  absent: z.array(player).max(2).meta({ description: 'The players who did not appear; only of a forfeit.' }),
};

const gameId = account.meta({ description: 'Id of the game, for decisions about it: no game of the server has it.' });

/** A game of an imported round. */
export const importedPairingSchema = z
  .strictObject({
    gameId,
    players: z.array(player).length(2).meta({ description: 'The opponents, in the order of seats.' }),
    ...result,
    boards: z
      .array(
        z
          .strictObject({
            gameId,
            players: z.array(player).length(2).meta({ description: 'The teams, in the order of seats.' }),
            accounts: z.array(account).length(2).meta({ description: 'The accounts that played for them.' }),
            ...result,
          })
          .meta({ id: 'ImportedBoard', description: 'A board of a match of teams that was played elsewhere.' }),
      )
      .min(2)
      .max(12)
      .optional()
      .meta({ description: 'The boards of a match of teams, the first one first; null without boards.' }),
  })
  .meta({ id: 'ImportedPairing', description: 'A game that was played elsewhere, with its result.' });

/** The command about rounds that were played elsewhere. */
export const importCommandSchemas = {
  importRounds: z
    .strictObject({
      season,
      report: z.string().min(1).max(MOST_LETTERS).meta({
        description: 'The tournament report: FIDE’s TRF26, or TRF16. The server keeps it without the names of players.',
      }),
      participants: z.array(player).min(1).max(9_999).optional().meta({
        description:
          'The participants, in the order of their numbers in the report; by default in the order of their numbers in the season.',
      }),
      reason: reasonSchema.meta({ description: 'Where the rounds were played, which is public.' }),
    })
    .meta({
      description:
        'Takes the rounds of a tournament report into a season without rounds, whose participants are those of the report. They are marked as imported.',
    }),
} as const;

/** The event about rounds that were played elsewhere. */
export const importEventSchemas = {
  roundImported: z
    .strictObject({
      season,
      round: z.int().min(1).meta({ description: 'Number of the round, from 1.' }),
      playedAt: momentSchema.meta({
        description: 'The day of the round by the report, or the time of the import where it has none.',
      }),
      pairings: z.array(importedPairingSchema).max(5_000).meta({ description: 'All games of the round.' }),
      byes: z.array(byeSchema).meta({ description: 'The players without an opponent.' }),
      by: account.meta({ description: 'Account that decided it.' }),
      reason: reasonSchema.meta({ description: 'Where it was played, in the words of its author.' }),
    })
    .meta({
      description: 'A round that was played elsewhere was imported: results without games of this server.',
    }),
} as const;
