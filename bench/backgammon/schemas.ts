import type { Tagged } from '#kernel';
import { z } from 'zod';

const seat = z.int().min(0).max(1);
const die = z.int().min(1).max(6);
const from = z
  .int()
  .min(1)
  .max(25)
  .meta({ description: 'Point of the man, counted towards its own home; 25 is the bar.' });
const men = z.array(z.int().min(0)).meta({ description: 'Men on the points 0 (off) to 25 (bar) of their seat.' });

/** The schemas of the game. */
export const schemas = {
  options: z.strictObject({}),
  commands: { move: z.strictObject({ from, die }).meta({ description: 'One man moves by one die.' }) },
  events: {
    rolled: z
      .strictObject({ seat, dice: z.array(die) })
      .meta({ description: 'Dice to play; four where both are equal.' }),
    moved: z.strictObject({ seat, from, die, hit: z.boolean() }),
    turnEnded: z.strictObject({ seat }).meta({ description: 'The seat has played all it can.' }),
    gaveUp: z.strictObject({ seat }),
  },
  view: z.strictObject({ men: z.array(men), seat: seat.nullable(), dice: z.array(die) }),
} as const;

export type Command = Tagged<typeof schemas.commands>;
export type Event = Tagged<typeof schemas.events>;
