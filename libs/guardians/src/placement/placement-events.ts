import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, cardId, count, own, seat, shown, stronghold } from '../events/event-fields.js';

/** Where a seat has laid a card: ON or UNDER an own stronghold, as an upgrade or downgrade, IN an upgrade, or with a creature. */
export const placementSchema = z
  .strictObject({
    cardId: cardId,
    kind: z.enum(['ON', 'UNDER', 'WORKS', 'IN', 'ITEM']).meta({ id: 'PlacementKind' }),
    of: seat.meta({ description: 'The owner of the stronghold.' }),
    stronghold: stronghold.optional().meta({ description: 'Absent for an item.' }),
    bearer: cardId.optional().meta({ description: 'The creature that carries the item.' }),
  })
  .meta({ id: 'Placement', description: 'A card that a seat has laid in the open placement.' });
export type Placement = z.output<typeof placementSchema>;

/** The public view of a stronghold when both seats have placed (guardians.md 6). */
const strongholdSeen = z
  .strictObject({
    stronghold,
    shield: shown.optional(),
    creatures: z.boolean().meta({ description: 'Whether there are creatures; which, and how many, is not told.' }),
    under: z.boolean(),
    held: z.boolean().meta({ description: 'Whether an upgrade there holds a creature.' }),
  })
  .meta({ id: 'StrongholdSeen' });

const worksShown = z
  .strictObject({ ...by, of: seat.meta({ description: 'At whose stronghold.' }), stronghold, card: shown })
  .meta({ id: 'PlacedWorks', description: 'An upgrade or downgrade that a seat has placed.' });

/** Step I.C. */
export const placementEvents = {
  cardLaid: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, placement: own(placementSchema), card: own(shown) })
      .meta({ description: 'A seat lays a card, in secret (GUARD-040).' }),
  ),
  cardTakenBack: mattering(
    'DETAIL',
    z.strictObject({ ...by, card: own(shown) }).meta({ description: 'A seat takes back its placement (GUARD-058).' }),
  ),
  placementFinished: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'A seat lays nothing more (GUARD-040).' }),
  ),
  worksShown: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ works: z.array(worksShown) })
        .meta({ description: 'Both have placed: their upgrades and downgrades are shown (GUARD-040, GUARD-057).' }),
      { works: 'everyone' },
    ),
  ),
  worksLaid: revealing(
    z
      .strictObject({
        ...by,
        of: seat.meta({ description: 'The owner of the stronghold.' }),
        stronghold,
        card: shown,
        replaced: shown.optional().meta({ description: 'The own upgrade that is discarded for it (GUARD-044).' }),
      })
      .meta({ description: 'An upgrade or downgrade is at a stronghold (GUARD-044, GUARD-045).' }),
    { card: 'everyone' },
  ),
  downgradeReturned: revealing(
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A downgrade finds its slot taken and goes back to the reserve hand (GUARD-057).' }),
    { card: 'everyone' },
  ),
  stacksPlaced: revealing(
    mattering(
      'DETAIL',
      z.strictObject({ ...by, hand: count, strongholds: z.array(strongholdSeen) }).meta({
        description: 'The public placement of a seat; its reserve hand has so many cards left.',
      }),
    ),
    { hand: 'everyone', strongholds: 'everyone' },
  ),
};
