import { positionSchema } from '#cards';
import { buildingCommandSchemas } from '#cards/brought';
import { passCommandSchemas } from '#cards/flow';
import { idSchema, type Tagged } from '#kernel';
import { z } from 'zod';
import { rulebook } from './rulebook.js';
import { placeSchema, seatSchema, spaceSchema } from './words.js';

const cardId = idSchema<'instance'>().min(1).max(40).meta({ description: 'Id of a card in this game.' });
const none = z.strictObject({});
const cardOnly = z.strictObject({ cardId });
const atStronghold = z.strictObject({ cardId, stronghold: positionSchema });

/** The target of a card or ability, in the one form that each thing has (cards.md 4.4). */
export const targetSchema = z
  .strictObject({
    cardId: cardId
      .optional()
      .meta({ description: 'A card in play or in the own discard pile, whose face the seat sees.' }),
    space: spaceSchema.optional().meta({ description: 'The space of a stack, a shield or a terrain.' }),
  })
  .meta({ id: 'Target', description: 'The target of a card or ability (cards.md 4.4).' });
export type Target = z.output<typeof targetSchema>;

const target = targetSchema.nullable().meta({ description: 'null where nothing is to be chosen.' });
const targetCardId = idSchema<'instance' | 'card'>()
  .min(1)
  .max(40)
  .meta({ description: 'Id of a creature in the combat; of a guardian its library id.' });
const sourceId = idSchema<'instance' | 'card'>()
  .min(1)
  .max(40)
  .meta({ description: 'Id of a card in this game; of a guardian its library id.' });

/** The commands of guardians.md 7, one object a command. Every command has a single form (GUARD-223). */
export const commands = {
  ...buildingCommandSchemas,
  ...passCommandSchemas(rulebook),
  cutDeck: z
    .strictObject({ depth: z.int().min(0).max(200).meta({ description: 'Number of cards that go to the bottom.' }) })
    .meta({ description: 'Cuts the draw pile of the other seat (GUARD-022).' }),
  keepOpeningHand: none.meta({ description: 'Keeps the opening hand (GUARD-023).' }),
  redrawOpeningHand: none.meta({
    description: 'Spends a power stone to draw an opening hand without a shield again (GUARD-024).',
  }),
  playDepotCard: z
    .strictObject({ cardId, target })
    .meta({ description: 'Plays a spell or hand item; the other seat may answer (GUARD-140, GUARD-143).' }),
  useAbility: z
    .strictObject({ cardId: sourceId, target })
    .meta({ description: 'Uses an ability of a card that lies open (GUARD-012).' }),
  placeOnStronghold: atStronghold.meta({
    description: 'Puts a creature on an own stronghold, or a shield on the creatures there (GUARD-041, GUARD-042).',
  }),
  placeUnderStronghold: atStronghold.meta({
    description: 'Puts an influential creature face down under an own stronghold (GUARD-047).',
  }),
  placeInUpgrade: atStronghold.meta({
    description: 'Puts a creature into an upgrade that holds one (cards.md 5.6).',
  }),
  attachUpgrade: z
    .strictObject({ cardId, targetSeat: seatSchema, stronghold: positionSchema })
    .meta({ description: 'Attaches an upgrade or a downgrade to a stronghold (GUARD-044, GUARD-045).' }),
  attachItem: z
    .strictObject({ cardId, targetCardId: cardId })
    .meta({ description: 'Gives a creature item to an own creature on an own stronghold (GUARD-046).' }),
  unplace: cardOnly.meta({ description: 'Takes back a card that was placed in this step (GUARD-058).' }),
  finishPlacement: none.meta({ description: 'Places nothing more in this turn (GUARD-040).' }),
  discardExcess: cardOnly.meta({ description: 'Chooses one card to discard down to seven (GUARD-053).' }),
  turnShield: z.strictObject({ space: spaceSchema }).meta({ description: 'Turns an own shield (GUARD-064).' }),
  passShield: none.meta({ description: 'Leaves the shield that was turned where it is (GUARD-066).' }),
  moveShield: z
    .strictObject({
      path: z.array(placeSchema).min(1).max(3).meta({ description: 'The spaces stepped on, one after the other.' }),
      fly: z.boolean().meta({ description: 'A flight: its first step never interrupts (GUARD-076).' }),
    })
    .meta({ description: 'Moves the shield that was turned, with all cards under it (GUARD-067, GUARD-075).' }),
  reinforceShield: z
    .strictObject({ from: spaceSchema, cardId })
    .meta({ description: 'A creature of an own stack joins the shield that was turned (GUARD-079, GUARD-084).' }),
  endReinforcing: none.meta({ description: 'No further creature joins the shield that was turned (GUARD-084).' }),
  declareCommand: z
    .strictObject({ cardId: cardId.nullable() })
    .meta({ description: 'Commits a command card, or none (GUARD-093, GUARD-094).' }),
  commitAttacker: cardOnly.meta({ description: 'Commits a primary attacker, hidden (GUARD-105).' }),
  playCorruption: z
    .strictObject({ cardId, targetCardId })
    .meta({ description: 'Corrupts an enemy creature as it is played (GUARD-107, GUARD-108).' }),
  rangedAttack: cardOnly.meta({ description: 'A creature of the combat hand adds its ranged attack (GUARD-117).' }),
  useGuardianInfluence: z
    .strictObject({ targetCardId })
    .meta({ description: 'Spends a power stone: the guardian gives influence (GUARD-135).' }),
  useStrongholdCreature: z
    .strictObject({ stronghold: positionSchema, targetCardId })
    .meta({ description: 'A creature under a stronghold is turned up and gives influence (GUARD-136).' }),
  commitSecondary: z
    .strictObject({ cardId, targetCardId })
    .meta({ description: 'Sends a secondary attacker at an enemy creature (GUARD-150).' }),
  endSecondary: none.meta({ description: 'Sends no further secondary attacker (GUARD-156).' }),
  heal: z
    .strictObject({ cardId, targetCardId: cardId })
    .meta({ description: 'A healer restores a beaten creature (GUARD-160).' }),
  chooseRetreat: z
    .strictObject({ space: spaceSchema })
    .meta({ description: 'The space to which the beaten shield retreats (GUARD-167).' }),
  keepShield: cardOnly.meta({ description: 'Keeps one of two shields that have come together (GUARD-169).' }),
  discardFromStack: cardOnly.meta({ description: 'Discards a creature of a stack that is above 30 (GUARD-173).' }),
  settleTerrain: z
    .strictObject({ space: spaceSchema, cardId })
    .meta({ description: 'Places a terrain under the own shield that is asked for (GUARD-191).' }),
  settleWithCreature: z
    .strictObject({ space: spaceSchema, cardId })
    .meta({ description: 'Without a terrain: lays a creature of the stack face down as one (GUARD-193).' }),
  withdrawShield: z
    .strictObject({ space: spaceSchema, to: spaceSchema })
    .meta({ description: 'Without a terrain: the shield leaves the land (GUARD-194).' }),
} as const;

export type Command = Tagged<typeof commands>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
