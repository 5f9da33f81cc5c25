import { z } from 'zod';
import { characteristicSchema, idSchema } from '../words.js';
import type { WideDialect } from './dialect.js';
import type { Amount, Condition, Figures } from './language.js';
import { oneOf, wordNumber } from './one-word.js';

/** The schemas of numbers of the game and of what holds. */
export function conditionSchemas(
  { sides, deedSchema, amounts, conditions }: WideDialect,
  figuresSchema: z.ZodType<Figures>,
): { amountSchema: z.ZodType<Amount>; conditionSchema: z.ZodType<Condition> } {
  const sideSchema = z.enum([...sides, 'SIDE']).meta({ id: 'ConditionSide' });
  const amountSchema: z.ZodType<Amount> = oneOf(
    {
      count: figuresSchema,
      heroesAtStart: z.literal(true).meta({ description: 'Heroes that the game began with, out of action or not.' }),
      tokens: idSchema,
      turn: z.literal(true),
      damage: figuresSchema,
      value: z.strictObject({ of: figuresSchema, characteristic: characteristicSchema }),
      outBy: z.strictObject({ side: sideSchema, sheet: idSchema.optional() }),
      passed: z.strictObject({ test: idSchema, side: sideSchema.optional() }),
      deed: z.strictObject({ of: figuresSchema, what: deedSchema }),
      heroesOut: z.enum([...sides, 'SIDE', 'OTHER']),
      articles: z.strictObject({ side: sideSchema }),
      ...amounts,
    },
    'Amount',
    'A number of the game.',
  );
  const compared = () => z.strictObject({ what: amountSchema, number: wordNumber });
  const conditionSchema: z.ZodType<Condition> = oneOf(
    {
      atLeast: compared(),
      atMost: compared(),
      holds: z.strictObject({ side: sideSchema, article: idSchema }),
      doorOpen: idSchema,
      get and() {
        return z.array(conditionSchema).min(2);
      },
      get or() {
        return z.array(conditionSchema).min(2);
      },
      get not() {
        return conditionSchema;
      },
      ...conditions,
    },
    'Condition',
    'Something that holds or not.',
  );
  return { amountSchema, conditionSchema };
}
