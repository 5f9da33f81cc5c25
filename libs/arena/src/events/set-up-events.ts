import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, hidden, own, printedId, shownCards } from './event-fields.js';

const byOwner = { seat: 'seat' } as const;

/** How decks are built, the table is laid and turns begin. */
export const setUpEvents = {
  boostersOpened: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ ...by, count, cards: own(z.array(printedId)), leftOut: own(z.array(printedId)) })
        .meta({ description: 'A seat opens its boosters; copies beyond the fifth of a card are left out.' }),
      { cards: byOwner, leftOut: byOwner },
    ),
  ),
  guardianTaken: mattering(
    'DETAIL',
    z.strictObject({ ...by, card: own(printedId) }).meta({ description: 'A seat takes its guardian, in secret.' }),
  ),
  strongholdTaken: mattering(
    'DETAIL',
    z.strictObject({ ...by, card: own(printedId) }).meta({ description: 'A seat takes a stronghold, in secret.' }),
  ),
  cardLeftOut: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: own(printedId) })
      .meta({ description: 'A seat leaves a card out of its deck, in secret.' }),
  ),
  deckFinished: z
    .strictObject({
      ...by,
      guardian: own(printedId),
      strongholds: own(z.strictObject({ LEFT: printedId, CENTER: printedId, RIGHT: printedId })),
    })
    .meta({ description: 'A sealed deck is built; what was not chosen is chosen by the rules.' }),
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
