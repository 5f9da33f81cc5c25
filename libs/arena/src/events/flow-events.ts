import { mattering } from '#kernel';
import { z } from 'zod';
import { passUntilSchema, reasonSchema, seatSchema, stageSchema } from '../words.js';
import { by } from './event-fields.js';

/** How the game goes on. */
export const flowEvents = {
  stageEntered: mattering(
    'DETAIL',
    z
      .strictObject({
        stage: stageSchema,
        asked: z.array(seatSchema).meta({ description: 'Seats of a sealed choice.' }),
      })
      .meta({ description: 'The turn comes to a state (arena.md 4).' }),
  ),
  windowOpened: mattering(
    'DETAIL',
    z.strictObject(by).meta({ description: 'Seats act or pass in turn, this one first (ARENA-GEN-04).' }),
  ),
  passed: mattering(
    'DETAIL',
    z.strictObject(by).meta({ description: 'A seat passes, or is passed for (ARENA-GEN-10).' }),
  ),
  priorityGiven: mattering(
    'DETAIL',
    z.strictObject(by).meta({ description: 'After an action the other seat may act (ARENA-GEN-04).' }),
  ),
  passesDeclared: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, until: passUntilSchema })
      .meta({ description: 'A seat declares that it will pass for so long.' }),
  ),
  passesWithdrawn: mattering('DETAIL', z.strictObject(by).meta({ description: 'A seat takes declared passes back.' })),
  outcomeReached: mattering(
    'DETAIL',
    z
      .strictObject({ reason: reasonSchema, winner: seatSchema.nullable() })
      .meta({ description: 'Somebody has won, or it is a draw (ARENA-END-09).' }),
  ),
};
