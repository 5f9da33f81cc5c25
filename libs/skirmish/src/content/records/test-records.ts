import { z } from 'zod';
import type { Words } from '../vocabulary/language.js';
import { localizedSchema } from '../vocabulary/one-word.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { characteristicSchema, idSchema, testIdSchema } from '../words.js';

/** The rule ids that descriptions of tests name. */
export interface TestCitations {
  readonly test: string;
  readonly doorTest: string;
  readonly specialAction: string;
}

/** The schemas of characteristic tests, and of special actions without one. */
export function testRecords<W extends Words>(
  { placeSchema, effectSchema, conditionSchema }: Vocabulary<W>,
  { test, doorTest, specialAction }: TestCitations,
) {
  const offerSchema = z
    .strictObject({ characteristic: characteristicSchema, difficulty: z.int().min(1).max(12) })
    .meta({ id: 'TestOffer' });
  const testSchema = z
    .strictObject({
      id: testIdSchema,
      name: localizedSchema,
      text: localizedSchema,
      at: placeSchema
        .meta({ description: 'Its place: spaces, a token kind, an object kind. A door test stands on the door.' })
        .optional(),
      door: idSchema
        .optional()
        .meta({ description: `The door that it opens; its place is the two spaces beside (${doorTest}).` }),
      offers: z.array(offerSchema).min(1).max(2),
      direct: z.boolean(),
      repeatable: z.boolean(),
      onSuccess: z.array(effectSchema),
    })
    .meta({ id: 'TestCard', description: `A characteristic test (${test}).` });
  const specialActionSchema = z
    .strictObject({
      id: idSchema,
      name: localizedSchema,
      text: localizedSchema,
      at: placeSchema,
      cost: z.int().min(1).max(3),
      if: conditionSchema.optional(),
      do: z.array(effectSchema).min(1),
    })
    .meta({ id: 'SpecialAction', description: `A special action without a test (${specialAction}).` });
  return { offerSchema, testSchema, specialActionSchema };
}
