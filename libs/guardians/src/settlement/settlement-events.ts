import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, own, seat, shown, shownCards, space, stronghold } from '../events/event-fields.js';

/** Phase III. */
export const settlementEvents = {
  terrainRemoved: revealing(
    z.strictObject({ ...by, space, card: shown }).meta({
      description:
        'A terrain goes to its owner’s discard pile: under an enemy shield, or by an effect (GUARD-190, GUARD-195).',
    }),
    { card: 'everyone' },
  ),
  strongholdRuined: mattering(
    'TURNING_POINT',
    revealing(
      z
        .strictObject({
          of: seat.meta({ description: 'The owner of the stronghold.' }),
          stronghold,
          cards: shownCards.meta({ description: 'The cards in and under it are discarded.' }),
        })
        .meta({ description: 'A stronghold under an enemy shield becomes a ruin (GUARD-180).' }),
      { cards: 'everyone' },
    ),
  ),
  terrainLaid: revealing(
    z
      .strictObject({ ...by, space, card: shown })
      .meta({ description: 'A terrain comes on a land, under an own shield (GUARD-191).' }),
    { card: 'everyone' },
  ),
  creatureLaid: revealing(
    z
      .strictObject({
        ...by,
        space,
        card: own(shown),
        item: shown.optional().meta({ description: 'Its item is discarded.' }),
        last: z.boolean().meta({ description: 'No creature is left under the shield (GUARD-172).' }),
      })
      .meta({ description: 'A creature is laid face down as terrain (GUARD-193, GUARD-195).' }),
    { item: 'everyone', last: 'everyone' },
  ),
  shieldSentToPen: z
    .strictObject({ ...by, space, card: shown })
    .meta({ description: 'A shield without a creature goes to its owner’s pen and does not count (GUARD-172).' }),
  shieldWithdrawn: z
    .strictObject({ ...by, from: space, to: space })
    .meta({ description: 'A shield leaves a bare land (GUARD-194).' }),
};
