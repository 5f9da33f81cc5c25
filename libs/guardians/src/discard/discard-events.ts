import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, creatureSeen, own, shown, shownCards, space } from '../events/event-fields.js';

const stackShown = z
  .strictObject({ space, creatures: z.array(creatureSeen) })
  .meta({ id: 'StackShown', description: 'The creatures under a shield.' });

/** Step I.D. */
export const discardEvents = {
  excessChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, left: count.meta({ description: 'Number of cards still to choose.' }), card: own(shown) })
      .meta({ description: 'A seat chooses a card to discard, in secret (GUARD-053).' }),
  ),
  excessDiscarded: revealing(
    z
      .strictObject({ ...by, cards: shownCards })
      .meta({ description: 'The chosen cards of a seat go to its discard pile (GUARD-053).' }),
    { cards: 'everyone' },
  ),
  handSplit: mattering(
    'DETAIL',
    revealing(
      z.strictObject({ ...by, depot: count, pen: count }).meta({
        description: 'The rest of the reserve hand: so many cards to depot and pen (GUARD-054).',
      }),
      { depot: 'everyone', pen: 'everyone' },
    ),
  ),
  stacksRemembered: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, stacks: own(z.array(stackShown)) })
        .meta({ description: 'Phase II: a seat looks under its distant shields again (GUARD-039, GUARD-228).' }),
      { stacks: { seat: 'seat' } },
    ),
  ),
};
