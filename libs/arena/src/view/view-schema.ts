import { positionSchema } from '#cards';
import { flowViewFields, heldViewFields, ownHandsFields } from '#cards/view';
import { z } from 'zod';
import { cardId, count, printedId, raidTargetSchema, shown, shownCards, totalSchema } from '../events/event-fields.js';
import {
  combatKindSchema,
  placeSchema,
  reasonSchema,
  roundSchema,
  seatSchema,
  stageSchema,
  stepSchema,
} from '../words.js';

const placedSchema = z
  .strictObject({
    faceUp: z.boolean(),
    card: shown.optional().meta({ description: 'Absent where the viewer does not see the face (ARENA-ENG-04).' }),
    lookedAt: z
      .array(seatSchema)
      .meta({ description: 'Enemy seats that were let look at it while it lies face down.' }),
    items: count.meta({ description: 'Creature items on it.' }),
    itemCards: shownCards.meta({ description: 'Those of them whose face the viewer sees.' }),
  })
  .meta({ id: 'PlacedCard', description: 'A creature or shield at a stronghold or in the duel zone.' });
export type PlacedView = z.output<typeof placedSchema>;

const strongholdSchema = z
  .strictObject({
    position: positionSchema,
    deployed: z.boolean(),
    ruin: z.boolean(),
    cardId: printedId.optional().meta({ description: 'Absent while it is undeployed and not the own one.' }),
    on: placedSchema.optional(),
    under: placedSchema.optional(),
    upgrade: shown.optional(),
    downgrade: shown.optional(),
  })
  .meta({ id: 'Stronghold', description: 'A stronghold of a seat, with everything at it.' });
export type StrongholdView = z.output<typeof strongholdSchema>;

const playerSchema = z
  .strictObject({
    ...heldViewFields(seatSchema),
    pile: count.meta({ description: 'Cards in the draw pile, the dominant not counted.' }),
    standardBearer: shown.optional(),
    captive: shown.optional().meta({ description: 'The creature under its prison shield.' }),
    prisonShield: shown.optional(),
    victorious: shownCards,
    strongholds: z.array(strongholdSchema),
    arena: placedSchema.optional().meta({ description: 'Its creature in the duel zone.' }),
    committed: z.boolean().meta({ description: 'Has chosen in the open sealed step.' }),
    toDiscard: count.meta({ description: 'Cards that it has still to choose for the discard (ARENA-DSC-01).' }),
  })
  .meta({ id: 'Player', description: 'The public view of a seat.' });
export type PlayerView = z.output<typeof playerSchema>;

const fighterSchema = z
  .strictObject({
    seat: seatSchema,
    card: shown,
    part: z.enum(['DUELLIST', 'SECONDARY']).meta({ id: 'FighterPart' }),
    fresh: z.boolean().meta({ description: 'In its first confrontation: its modifiers count (ARENA-MOD-01).' }),
    shielded: z.boolean(),
  })
  .meta({ id: 'Fighter', description: 'A creature in the combat.' });

const supportSchema = z
  .strictObject({
    kind: z.enum(['GUARDIAN', 'CREATURE', 'RANGED']).meta({ id: 'SupportKind' }),
    seat: seatSchema,
    source: shown.optional().meta({ description: 'The creature that gave it; absent for the guardian.' }),
    receiver: cardId,
    value: z.int(),
    reversed: z.boolean(),
  })
  .meta({ id: 'Support', description: 'Influence or a ranged attack of this round.' });

const inForceSchema = z
  .strictObject({
    key: z.string().meta({ description: 'Its name as a target of CANCEL.' }),
    seat: seatSchema,
    card: shown,
    effect: count.meta({ description: "Place of the effect in the card's list." }),
    target: cardId.optional(),
    lasts: z.enum(['ROUND', 'COMBAT']).meta({ id: 'EffectLasts' }),
    command: z.boolean(),
  })
  .meta({ id: 'EffectInForce', description: 'An effect that lasts in this combat.' });

const combatSchema = z
  .strictObject({
    kind: combatKindSchema,
    attacker: seatSchema,
    stronghold: positionSchema.optional().meta({ description: "The defender's stronghold, in a raid." }),
    round: roundSchema,
    fighters: z.array(fighterSchema),
    supports: z.array(supportSchema),
    inForce: z.array(inForceSchema),
    shields: z.array(z.strictObject({ seat: seatSchema, card: shown, on: cardId }).meta({ id: 'DuelShield' })),
    totals: z.array(totalSchema),
    primaryDecided: z.boolean(),
    primaryWinner: seatSchema.optional().meta({ description: 'Absent before the comparison, and after a tie.' }),
    arrived: cardId.optional().meta({ description: 'The creature that a corruption response is about.' }),
  })
  .meta({ id: 'Combat', description: 'The duel or raid combat that is fought.' });
export type CombatView = z.output<typeof combatSchema>;

const raidSchema = z
  .strictObject({
    targets: z.array(raidTargetSchema),
    undefended: seatSchema.optional(),
    loneShield: seatSchema.optional(),
  })
  .meta({ id: 'Raid', description: 'The raid of this turn.' });

const choiceSchema = z
  .strictObject({
    place: placeSchema.optional(),
    stronghold: positionSchema.optional(),
    from: positionSchema.optional(),
    to: positionSchema.optional(),
    card: shown.optional(),
  })
  .meta({ id: 'SealedChoice', description: 'The secret choice of the seat; empty: none.' });

const ownSchema = z
  .strictObject({
    ...ownHandsFields(seatSchema),
    choices: z.array(choiceSchema),
  })
  .meta({ id: 'OwnCards', description: 'The secrets of the own seat.' });
export type OwnView = z.output<typeof ownSchema>;

const challengeBonusSchema = z
  .strictObject({
    seat: seatSchema,
    card: shown,
    effect: count.meta({ description: "Place of the effect in the card's list." }),
  })
  .meta({ id: 'ChallengeBonus', description: 'An effect that counts in a challenge of a seat.' });

/** The view of a game for a viewer: what is so now, and nothing hidden, not even as an id (arena.md 6). */
export const viewSchema = z.strictObject({
  ...flowViewFields({ seat: seatSchema, stage: stageSchema, step: stepSchema, reason: reasonSchema }),
  activeSeat: seatSchema.meta({ description: 'The seat with the higher dominant (ARENA-DOM-02).' }),
  players: z.array(playerSchema),
  terrain: shown.optional(),
  terrainOwner: seatSchema.optional(),
  combat: combatSchema.optional(),
  raid: raidSchema.optional(),
  challenge: z.strictObject({ seat: seatSchema, powerStones: count }).meta({ id: 'Challenge' }).optional(),
  challengeBonuses: z
    .array(challengeBonusSchema)
    .optional()
    .meta({ description: 'Effects of cards played for the challenge that comes (ARENA-CHA-08); absent: none.' }),
  own: ownSchema.optional(),
  secrets: z.array(ownSchema).optional().meta({ description: 'Of both seats, for an auditor.' }),
});
export type View = z.output<typeof viewSchema>;
