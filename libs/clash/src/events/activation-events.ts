import { mattering } from '#kernel';
import { z } from 'zod';
import { objectUseSchema } from '../words.js';
import { hero, object, pieceKind, specialAction } from './event-fields.js';
import { sharedEvents } from './shared-events.js';

/** Events of activations beside those of all games: objects and special actions (clash.md 5.12 to 5.15). */
export const activationEvents = {
  testAttempted: mattering(
    'DETAIL',
    sharedEvents.testAttempted
      .extend({ objectId: object.optional(), use: objectUseSchema.optional() })
      .meta({ description: 'A test is attempted (CLASH-155).' }),
  ),
  testResolved: sharedEvents.testResolved
    .extend({
      use: objectUseSchema
        .optional()
        .meta({ description: 'The use of an object that it began: no test for missions (CLASH-269).' }),
    })
    .meta({ description: 'A test is passed or failed.' }),
  objectUsed: z
    .strictObject({ heroId: hero, objectId: object, kindId: pieceKind, use: objectUseSchema })
    .meta({ description: 'The effects of an object are carried out (CLASH-101, CLASH-102).' }),
  specialActionPerformed: z
    .strictObject({ heroId: hero, specialActionId: specialAction })
    .meta({ description: 'A special action of the sheet.' }),
};
