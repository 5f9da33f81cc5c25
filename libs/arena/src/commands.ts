import { idSchema, type Tagged } from '#kernel';
import { positionSchema } from '#cards';
import { buildingCommandSchemas } from '#cards/brought';
import { passCommandSchemas } from '#cards/flow';
import { z } from 'zod';
import { rulebook } from './rulebook.js';
import { loneShieldModeSchema, placeSchema, seatSchema, sideSchema, supportSchema } from './words.js';

const cardId = idSchema<'instance'>().min(1).max(40).meta({ description: 'Id of a card in this game.' });
const none = z.strictObject({});
const cardOnly = z.strictObject({ cardId });

/** The target of a card or an ability: exactly as much as its effect asks for; `null` where it asks for nothing. */
export const targetSchema = z
  .strictObject({
    cardId: cardId
      .optional()
      .meta({ description: 'A creature in the combat, or a card in play, whose face the seat sees.' }),
    place: placeSchema.optional().meta({ description: 'The place of a face-down card of the enemy.' }),
    effectKey: z.string().max(40).optional().meta({ description: 'An effect in force in this combat.' }),
    from: positionSchema.optional(),
    to: positionSchema.optional(),
  })
  .meta({ id: 'Target', description: 'The target of a card or ability (cards.md 5).' });
export type Target = z.output<typeof targetSchema>;

const sourceId = idSchema<'instance' | 'card'>().min(1).max(40).meta({ description: 'Id of a card in this game.' });
const target = targetSchema.nullable();

/** All commands of arena.md 7, one object a command. Every command has a single form (ARENA-ENG-01). */
export const commands = {
  ...buildingCommandSchemas,
  ...passCommandSchemas(rulebook),
  placeOnStronghold: z
    .strictObject({ cardId, stronghold: positionSchema })
    .meta({ description: 'Puts a creature or a shield face down ON an own stronghold (ARENA-ENL-02).' }),
  placeUnderStronghold: z
    .strictObject({ cardId, stronghold: positionSchema })
    .meta({ description: 'Puts a creature face down UNDER an own stronghold (ARENA-ENL-04).' }),
  attachItem: z
    .strictObject({ cardId, stronghold: positionSchema })
    .meta({ description: 'Attaches a creature item to the creature ON an own stronghold (ARENA-ENL-03).' }),
  attachUpgrade: z
    .strictObject({ cardId, targetSeat: seatSchema, stronghold: positionSchema })
    .meta({ description: 'Attaches an upgrade or a downgrade to a stronghold (ARENA-ENL-05).' }),
  raiseStandardBearer: cardOnly.meta({ description: 'Attaches a standard bearer to the guardian (ARENA-ENL-07).' }),
  sacrificeStandardBearer: none.meta({
    description: "Destroys the own standard bearer and the enemy's (ARENA-ENL-08).",
  }),
  discardExcess: cardOnly.meta({ description: 'Chooses one card to discard down to seven (ARENA-DSC-01).' }),
  enterArena: z
    .strictObject({ place: placeSchema.nullable() })
    .meta({ description: 'Sends the creature of a place into the duel zone, or none (ARENA-ENT-01).' }),
  playCorruption: z
    .strictObject({ cardId, targetCardId: cardId })
    .meta({ description: 'Corrupts an enemy creature in the combat (ARENA-COR-02).' }),
  declineCorruption: none.meta({ description: 'Lets a creature that has just come act (ARENA-COR-06).' }),
  playDepotCard: z
    .strictObject({ cardId, target })
    .meta({ description: 'Plays a spell or a hand item (ARENA-SPL-01).' }),
  useAbility: z
    .strictObject({ cardId: sourceId, target })
    .meta({ description: 'Uses an activated ability of a card in play (ARENA-ENL-11).' }),
  useGuardianInfluence: z
    .strictObject({ targetCardId: cardId })
    .meta({ description: "Spends a power stone: the guardian's influence for a creature (ARENA-INF-02)." }),
  useStrongholdCreature: z
    .strictObject({ stronghold: positionSchema, ability: supportSchema, targetCardId: cardId })
    .meta({ description: 'Uses a creature UNDER an own stronghold for a creature in the combat (ARENA-RNG-03).' }),
  joinDuel: cardOnly.meta({ description: 'Joins a creature to the duel as a secondary attacker (ARENA-SEC-03).' }),
  playDuelShield: z
    .strictObject({ cardId, targetCardId: cardId })
    .meta({ description: 'Lays a shield against an enemy creature (ARENA-SHD-01, ARENA-SHD-03).' }),
  chooseRaidTarget: z
    .strictObject({ stronghold: positionSchema })
    .meta({ description: 'Names the enemy stronghold to raid, in secret (ARENA-RAI-03).' }),
  moveGarrison: z
    .strictObject({ from: positionSchema.nullable(), to: positionSchema.nullable() })
    .meta({ description: 'Moves a card between own strongholds, in secret; both null: none (ARENA-RAI-04).' }),
  placeGarrison: z
    .strictObject({ cardId: cardId.nullable() })
    .meta({ description: 'Puts a card ON the own targeted stronghold, in secret, or none (ARENA-RAI-05).' }),
  sacrificeTerrain: cardOnly.meta({
    description: 'Sacrifices a terrain to save an undefended stronghold (ARENA-RAI-15).',
  }),
  declineSacrifice: none.meta({ description: 'Lets the undefended stronghold fall (ARENA-RAI-15).' }),
  useLoneShield: z
    .strictObject({ mode: loneShieldModeSchema, place: placeSchema.nullable() })
    .meta({ description: 'Uses a shield without opponent; `place` is the enemy place to capture at (ARENA-RAI-16).' }),
  destroyTerrain: none.meta({ description: 'Destroys the terrain of the duel zone (ARENA-TER-02).' }),
  placeTerrain: cardOnly.meta({ description: 'Places a terrain in the duel zone (ARENA-TER-03).' }),
  endTerrain: none.meta({ description: 'Ends the terrain step (ARENA-TER-01).' }),
  deployStronghold: z
    .strictObject({ side: sideSchema })
    .meta({ description: 'Deploys a stronghold, in secret (ARENA-DEP-01).' }),
  challengeGuardian: z
    .strictObject({
      powerStones: z.int().min(0).max(30).meta({ description: 'Stones to influence the captive with.' }),
    })
    .meta({ description: 'Throws the captive at its guardian (ARENA-CHA-01).' }),
  blockChallenge: cardOnly.meta({ description: 'Discards a shield to cancel the challenge (ARENA-CHA-04).' }),
  allowChallenge: none.meta({ description: 'Lets the challenge be decided (ARENA-CHA-04).' }),
} as const;

export type Command = Tagged<typeof commands>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
