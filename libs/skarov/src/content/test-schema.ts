import { testIdSchema } from '#skirmish';
import { z } from 'zod';
import { records } from './records.js';
import { effectSchema } from './vocabulary.js';

const addHeroes = z
  .boolean()
  .meta({ description: 'The symbol: the number of heroes in play counts on top of the dice (SKAROV-TEST-03).' });

const { door: _, ...shared } = records.testSchema.shape;

/** A test of a room; doors have records of their own. */
export const testSchema = z
  .strictObject({
    ...shared,
    addHeroes,
    onFailure: z.array(effectSchema).meta({ description: 'Beside the token that a failure leaves (SKAROV-TEST-05).' }),
  })
  .meta({ id: 'TestCard', description: 'A characteristic test (SKAROV-TEST-01).' });
export type TestCard = z.output<typeof testSchema>;

/** The test of a trap: rolled at once from where the hero stands, for no action and without a token (SKAROV-TEST-10). */
export const forcedTestSchema = z
  .strictObject({ id: testIdSchema, offers: records.testSchema.shape.offers, addHeroes })
  .meta({ id: 'ForcedTest', description: 'A test that a trap forces on a hero (SKAROV-TEST-10).' });
