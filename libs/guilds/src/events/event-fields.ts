import { secret } from '#kernel';
import { z } from 'zod';
import { seatSchema } from '../words.js';

/** Fields that many events share. */
export const rubies = z.int().min(0).meta({ description: 'Number of rubies that change hands, or lie there.' });
export const count = z.int().min(0);
export const alignment = z.int().min(-10).max(10).meta({ description: 'The alignment afterwards.' });
export const by = { seat: seatSchema };

/** Only the seat of the event sees it. */
export const own = <T extends z.ZodType>(schema: T) => secret(schema, { seat: 'seat' });
/** Hidden from all viewers before the game is over. */
export const hidden = <T extends z.ZodType>(schema: T) => secret(schema, 'nobody');
/** The seats in the field `between` see it: who loses a hidden card, and who takes it. */
export const betweenThem = <T extends z.ZodType>(schema: T) => secret(schema, { seat: 'between' });
export const between = z.array(seatSchema).meta({ description: 'The two seats that know which card it was.' });

/** A deck in a new order. */
export const deckOrder = <Ids extends z.ZodType>(cards: Ids, description: string) =>
  z.strictObject({ count, order: hidden(cards) }).meta({ description });
