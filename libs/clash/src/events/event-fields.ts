import { eventFields } from '#skirmish/events';
import { z } from 'zod';
import { articleIdSchema, characteristicSchema, idSchema, sideSchema } from '../words.js';

/** Fields that many events share. */
export const {
  by,
  card,
  cards,
  count,
  figure,
  figures,
  hero,
  hidden,
  mission,
  object,
  ofSide,
  piece,
  pieceKind,
  plays,
  source,
  space,
  test,
  testKey,
  windowOptionSchema,
} = eventFields;
export const article = articleIdSchema.meta({ description: 'Id of an article, as in the content or the options.' });
export const scenario = idSchema.meta({ description: 'Id of a scenario, as in the content or the options.' });
export const specialAction = idSchema.meta({ description: 'Id of a special action of the scenario.' });
export const rule = idSchema.meta({ description: 'Id of a rule of the scenario or of the threat sheet.' });
export const behaviorItem = idSchema.meta({ description: 'Id of an item of a threat sheet.' });
export const side = sideSchema;
export const tokens = z.array(characteristicSchema);
