import { buildingEvents, shuffleEvents } from '#cards/brought';
import { starterNameSchema } from '#cards/decks';
import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, hidden, own, printedId, seat, shownCards } from '../../events/event-fields.js';
import { rulebook } from '../../rulebook.js';

/** How decks are built, the table is laid, and the opening hands come. */
export const setUpEvents = {
  ...buildingEvents(seat),
  tableLaid: revealing(
    z
      .strictObject({
        ...by,
        starter: starterNameSchema.optional().meta({ description: 'The starter deck that it plays, which lies open.' }),
        guardian: printedId,
        strongholds: z.strictObject({ LEFT: printedId, CENTER: printedId, RIGHT: printedId }),
        stones: count,
      })
      .meta({ description: 'Guardian and strongholds come into play; power stones are taken (GUARD-004, GUARD-013).' }),
    { starter: 'everyone', guardian: 'everyone', strongholds: 'everyone', stones: 'everyone' },
  ),
  ...shuffleEvents(seat, rulebook),
  deckCut: mattering(
    'DETAIL',
    z
      .strictObject({
        ...by,
        depth: own(count.meta({ description: 'Number of cards of the other pile that go to its bottom.' })),
      })
      .meta({ description: 'A seat cuts the draw pile of the other one (GUARD-022).' }),
  ),
  openingHandKept: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'A seat keeps its opening hand (GUARD-023, GUARD-024).' }),
  ),
  openingHandReturned: z
    .strictObject({
      ...by,
      stones: count.meta({ description: 'Power stones that it has left.' }),
      order: hidden(shownCards.meta({ description: 'The draw pile, shuffled with the hand in it.' })),
    })
    .meta({ description: 'A seat spends a power stone to draw its opening hand again (GUARD-024).' }),
  turnBegan: z.strictObject({ turn: z.int().min(1) }).meta({ description: 'A turn begins.' }),
};
