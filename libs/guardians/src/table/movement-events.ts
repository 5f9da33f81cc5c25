import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, shown, shownCards, space } from '../events/event-fields.js';

export const whySchema = z
  .enum(['BEATEN', 'DESTROYED', 'AREA', 'EFFECT', 'CORRUPTED', 'SAVED', 'NO_RETREAT', 'MERGED'])
  .meta({ id: 'MovedBecause', description: 'The reason why a card left its place.' });
export type Why = z.output<typeof whySchema>;

const moved = {
  ...by,
  why: whySchema,
  cards: shownCards.meta({ description: 'In the order in which they go.' }),
  items: shownCards.meta({ description: 'Their items, which are discarded (GUARD-142).' }),
};
const shows = { cards: 'everyone', items: 'everyone' } as const;

/** How cards leave hand, combat and play. */
export const movementEvents = {
  cardsDiscarded: revealing(
    z.strictObject(moved).meta({ description: 'Cards go to their owner’s discard pile (GUARD-125, GUARD-161).' }),
    shows,
  ),
  cardsSentToPen: revealing(
    z.strictObject(moved).meta({ description: 'Cards go back to their owner’s pen (GUARD-109, GUARD-171).' }),
    shows,
  ),
  cardsPutUnder: revealing(
    z.strictObject(moved).meta({ description: 'Cards go under their owner’s draw pile, face down (cards.md 5.3).' }),
    shows,
  ),
  shieldDestroyed: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, space, card: shown, why: whySchema })
      .meta({ description: 'A shield is discarded and counts towards the five (GUARD-164, GUARD-169, GUARD-170).' }),
  ),
};
