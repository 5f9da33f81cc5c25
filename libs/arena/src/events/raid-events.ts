import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { loneShieldModeSchema } from '../words.js';
import { by, contributionSchema, own, place, raidTargetSchema, shown, shownCards, stronghold } from './event-fields.js';

const garrisonMove = z
  .strictObject({ ...by, from: stronghold, to: stronghold })
  .meta({ id: 'GarrisonMove', description: 'A card that goes from one own stronghold to another.' });

const garrison = z
  .strictObject({ ...by, stronghold })
  .meta({ id: 'Garrison', description: 'A stronghold that gets a card ON it.' });

/** The raid, the prison and the challenge (ARENA-RAI, ARENA-PRS, ARENA-CHA). */
export const raidEvents = {
  raidTargetChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, stronghold: own(stronghold) })
      .meta({ description: 'A seat has chosen its target in secret (ARENA-RAI-03).' }),
  ),
  raidTargetsNamed: revealing(
    z
      .strictObject({ targets: z.array(raidTargetSchema) })
      .meta({ description: 'Both targets are public (ARENA-RAI-03, ARENA-RAI-18).' }),
    { targets: 'everyone' },
  ),
  garrisonMoveChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, from: own(stronghold.nullable()), to: own(stronghold.nullable()) })
      .meta({ description: 'A seat has chosen its move, or none, in secret (ARENA-RAI-04).' }),
  ),
  garrisonsMoved: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ moves: z.array(garrisonMove).meta({ description: 'None, one or two.' }) })
        .meta({ description: 'Cards go to other strongholds of their seats, as they lie (ARENA-RAI-04).' }),
      { moves: 'everyone' },
    ),
  ),
  garrisonChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, card: own(shown.nullable()) })
      .meta({ description: 'A seat has chosen its garrison, or none, in secret (ARENA-RAI-05).' }),
  ),
  garrisonsPlaced: mattering(
    'DETAIL',
    revealing(
      z
        .strictObject({ garrisons: z.array(garrison).meta({ description: 'None, one or two.' }) })
        .meta({ description: 'The cards chosen are put face down ON the targeted strongholds (ARENA-RAI-05).' }),
      { garrisons: 'everyone' },
    ),
  ),
  strongholdUndefended: z
    .strictObject({ ...by, stronghold })
    .meta({ description: 'A creature attacks this stronghold of the seat, and nothing defends it (ARENA-RAI-15).' }),
  shieldAlone: mattering(
    'DETAIL',
    z.strictObject(by).meta({ description: 'The shield of this seat finds no opponent (ARENA-RAI-16).' }),
  ),
  loneShieldUsed: z
    .strictObject({ ...by, mode: loneShieldModeSchema, place: place.nullable() })
    .meta({ description: 'The act of a shield without opponent (ARENA-RAI-16).' }),
  creatureCaptured: mattering(
    'TURNING_POINT',
    revealing(
      z
        .strictObject({
          ...by,
          shield: shown,
          captive: shown,
          items: shownCards.meta({ description: 'Items of the captive, discarded (ARENA-OBJ-02).' }),
          freed: shownCards.meta({ description: 'Earlier captive and prison shield, discarded (ARENA-PRS-03).' }),
        })
        .meta({ description: 'The shield of a seat captures a creature, in one movement (ARENA-PRS-05).' }),
      { captive: 'everyone', items: 'everyone' },
    ),
  ),
  strongholdDestroyed: mattering(
    'TURNING_POINT',
    z
      .strictObject({ ...by, stronghold })
      .meta({ description: 'A stronghold is turned to its ruin face (ARENA-RAI-17).' }),
  ),
  raidCombatEnded: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'The combat of the raid is over (ARENA-RAI-11).' }),
  ),
  raidEnded: mattering('DETAIL', z.strictObject({}).meta({ description: 'The raid of the turn is over.' })),
  challengeMade: z
    .strictObject({ ...by, captive: shown, stones: z.int().min(0) })
    .meta({ description: 'A seat throws its captive at the enemy guardian (ARENA-CHA-01, ARENA-CHA-04).' }),
  challengeCancelled: z
    .strictObject(by)
    .meta({ description: 'A shield cancels the challenge of this seat (ARENA-CHA-04).' }),
  challengeDecided: mattering(
    'TURNING_POINT',
    z
      .strictObject({
        ...by,
        total: z.int(),
        contributions: z.array(contributionSchema),
        vitality: z.int().meta({ description: 'Of the challenged guardian.' }),
        won: z.boolean(),
      })
      .meta({ description: 'The captive and the guardian are compared (ARENA-CHA-05, ARENA-CHA-06).' }),
  ),
};
