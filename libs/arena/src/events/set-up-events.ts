import { buildingEvents, shuffleEvents } from '#cards/brought';
import { starterNameSchema } from '#cards/decks';
import { revealing } from '#kernel';
import { z } from 'zod';
import { rulebook } from '../rulebook.js';
import { by, count, own, printedId, seat } from './event-fields.js';

/** How decks are built, the table is laid and turns begin. */
export const setUpEvents = {
  ...buildingEvents(seat),
  ...shuffleEvents(seat, rulebook),
  tableLaid: revealing(
    z
      .strictObject({
        ...by,
        starter: starterNameSchema.optional().meta({ description: 'The starter deck that it plays, which lies open.' }),
        guardian: printedId,
        center: printedId,
        sides: own(z.strictObject({ LEFT: printedId, RIGHT: printedId })),
        stones: count,
      })
      .meta({ description: 'Guardian and central stronghold come into play (ARENA-SET-01, ARENA-SET-06).' }),
    { starter: 'everyone', guardian: 'everyone', center: 'everyone', stones: 'everyone' },
  ),
  turnBegan: z.strictObject({ turn: z.int().min(1) }).meta({ description: 'A turn begins.' }),
};
