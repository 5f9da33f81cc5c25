import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, count, creatureSeen, own, seat, shown, space, stronghold } from '../events/event-fields.js';

/** Gains, knowledge and orders of seats (cards.md 5.5). */
const seatEffectEvents = {
  stonesChanged: z
    .strictObject({ ...by, change: z.int() })
    .meta({ description: 'A seat gains or loses power stones, never below 0 (CARD-17).' }),
  stackLookedAt: revealing(
    z
      .strictObject({
        ...by,
        space,
        total: own(count).meta({ description: 'The base Vitality of all creatures there; the seat alone learns it.' }),
      })
      .meta({ description: 'A seat learns how strong an enemy stack is (`LOOK`).' }),
    { total: { seat: 'seat' } },
  ),
  firstClaimed: z.strictObject(by).meta({ description: 'A seat will be the first active seat this turn (`FIRST`).' }),
  dominantPutUnder: z
    .strictObject({ ...by, card: shown })
    .meta({ description: 'A seat puts its dominant under its draw pile for another one (`REDRAW_DOMINANT`).' }),
  dominantLeft: z
    .strictObject({ ...by, card: shown, value: count })
    .meta({ description: 'A seat discards its dominant, whose value counts on this turn (`LEAVE_DOMINANT`).' }),
  settlementCalled: z
    .strictObject(by)
    .meta({ description: 'Phase III begins as soon as the dominants are settled (`SKIP_TO_SETTLEMENT`).' }),
  extraStepGranted: z
    .strictObject(by)
    .meta({ description: 'A shield of the seat may take a third step this turn (`EXTRA_STEP`).' }),
};

/** Effects on cards on the table (cards.md 5.3, 5.5, 5.6). */
const tableEffectEvents = {
  creaturesRevealed: revealing(
    z
      .strictObject({
        seat: seat.meta({ description: 'Their owner.' }),
        space,
        creatures: z.array(creatureSeen).meta({ description: 'With their items.' }),
      })
      .meta({ description: 'Creatures of a stack are shown to all players (`REVEAL`, `AMBUSH`).' }),
    { creatures: 'everyone' },
  ),
  bearerSilenced: z
    .strictObject({ seat: seat.meta({ description: 'Its owner.' }), card: shown })
    .meta({ description: 'A standard bearer is a plain shield this turn (`DISCARD STANDARD_BEARER`).' }),
  worksDiscarded: z
    .strictObject({
      seat: seat.meta({ description: 'The owner of the card.' }),
      of: seat.meta({ description: 'At whose stronghold.' }),
      stronghold,
      card: shown,
    })
    .meta({ description: 'An upgrade or downgrade in play is discarded (`DISCARD UPGRADE`).' }),
  heldReturned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, stronghold, card: own(shown) })
      .meta({ description: 'The creature that an upgrade held goes to its owner’s pen, face down (`HOLD`).' }),
  ),
  heldJoined: revealing(
    z
      .strictObject({ ...by, stronghold, space, card: shown })
      .meta({ description: 'The creature that an upgrade held joins a turned shield of its seat (`HOLD`).' }),
    { card: 'everyone' },
  ),
  creatureRecovered: z
    .strictObject({ ...by, card: shown })
    .meta({ description: 'A creature of the discard pile comes back to its owner’s pen (`RECOVER`).' }),
  flightStopped: z
    .strictObject({ seat: seat.meta({ description: 'The seat that has declared it.' }) })
    .meta({ description: 'The declared flight will not happen (`STOP_FLIGHT`).' }),
};

/** Effects outside the combats (cards.md 5.3, 5.5, 5.6). */
export const boardEffectEvents = { ...seatEffectEvents, ...tableEffectEvents };
