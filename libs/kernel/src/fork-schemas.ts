import { z } from 'zod';

/** The origin of a fork: a version of another game, and the hash of the commit that it ends, lower-case hex. */
export const forkOriginSchema = z
  .strictObject({
    gameId: z.string().meta({ description: 'The finished game.' }),
    version: z.int().min(1).meta({ description: 'Its version: the last event of a commit.' }),
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'SHA-256 of that commit in its chain, lower-case hex.' }),
  })
  .meta({ id: 'ForkOrigin', description: 'The version of another game that a game goes on from.' });

/** The origin of a fork. */
export type ForkOrigin = z.output<typeof forkOriginSchema>;

/** The schema of a position. */
export const positionSchema = z.strictObject({
  seats: z.int().min(1).meta({ description: 'Number of seats that play.' }),
  resigned: z.array(z.int().min(0)).meta({ description: 'Seats that had resigned.' }),
  state: z.json().meta({ description: 'The state of the rules.' }),
});

/** The part of a running game that its rules act on: no players, clocks, agreements or luck to come. */
export type Position = z.output<typeof positionSchema>;
