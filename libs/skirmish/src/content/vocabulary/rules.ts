import { z } from 'zod';
import { idSchema } from '../words.js';
import type { Words } from './language.js';
import { localizedSchema, oneOf } from './one-word.js';
import type { Vocabulary } from './vocabulary.js';

/** The triggers of a rule of a sheet, room or scenario; games have further ones. */
export interface Trigger<W extends Words = Words> {
  turnEnd?: true | undefined;
  figureOut?: W['figures'] | undefined;
  testFailed?: string | undefined;
  heroOut?: { side?: W['side'] | undefined } | undefined;
}

/**
 * The schemas of triggers and rules, with the triggers that one game alone has. `cited`: the rule ids of rules of
 * sheets.
 */
export function ruleSchemas<W extends Words, F extends z.ZodRawShape>(
  { figuresSchema, conditionSchema, effectSchema }: Vocabulary<W>,
  sideSchema: z.ZodType<W['side']>,
  further: F,
  cited: string,
) {
  const triggerSchema = oneOf(
    {
      turnEnd: z.literal(true),
      figureOut: figuresSchema,
      testFailed: idSchema,
      heroOut: z.strictObject({ side: sideSchema.optional() }),
      ...further,
    },
    'Trigger',
    'What sets a rule off; its figures are worked out for the figure that it happened to (SELF).',
  );
  const ruleSchema = z
    .strictObject({
      id: idSchema,
      text: localizedSchema,
      on: triggerSchema,
      if: conditionSchema.optional(),
      do: z.array(effectSchema).min(1),
    })
    .meta({ id: 'SheetRule', description: `A reaction or special rule (${cited}).` });
  return { triggerSchema, ruleSchema };
}
