import { z } from 'zod';
import { idSchema, objectUseSchema, sideSchema } from '../../words.js';
import { conditionSchema } from './conditions.js';
import { effectSchema } from './effects.js';
import { figuresSchema } from './figures.js';
import { localizedSchema, oneOf } from './one-word.js';

/** What sets a rule of a sheet or scenario off. */
export const triggerSchema = oneOf(
  {
    turnStart: z.literal(true),
    turnEnd: z.literal(true),
    attacked: figuresSchema.meta({
      description: 'An attack on one of them is fully resolved, hit or miss (CLASH-095).',
    }),
    hit: figuresSchema,
    figureOut: figuresSchema,
    arrived: z.strictObject({ figures: figuresSchema, zone: idSchema }),
    activationEnded: z.strictObject({ figures: figuresSchema, zone: idSchema }),
    testPassed: idSchema,
    testFailed: idSchema,
    objectUsed: z.strictObject({ kind: idSchema, use: objectUseSchema }),
    heroOut: z.strictObject({ side: sideSchema.optional() }),
    articleWon: idSchema,
  },
  'Trigger',
  'What sets a rule off; its figures are worked out for the figure that it happened to (SELF).',
);
export type Trigger = z.output<typeof triggerSchema>;

/** A rule of a sheet or scenario: on, if, do. */
export const ruleSchema = z
  .strictObject({
    id: idSchema,
    text: localizedSchema,
    on: triggerSchema,
    if: conditionSchema.optional(),
    do: z.array(effectSchema).min(1),
  })
  .meta({ id: 'SheetRule', description: 'A reaction or special rule (CLASH-094, CLASH-096).' });
export type SheetRule = z.output<typeof ruleSchema>;
