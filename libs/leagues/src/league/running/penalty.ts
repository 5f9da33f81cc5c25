import { z } from 'zod';
import { reasonSchema } from '../reason.js';

const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ description: 'The name of the variant.' });

/** What a penalty does. */
export const penaltySchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: kind('WARNING') }).meta({ id: 'Warning', description: 'A warning changes no result.' }),
    z
      .strictObject({
        kind: kind('GAME_LOSS'),
        gameId: z.string().min(1).max(200).meta({ description: 'Id of the game, which has no result yet.' }),
      })
      .meta({ id: 'GameLoss', description: 'The player loses a game: of a match, this game alone.' }),
    z
      .strictObject({
        kind: kind('POINTS'),
        points: z
          .number()
          .min(-1_000)
          .max(1_000)
          .refine((points) => points !== 0, 'Give points other than 0.')
          .meta({ description: 'The points of the league that are added, negative to take some away.' }),
      })
      .meta({ id: 'PointAdjustment', description: 'Points are added to those of the games, or taken away.' }),
  ])
  .meta({ id: 'Penalty', description: 'What a penalty does.' });

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const player = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The participant: the id of an account, or the name of a team.' });
const by = z.string().min(1).meta({ description: 'Account that decided it.' });
const reason = reasonSchema.meta({ description: 'The reason, which is public.' });
const number = z.int().min(1).meta({ description: 'Number of the penalty in its season, from 1.' });

/** The commands about penalties. */
export const penaltyCommandSchemas = {
  penalize: z
    .strictObject({ season, player, penalty: penaltySchema, reason })
    .meta({ description: 'Gives a participant a penalty, also one who has withdrawn.' }),
  liftPenalty: z.strictObject({ season, number, reason }).meta({
    description: 'Lifts a penalty: its points no longer count. The result of a lost game stays until it is corrected.',
  }),
} as const;

/** The events about penalties. */
export const penaltyEventSchemas = {
  penalized: z
    .strictObject({ season, number, player, penalty: penaltySchema, by, reason })
    .meta({ description: 'A participant was given a penalty.' }),
  gameLost: z
    .strictObject({
      season,
      gameId: z.string().min(1).meta({ description: 'Id of the lost game; of a match, the one that is played.' }),
      player,
      by,
      reason,
    })
    .meta({ description: 'A participant lost a game of a match by a penalty.' }),
  penaltyLifted: z.strictObject({ season, number, by, reason }).meta({ description: 'A penalty was lifted.' }),
} as const;

/** A penalty of a season. */
export interface Penalty {
  /** From 1. */
  readonly number: number;
  readonly player: string;
  readonly penalty: z.output<typeof penaltySchema>;
  /** The number of rounds that were paired before it. */
  readonly after: number;
  readonly by: string;
  readonly reason: string;
  /** Why it was lifted; null while it counts. */
  readonly lifted: string | null;
}
