import { positionSchema, shown } from '#cards';
import { secret } from '#kernel';
import { z } from 'zod';
import { seatSchema, spaceSchema } from '../words.js';

/** Fields that many events share. */
export const seat = seatSchema;
export const by = { seat: seatSchema };
export const count = z.int().min(0);
export const stronghold = positionSchema;
export const space = spaceSchema;

/** A creature that lies open, or that is shown. */
export const creatureSeen = z
  .strictObject({ card: shown, item: shown.optional() })
  .meta({ id: 'CreatureSeen', description: 'A creature whose face is seen, with the item that it carries.' });

/** Only the seat of the event sees it. */
export const own = <T extends z.ZodType>(schema: T) => secret(schema, { seat: 'seat' });
/** Hidden from all viewers before the game is over. */
export const hidden = <T extends z.ZodType>(schema: T) => secret(schema, 'nobody');

export { cardId, printedId, shown, shownCards } from '#cards';
