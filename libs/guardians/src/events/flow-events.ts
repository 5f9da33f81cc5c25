import { passEvents } from '#cards';
import { mattering } from '#kernel';
import { z } from 'zod';
import { rulebook } from '../rulebook.js';
import { reasonSchema, seatSchema, stageSchema } from '../words.js';

/** How the game goes on. */
export const flowEvents = {
  stageEntered: mattering(
    'DETAIL',
    z
      .strictObject({
        stage: stageSchema,
        asked: z.array(seatSchema).meta({ description: 'Seats of a sealed choice.' }),
      })
      .meta({ description: 'The turn comes to a state (guardians.md 4).' }),
  ),
  ...passEvents(seatSchema, rulebook),
  outcomeReached: mattering(
    'DETAIL',
    z
      .strictObject({ reason: reasonSchema, winner: seatSchema.nullable() })
      .meta({ description: 'Somebody has won, or it is a draw (GUARD-210 to GUARD-216).' }),
  ),
};
