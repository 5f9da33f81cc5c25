import { revealing } from '#kernel';
import { z } from 'zod';
import { by, seat, shown } from '../events/event-fields.js';

/** Step II.A. */
export const dominantEvents = {
  dominantTurnedUp: revealing(
    z
      .strictObject({
        ...by,
        card: shown,
        borrowed: z
          .boolean()
          .meta({ description: 'It comes from the discard pile: the draw pile is empty (GUARD-063).' }),
      })
      .meta({ description: 'A seat turns up its dominant (GUARD-060).' }),
    { card: 'everyone' },
  ),
  dominantBuried: z
    .strictObject({ ...by, card: shown })
    .meta({ description: 'A tied dominant goes to the bottom of its draw pile (GUARD-062).' }),
  firstNamed: z
    .strictObject({
      ...by,
      lower: seat
        .nullable()
        .meta({ description: 'The seat with the lower dominant; null where none is lower (GUARD-063).' }),
    })
    .meta({ description: 'The first active seat of the turn is known (GUARD-061).' }),
};
