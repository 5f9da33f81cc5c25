import { eventFields } from '#skirmish/events';
import { idSchema, tileNumberSchema } from '../words.js';

/** Fields that many events share. */
export const { by, card, cards, count, faces, figure, figures, hero, mission, plays, seat, source, space } =
  eventFields;
export const scenario = idSchema.meta({ description: 'Id of a scenario, as in the content or the options.' });
export const sheet = idSchema.meta({ description: 'Id of a villain sheet, as in the content.' });
export const objective = idSchema.meta({ description: 'Id of an objective, as in the content.' });
export const rule = idSchema.meta({ description: 'Id of a rule of the scenario, or of a trap.' });
export const tileNumber = tileNumberSchema;
