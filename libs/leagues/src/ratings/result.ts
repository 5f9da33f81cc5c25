import { z } from 'zod';

/** Who played together, and how they did. */
const sideSchema = z.strictObject({
  /** Ids of accounts; each is in one side of a game only. */
  players: z.array(z.string().min(1)).min(1),
  /** 1 is best; equals share a rank. */
  rank: z.int().min(1),
});

/** How a game came out, as whoever counts it needs it: what the feed of finished games tells. */
export const resultSchema = z
  .strictObject({
    gameId: z.string().min(1),
    ruleset: z.string().min(1),
    /** When the game ended, in milliseconds since 1970. */
    at: z.int().min(0),
    /** In the order of seats. */
    sides: z.array(sideSchema).min(2),
  })
  .refine(
    ({ sides }) => {
      const players = sides.flatMap((side) => side.players);
      return new Set(players).size === players.length;
    },
    {
      message: 'A player is in one side of a game only.',
    },
  );

/** How a game came out. */
export type Result = z.output<typeof resultSchema>;
