import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, own, shown, shownCards } from './event-fields.js';

const byOwner = { seat: 'seat' } as const;

/** How cards come to hands, and go to depot and pen. */
export const handEvents = {
  cardsDrawn: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({
          ...by,
          occasion: z.enum(['START', 'STOCK', 'EFFECT']).meta({ id: 'DrawReason' }),
          count,
          cards: own(shownCards),
        })
        .meta({
          description: 'A seat draws (ARENA-STK-01); the old dominant comes first at the stock (ARENA-STK-05).',
        }),
      { cards: byOwner },
    ),
  ),
  reserveTaken: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count })
      .meta({ description: 'Hand, depot and pen become the reserve hand of so many cards (ARENA-STK-06).' }),
  ),
  handTaken: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, from: z.enum(['DEPOT', 'PEN']).meta({ id: 'HandSource' }), count })
      .meta({ description: 'A seat takes its depot or its pen into hand.' }),
  ),
  excessChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, left: count.meta({ description: 'Number of cards still to choose.' }), card: own(shown) })
      .meta({ description: 'A seat chooses a card to discard, in secret (ARENA-DSC-01).' }),
  ),
  handSplit: mattering(
    'DETAIL',
    revealing(
      z.strictObject({ ...by, depot: count, pen: count }).meta({
        description: 'The hand goes to depot and pen: so many cards of it each (ARENA-DSC-02, ARENA-DSC-03).',
      }),
      { depot: 'everyone', pen: 'everyone' },
    ),
  ),
};
