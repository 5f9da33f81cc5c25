import { plainText } from '#kernel';
import { z } from 'zod';
import { momentSchema } from '../moment.js';
import { reasonSchema } from '../reason.js';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const gameId = z.string().min(1).max(200).meta({ description: 'Id of the game of the pairing.' });
const player = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The participant: the id of an account, or the name of a team.' });
const by = z.string().min(1).meta({ description: 'Account that decided it; `system` if it follows from time.' });
const evidence = plainText(1, 500).meta({ description: 'Evidence for all to see: a text, or an address.' });
const reason = reasonSchema.meta({ description: 'The reason, which is public.' });

const placed = z
  .array(
    z
      .strictObject({
        player,
        rank: z.int().min(1).meta({ description: '1 is best; equal results share a rank.' }),
        points: z.number().default(0).meta({ description: 'Points of the game.' }),
      })
      .meta({ id: 'ReportedPlace', description: 'The result of a player in a game that was played elsewhere.' }),
  )
  .min(1)
  .max(12)
  .meta({ description: 'The result of each player of the pairing, once.' });

/** The settings of a season whose games are played elsewhere. */
export const elsewhereSchema = z
  .strictObject({
    confirmWithin: z
      .int()
      .min(60)
      .max(30 * 86_400)
      .default(86_400)
      .meta({ description: 'Seconds after which a report counts that no opponent has disputed.' }),
  })
  .meta({ id: 'Elsewhere', description: 'Games are played elsewhere, and players report the results.' });

/** The commands about results of games that are played elsewhere. */
export const reportCommandSchemas = {
  reportResult: z.strictObject({ season, gameId, placed, evidence: evidence.optional() }).meta({
    description:
      'Reports the result of a game that was played elsewhere. It counts when an opponent confirms it, or does not dispute it in time; from an organizer at once.',
  }),
  confirmReport: z
    .strictObject({ season, gameId })
    .meta({ description: 'Confirms the report of an opponent, which then counts.' }),
  disputeReport: z.strictObject({ season, gameId, reason }).meta({
    description: 'Disputes the report of an opponent: it waits for a new one, or for the decision of an organizer.',
  }),
} as const;

/** The events about results of games that are played elsewhere. */
export const reportEventSchemas = {
  resultReported: z
    .strictObject({ season, gameId, placed, evidence: evidence.optional(), by })
    .meta({ description: 'The result of a game that was played elsewhere was reported.' }),
  reportDisputed: z
    .strictObject({ season, gameId, by, reason })
    .meta({ description: 'A reported result was disputed by an opponent.' }),
  reportConfirmed: z
    .strictObject({
      season,
      gameId,
      endedAt: momentSchema.meta({ description: 'When the report was confirmed.' }),
      placed,
      scores: z
        .array(
          z
            .strictObject({ player, points: z.number().meta({ description: 'Points of the league.' }) })
            .meta({ id: 'ReportedScore', description: 'The points of a player for a game that was played elsewhere.' }),
        )
        .min(1)
        .meta({ description: 'The points of each player.' }),
      by,
    })
    .meta({ description: 'A reported result was confirmed, and counts.' }),
} as const;

/** A report of the result of a pairing. */
export interface Report {
  readonly placed: readonly { readonly player: string; readonly rank: number; readonly points: number }[];
  readonly evidence: string | null;
  readonly by: string;
  /** Why it is disputed; null while it is not. */
  readonly disputed: string | null;
  /** Version of the league with which it was made. */
  readonly version: number;
}
