import { secret } from '#kernel';
import { z } from 'zod';
import {
  cardIdSchema,
  cardSideSchema,
  figureIdSchema,
  idSchema,
  missionIdSchema,
  pieceIdSchema,
  powerIdSchema,
  spaceIdSchema,
  testIdSchema,
  testKeySchema,
} from '../content/words.js';

/** Fields that many events share, in every game. */
export const seat = z.int().min(0).max(5).meta({ description: 'A seat, from 0.' });
export const by = { seat };
export const count = z.int().min(0).max(999);
export const hero = figureIdSchema.meta({ description: 'Id of a hero, as in the content.' });
export const figure = figureIdSchema.meta({ description: 'Id of a figure, as in `figures` of the view.' });
export const figures = z.array(figure);
export const space = spaceIdSchema;
export const source = idSchema.meta({ description: 'The card, sheet, rule or object that does it.' });
export const card = cardIdSchema.meta({ description: 'Id of a card, as in the content.' });
export const cards = z.array(card);
export const power = powerIdSchema.meta({ description: 'Id of a power: of the card, or as its sheet names it.' });
export const mission = missionIdSchema.meta({ description: 'Id of a personal mission.' });
export const test = testIdSchema.meta({ description: 'Id of a test of the scenario.' });
export const testKey = testKeySchema.meta({
  description: 'The test, and the piece that it is at where there are several.',
});
export const object = pieceIdSchema.meta({ description: 'Id of an object on the board.' });
export const piece = idSchema.meta({ description: 'Id of an object, token or figure on the board.' });
export const pieceKind = idSchema.meta({ description: 'Id of a kind of objects or tokens, or of a sheet.' });
export const door = idSchema.meta({ description: 'Id of a door: that of the tile face, and its own.' });
export const plays = z.array(z.strictObject({ cardId: card, side: cardSideSchema }).meta({ id: 'CardInPlay' }));
export const idList = z.array(idSchema);
export const faces = z.array(z.string().max(4)).meta({ description: 'Faces in the order rolled, as on the die.' });

/** Seen by the seats of the side in the event's field `side`. */
export const ofSide = <T extends z.ZodType>(schema: T) => secret(schema, { side: 'side' });
/** Hidden from all viewers until the game is over. */
export const hidden = <T extends z.ZodType>(schema: T) => secret(schema, 'nobody');

/** A window's options, as the view shows them. */
export const windowOptionSchema = z
  .strictObject({
    optionId: z.string().max(80),
    kind: z.enum(['FIGURE', 'SPACE', 'TEXT', 'DECLINE', 'DIE', 'CARD']).meta({ id: 'OptionKind' }),
  })
  .meta({ id: 'WindowOption' });
