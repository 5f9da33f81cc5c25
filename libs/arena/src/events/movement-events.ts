import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, hidden, place, shown, shownCards, cardId, own, stronghold } from './event-fields.js';

/** Why cards leave where they are. */
export const whySchema = z
  .enum([
    'BEATEN',
    'CHALLENGE',
    'CORRUPTED',
    'DESTROYED',
    'EFFECT',
    'EXCESS',
    'HEALED',
    'PLAYED',
    'PRISON_LEFT',
    'REPELLED',
    'ROUND_OVER',
    'RUIN',
    'SACRIFICE',
    'SAVED',
    'SHIELD',
    'TIE',
  ])
  .meta({ id: 'Why', description: 'The reason why a card leaves its place.' });
export type Why = z.output<typeof whySchema>;

const moved = {
  ...by,
  why: whySchema,
  cards: shownCards,
  items: shownCards.meta({ description: 'Creature items of these cards, discarded with the movement (ARENA-OBJ-01).' }),
};

/** How cards leave hand and table; `seat` owns all of them (ARENA-GEN-07). */
export const movementEvents = {
  cardsDiscarded: revealing(
    z.strictObject(moved).meta({ description: "Cards go to their owner's discard pile (ARENA-GEN-07)." }),
    { cards: 'everyone', items: 'everyone' },
  ),
  cardsSentToPen: revealing(
    z.strictObject(moved).meta({ description: "Creatures or shields return to their owner's pen." }),
    { cards: 'everyone', items: 'everyone' },
  ),
  cardsPutUnder: revealing(
    z
      .strictObject(moved)
      .meta({ description: "Cards go under their owner's draw pile, the last lowest (ARENA-GEN-07)." }),
    { cards: 'everyone', items: 'everyone' },
  ),
  cardTurnedUp: revealing(
    z
      .strictObject({ ...by, place, card: shown, items: shownCards.meta({ description: 'Items shown with it.' }) })
      .meta({ description: 'A card in play is turned face up, with its items (ARENA-OBJ-03).' }),
    { card: 'everyone', items: 'everyone' },
  ),
  heldCreatureReleased: revealing(
    z
      .strictObject({
        ...by,
        stronghold,
        stays: z.boolean().meta({ description: 'It is influential or ranged, and stays; else it goes to its pen.' }),
        card: own(shown),
      })
      .meta({ description: 'The upgrade that held a creature UNDER a stronghold has gone (ARENA-ENL-12).' }),
    { stays: 'everyone' },
  ),
  discardReshuffled: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, count, order: hidden(z.array(cardId)) })
      .meta({ description: 'A discard pile is shuffled under the draw pile (ARENA-END-06, ARENA-DOM-06).' }),
  ),
  prisonShieldDiscarded: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A prison shield without captive is discarded (ARENA-PRS-04).' }),
  ),
};
