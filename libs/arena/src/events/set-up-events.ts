import { buildingEvents } from '#cards';
import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, hidden, own, printedId, seat, shownCards } from './event-fields.js';

/** How decks are built, the table is laid and turns begin. */
export const setUpEvents = {
  ...buildingEvents(seat),
  deckShuffled: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count, cards: hidden(shownCards.meta({ description: 'The draw pile, top card first.' })) })
      .meta({ description: 'A deck is shuffled; its cards get their ids in this game (ARENA-SET-03, ARENA-ENG-05).' }),
  ),
  tableLaid: revealing(
    z
      .strictObject({
        ...by,
        guardian: printedId,
        center: printedId,
        sides: own(z.strictObject({ LEFT: printedId, RIGHT: printedId })),
        stones: count,
      })
      .meta({ description: 'Guardian and central stronghold come into play (ARENA-SET-01, ARENA-SET-06).' }),
    { guardian: 'everyone', center: 'everyone', stones: 'everyone' },
  ),
  turnBegan: z.strictObject({ turn: z.int().min(1) }).meta({ description: 'A turn begins.' }),
};
