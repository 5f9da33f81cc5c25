import { contributionSchema, positionSchema } from '#cards';
import { idSchema, secret } from '#kernel';
import { z } from 'zod';
import { placeSchema, seatSchema } from '../words.js';

/** Fields that many events share. */
export const seat = seatSchema;
export const by = { seat: seatSchema };
export const count = z.int().min(0);
export const stronghold = positionSchema;
export const place = placeSchema;
export const printedId = idSchema<'card'>().meta({ description: 'Id of a card of the library.' });
export const cardId = idSchema<'instance'>().meta({ description: 'Id of a card in this game.' });

/** A card in this game with what is printed on it: the two are only ever shown together (ARENA-ENG-05). */
export const shown = z
  .strictObject({ id: cardId, cardId: printedId })
  .meta({ id: 'ShownCard', description: 'A card whose face is seen: its id in this game, and in the library.' });
export const shownCards = z.array(shown);
export type ShownCard = z.output<typeof shown>;

/** Only the seat of the event sees it. */
export const own = <T extends z.ZodType>(schema: T) => secret(schema, { seat: 'seat' });
/** Nobody sees it before the game is over. */
export const hidden = <T extends z.ZodType>(schema: T) => secret(schema, 'nobody');

export { contributionSchema } from '#cards';

/** A total of a seat in a combat, with its parts. */
export const totalSchema = z
  .strictObject({ seat: seatSchema, total: z.int(), contributions: z.array(contributionSchema) })
  .meta({ id: 'CombatTotal', description: 'The total of a seat, and what it is made of (cards.md 6).' });

/** What a seat raids. */
export const raidTargetSchema = z
  .strictObject({ seat: seatSchema, stronghold })
  .meta({ id: 'RaidTarget', description: "A seat that raids, and the other seat's stronghold that it raids." });
