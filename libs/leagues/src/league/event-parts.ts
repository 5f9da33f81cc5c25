import { z } from 'zod';

const player = z.string().min(1).meta({ description: 'The participant: the id of an account, or the name of a team.' });

/** The points of a player for a game. */
export const scoreSchema = z
  .strictObject({ player, points: z.number().meta({ description: 'Points of the league.' }) })
  .meta({ id: 'Score', description: 'The points of a player for a game.' });

/** The result of a player in a game, as reported by the game. */
export const placedSchema = z
  .strictObject({
    player,
    rank: z.int().min(1).meta({ description: '1 is best; equal results share a rank.' }),
    points: z.number().meta({ description: 'Points of the game.' }),
  })
  .meta({ id: 'Placed', description: 'The result of a player in a game, as reported by the game.' });

/** A player without an opponent in a round, and the points for it. */
export const byeSchema = z
  .strictObject({
    player,
    points: z.number().meta({ description: 'The points for it.' }),
    requested: z.boolean().optional().meta({
      description:
        'true: the player asked for it, so that tie-breaks count it as chosen, and the pairing may still leave the player over once. By default where it is worth less than the bye of the plan.',
    }),
  })
  .meta({ id: 'Bye', description: 'A player without an opponent in a round, and the points for it.' });
