import { revealing } from '#kernel';
import { z } from 'zod';
import { by, creatureSeen, space } from '../events/event-fields.js';
import { placeSchema } from '../words.js';

const path = z.array(placeSchema).meta({ description: 'The spaces stepped on, one after the other.' });

/** The option to move (GUARD-067 to GUARD-078). */
export const moveEvents = {
  shieldMoved: z
    .strictObject({
      ...by,
      from: space,
      to: placeSchema.meta({ description: 'The end of the path; before a guardian the stack stays on the ruin.' }),
      path,
      flown: z.boolean(),
    })
    .meta({
      description: 'The shield that was turned goes, with all cards under it (GUARD-067, GUARD-074, GUARD-181).',
    }),
  flightDeclared: revealing(
    z
      .strictObject({
        ...by,
        from: space,
        path,
        creatures: z.array(creatureSeen).meta({ description: 'All that fly, with their items.' }),
      })
      .meta({
        description: 'A flight is declared; the other seat may react before it happens (GUARD-076, GUARD-077).',
      }),
    { creatures: 'everyone' },
  ),
  flightFailed: z
    .strictObject({ ...by, space })
    .meta({ description: 'A flight was stopped: the shield stays, its option is used up (`STOP_FLIGHT`).' }),
};
