import { eventFields } from '#skirmish';
import { idSchema, tileNumberSchema } from '../words.js';

/** Fields that many events share. */
export const { by, card, cards, count, faces, figure, figures, hero, mission, plays, seat, source, space } =
  eventFields;
export const scenario = idSchema.meta({ description: 'Id of a scenario.' });
export const sheet = idSchema.meta({ description: 'Id of a villain sheet.' });
export const objective = idSchema.meta({ description: 'Id of an objective.' });
export const rule = idSchema.meta({ description: 'Id of a rule of the scenario, or of a trap.' });
export const tileNumber = tileNumberSchema;
