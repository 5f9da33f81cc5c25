import { z } from 'zod';

/** The players of a side, and its result. */
const sideSchema = z.strictObject({
  /** Ids of accounts; each is in only one side of a game. */
  players: z.array(z.string().min(1)).min(1),
  /** 1 is best; equal sides share a rank. */
  rank: z.int().min(1),
});

/** The result of a game for ratings, from the feed of finished games. */
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
      message: 'A player may be in only one side of a game.',
    },
  );

/** The result of a game. */
export type Result = z.output<typeof resultSchema>;
