import { buildingCommandSchemas, passCommandSchemas, positionSchema } from '#cards';
import { idSchema, type Tagged } from '#kernel';
import { z } from 'zod';
import { rulebook } from './rulebook.js';
import { seatSchema, spaceSchema } from './words.js';

const cardId = idSchema<'instance'>().min(1).max(40).meta({ description: 'Id of a card in this game.' });
const none = z.strictObject({});
const cardOnly = z.strictObject({ cardId });
const atStronghold = z.strictObject({ cardId, stronghold: positionSchema });

/** The commands of guardians.md 7, one object a command. Every command has a single form (GUARD-223). */
export const commands = {
  ...buildingCommandSchemas,
  ...passCommandSchemas(rulebook),
  cutDeck: z
    .strictObject({ depth: z.int().min(0).max(200).meta({ description: 'How many cards go to the bottom.' }) })
    .meta({ description: 'Cuts the draw pile of the other seat (GUARD-022).' }),
  keepOpeningHand: none.meta({ description: 'Keeps the opening hand (GUARD-023).' }),
  redrawOpeningHand: none.meta({
    description: 'Spends a power stone to draw an opening hand without a shield again (GUARD-024).',
  }),
  placeOnStronghold: atStronghold.meta({
    description: 'Puts a creature on an own stronghold, or a shield on the creatures there (GUARD-041, GUARD-042).',
  }),
  placeUnderStronghold: atStronghold.meta({
    description: 'Puts an influential creature face down under an own stronghold (GUARD-047).',
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
  reinforceShield: z
    .strictObject({ from: spaceSchema, cardId })
    .meta({ description: 'A creature of an own stack joins the shield that was turned (GUARD-079, GUARD-084).' }),
  endReinforcing: none.meta({ description: 'No further creature joins the shield that was turned (GUARD-084).' }),
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
