import { positionSchema } from '#cards';
import { totalSchemaOf } from '#cards/totals';
import { secret } from '#kernel';
import { z } from 'zod';
import { placeSchema, seatSchema } from '../words.js';

/** Fields that many events share. */
export const seat = seatSchema;
export const by = { seat: seatSchema };
export const count = z.int().min(0);
export const stronghold = positionSchema;
export const place = placeSchema;

/** Only the seat of the event sees it. */
export const own = <T extends z.ZodType>(schema: T) => secret(schema, { seat: 'seat' });
/** Hidden from all viewers before the game is over. */
export const hidden = <T extends z.ZodType>(schema: T) => secret(schema, 'nobody');

export { cardId, printedId, shown, shownCards, type ShownCard } from '#cards';
export { contributionSchema } from '#cards/totals';

/** A total of a seat in a combat, with its parts. */
export const totalSchema = totalSchemaOf(seatSchema);

/** The targets of a seat's raid. */
export const raidTargetSchema = z
  .strictObject({ seat: seatSchema, stronghold })
  .meta({ id: 'RaidTarget', description: "A seat that raids, and the other seat's stronghold that it raids." });
