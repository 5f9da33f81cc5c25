import { secret } from '#kernel';
import { z } from 'zod';
import {
  articleIdSchema,
  cardIdSchema,
  cardSideSchema,
  characteristicSchema,
  countSchema,
  figureIdSchema,
  idSchema,
  missionIdSchema,
  pieceIdSchema,
  powerIdSchema,
  seatSchema,
  sideSchema,
  spaceIdSchema,
  testIdSchema,
  testKeySchema,
} from '../words.js';

/** Fields that many events share. */
export const by = { seat: seatSchema };
export const hero = figureIdSchema.meta({ description: 'Id of a hero.' });
export const figure = figureIdSchema.meta({ description: 'Id of a figure.' });
export const figures = z.array(figure);
export const space = spaceIdSchema;
export const source = idSchema.meta({ description: 'The card, sheet, rule or object that does it.' });
export const card = cardIdSchema.meta({ description: 'Id of a card.' });
export const power = powerIdSchema.meta({ description: 'Id of a power: of the card, or as its sheet names it.' });
export const mission = missionIdSchema.meta({ description: 'Id of a personal mission.' });
export const article = articleIdSchema.meta({ description: 'Id of an article.' });
export const scenario = idSchema.meta({ description: 'Id of a scenario.' });
export const specialAction = idSchema.meta({ description: 'Id of a special action of the scenario.' });
export const rule = idSchema.meta({ description: 'Id of a rule of the scenario or of the threat sheet.' });
export const behaviorItem = idSchema.meta({ description: 'Id of an item of a threat sheet.' });
export const test = testIdSchema.meta({ description: 'Id of a test of the scenario.' });
export const testKey = testKeySchema.meta({
  description: 'The test, and the piece that it is at where there are several.',
});
export const object = pieceIdSchema.meta({ description: 'Id of an object on the board.' });
export const piece = idSchema.meta({ description: 'Id of an object, token or figure on the board.' });
export const pieceKind = idSchema.meta({ description: 'Id of a kind of objects or tokens, or of a sheet.' });
export const door = idSchema.meta({ description: 'Id of a door: that of the tile face, and its own.' });
export const cards = z.array(card);
export const count = countSchema;
export const side = sideSchema;
export const plays = z.array(z.strictObject({ cardId: card, side: cardSideSchema }).meta({ id: 'CardInPlay' }));
export const tokens = z.array(characteristicSchema);

/** Seen by the seats of the side in the event's field `side`. */
export const ofSide = <T extends z.ZodType>(schema: T) => secret(schema, { side: 'side' });
/** Seen by nobody until the game is over. */
export const hidden = <T extends z.ZodType>(schema: T) => secret(schema, 'nobody');

/** Why an automatic choice fell as it did (CLASH-232). */
export const weighed = z
  .strictObject({
    rule: z.string().max(20).meta({ description: 'The rule that decides, for instance CLASH-097.' }),
    candidates: z.array(
      z
        .strictObject({
          id: idSchema.meta({ description: 'A figure, or a space.' }),
          keys: z.array(z.int()).meta({ description: 'What was compared, in this order; see the rule.' }),
        })
        .meta({ id: 'Candidate' }),
    ),
    drawn: z.boolean().meta({ description: 'True when the last tie was broken by chance.' }),
  })
  .meta({ id: 'Weighed', description: 'The candidates of an automatic choice, best first.' });
export const idList = z.array(idSchema);
