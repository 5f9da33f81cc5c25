import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, own, shown, shownCards } from '../events/event-fields.js';

/** Steps I.A and I.B. */
export const drawEvents = {
  dominantTaken: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'The dominant of the turn before is the first card drawn (GUARD-031).' }),
  ),
  dominantReturned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A dominant from the discard pile goes back there (GUARD-063).' }),
  ),
  cardsDrawn: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, count, cards: own(shownCards) })
        .meta({ description: 'A seat draws from its pile (GUARD-023, GUARD-030).' }),
      { cards: { seat: 'seat' } },
    ),
  ),
  reserveTaken: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          ...by,
          hand: count.meta({ description: 'Cards of the reserve hand, now that all are there.' }),
        })
        .meta({ description: 'Pen, depot and the cards at the own strongholds join the drawn cards (GUARD-037).' }),
      { hand: 'everyone' },
    ),
  ),
};
