import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { seatSchema } from '../words.js';
import { by, own, seat, shown, stronghold } from './event-fields.js';

/** The Active seat, and the events of the enlistment. */
export const enlistmentEvents = {
  dominantTurned: mattering(
    'DETAIL',
    revealing(
      z.strictObject({ ...by, card: shown }).meta({ description: 'A seat turns up its dominant (ARENA-DOM-01).' }),
      { card: 'everyone' },
    ),
  ),
  dominantPutUnder: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'An equal dominant goes under its pile (ARENA-DOM-03).' }),
  ),
  activeNamed: z
    .strictObject({ ...by, lower: seatSchema.nullable().meta({ description: 'The seat with the lower dominant.' }) })
    .meta({ description: 'The seat is Active this turn (ARENA-DOM-02).' }),
  cardPlacedOn: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, stronghold, card: own(shown) })
      .meta({ description: 'A creature or a shield is laid face down ON a stronghold (ARENA-ENL-02).' }),
  ),
  cardPlacedUnder: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, stronghold, card: own(shown) })
      .meta({ description: 'A creature is laid face down UNDER a stronghold (ARENA-ENL-04).' }),
  ),
  itemAttached: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, stronghold, card: own(shown) })
      .meta({ description: 'A creature ON a stronghold gets an item, face down (ARENA-ENL-03).' }),
  ),
  upgradeAttached: revealing(
    z
      .strictObject({ ...by, targetSeat: seat, stronghold, card: shown })
      .meta({ description: 'An upgrade or downgrade is attached to a stronghold (ARENA-ENL-05).' }),
    { card: 'everyone' },
  ),
  standardBearerRaised: revealing(
    z
      .strictObject({ ...by, card: shown })
      .meta({ description: 'A standard bearer comes to the guardian (ARENA-ENL-07).' }),
    { card: 'everyone' },
  ),
};
