import { positionSchema } from '#cards';
import { flowViewFields, heldViewFields, ownHandsFields } from '#cards/view';
import { z } from 'zod';
import { count, creatureSeen, printedId, shown, shownCards } from '../events/event-fields.js';
import { placementSchema } from '../placement/placement-events.js';
import { combatSchema, playSchema } from './combat-view-schema.js';
import { reasonSchema, seatSchema, spaceSchema, stageSchema, stepSchema } from '../words.js';

const stackSchema = z
  .strictObject({
    seat: seatSchema,
    shield: shown.optional().meta({ description: 'Absent: a garrison.' }),
    turned: z.boolean().meta({ description: 'The shield has had its option in this turn (GUARD-064).' }),
    creatures: z.array(creatureSeen).optional().meta({
      description: 'In the order in which they came; absent where the viewer does not see them, nor how many they are.',
    }),
    known: z.array(creatureSeen).optional().meta({
      description:
        'Where they are hidden from the viewer: those that all players have seen and know to be there (GUARD-227).',
    }),
    hidden: z.literal('MEMORY_RULE').optional().meta({
      description:
        'The reason why they are hidden from their owner: distant shields are closed in phase I (GUARD-039).',
    }),
  })
  .meta({ id: 'Stack', description: 'The creatures of a seat on a space, under a shield or as a garrison.' });
export type StackView = z.output<typeof stackSchema>;

const terrainSchema = z
  .strictObject({
    seat: seatSchema.meta({ description: 'Its owner.' }),
    faceDown: z.boolean().meta({ description: 'A creature that lies for one, without type (GUARD-195).' }),
    card: shown.optional().meta({ description: 'Absent where it lies face down and is not the viewer’s.' }),
  })
  .meta({ id: 'TerrainSeen' });

const groundSchema = z
  .strictObject({
    space: spaceSchema,
    controller: seatSchema.meta({ description: 'The seat that controls it (GUARD-199, GUARD-200).' }),
    terrain: terrainSchema.optional(),
    stacks: z.array(stackSchema),
  })
  .meta({ id: 'Ground', description: 'A space of the board, with the cards on it.' });
export type GroundView = z.output<typeof groundSchema>;

const strongholdSchema = z
  .strictObject({
    position: positionSchema,
    space: spaceSchema,
    cardId: printedId,
    ruin: z.boolean(),
    works: shown.optional().meta({ description: 'An upgrade of its owner’s, or a downgrade of the enemy’s.' }),
    under: creatureSeen.partial().optional().meta({
      description: 'Present where a creature lies under it; without a card where the viewer does not see it.',
    }),
    held: z.strictObject({ card: shown.optional() }).optional().meta({
      description: 'Present where its upgrade holds a creature; without a card where the viewer does not see it.',
    }),
  })
  .meta({ id: 'Stronghold', description: 'A stronghold of a seat, with the cards in and under it.' });
export type StrongholdView = z.output<typeof strongholdSchema>;

const playerSchema = z
  .strictObject({
    ...heldViewFields(seatSchema),
    hand: count.meta({ description: 'The reserve hand; while cards are placed, its number before (guardians.md 6).' }),
    shieldsLost: count.meta({ description: 'Its shields that were destroyed; the fifth loses (GUARD-211).' }),
    strongholds: z.array(strongholdSchema),
    finished: z.boolean().meta({ description: 'Has finished its part of the open sealed step.' }),
    toDiscard: count.meta({ description: 'Cards that it has still to choose for the discard (GUARD-053).' }),
    redrawn: z.boolean().meta({ description: 'Has drawn its opening hand again (GUARD-024).' }),
  })
  .meta({ id: 'Player', description: 'The public view of a seat.' });
export type PlayerView = z.output<typeof playerSchema>;

const ownSchema = z
  .strictObject({
    ...ownHandsFields(seatSchema),
    hand: shownCards.meta({ description: 'The reserve hand, with placed cards that are not on the board yet.' }),
    placed: z.array(placementSchema).meta({ description: 'Its present placement, in order.' }),
    takenBack: count.meta({ description: 'Cards that it has taken back in this placement (GUARD-058).' }),
    excess: shownCards.meta({ description: 'The cards that it has chosen to discard.' }),
    committed: shown.optional().meta({ description: 'The primary attacker that it has committed (GUARD-105).' }),
    combatHand: shownCards.meta({ description: 'In a combat its creatures that were not played yet (GUARD-092).' }),
  })
  .meta({ id: 'OwnCards', description: 'The secrets of the own seat.' });
export type OwnView = z.output<typeof ownSchema>;

/** The view of a game for a viewer: what is so now, and nothing hidden, not even as an id or a number (guardians.md 6, GUARD-222). */
export const viewSchema = z.strictObject({
  ...flowViewFields({ seat: seatSchema, stage: stageSchema, step: stepSchema, reason: reasonSchema }),
  first: seatSchema.meta({ description: 'The first active seat; before the dominants that of the turn before.' }),
  activeSeat: seatSchema.meta({ description: 'The seat whose turn it is to turn a shield.' }),
  lower: seatSchema.optional().meta({ description: 'The seat with the lower dominant (GUARD-034).' }),
  option: spaceSchema.optional().meta({ description: 'The space of the shield that takes its option.' }),
  reinforcedFrom: spaceSchema.optional(),
  plays: z.array(playSchema).meta({ description: 'The acts that may be answered, the last one last (GUARD-143).' }),
  combat: combatSchema.optional(),
  players: z.array(playerSchema),
  grounds: z.array(groundSchema).meta({ description: 'The twelve spaces, in order.' }),
  own: ownSchema.optional().meta({ description: 'For a seat: its own cards.' }),
  secrets: z.array(ownSchema).optional().meta({ description: 'For auditors of a game: the cards of both.' }),
});
export type View = z.output<typeof viewSchema>;
