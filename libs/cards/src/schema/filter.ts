import { z } from 'zod';
import { attackTypeSchema, classSchema, kindSchema, ownerSchema, sizeSchema, vulnerabilitySchema } from '../words.js';

/** A conjunction: a creature fits when it fits everything that is given (cards.md 4.3). */
export const filterSchema = z
  .strictObject({
    kinds: z.array(kindSchema).min(1).optional().meta({ description: 'Any of these kinds.' }),
    classes: z.array(classSchema).min(1).optional().meta({ description: 'Any of these classes.' }),
    sizes: z.array(sizeSchema).min(1).optional().meta({ description: 'Any of these sizes.' }),
    flying: z.boolean().optional().meta({ description: 'Flies, or does not; granted or lost flying counts.' }),
    influenceable: z
      .boolean()
      .optional()
      .meta({ description: 'May receive influence, or may not; grants and losses count.' }),
    owner: ownerSchema.optional().meta({ description: 'The owner, where the target is creatures of both sides.' }),
    vulnerable: z.array(vulnerabilitySchema).min(1).optional().meta({ description: 'To any of these.' }),
    attackType: attackTypeSchema.optional(),
    maxVitality: z.int().min(1).optional().meta({ description: 'Base vitality of this or less.' }),
    guardian: z.literal(true).optional().meta({ description: 'A guardian, and no creature.' }),
  })
  .meta({ id: 'CreatureFilter', description: 'A filter for creatures: all given fields must hold (cards.md 4.3).' });
export type CreatureFilter = z.output<typeof filterSchema>;
