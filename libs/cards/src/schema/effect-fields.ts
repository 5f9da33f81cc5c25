import { z } from 'zod';
import {
  attackSortSchema,
  combatPlaceSchema,
  durationSchema,
  gameSchema,
  roleSchema,
  settingSchema,
  tagSchema,
  targetSchema,
  terrainTypeSchema,
  timingSchema,
  triggerSchema,
  vulnerabilitySchema,
  whatSchema,
} from '../words.js';
import { filterSchema } from './filter.js';
import { operations, type OperationName } from './operations.js';

/** An immunity of a creature: to attacks of a sort, or to creatures of a described sort. Exactly one of the two. */
export const immunitySchema = z
  .strictObject({ attack: attackSortSchema.optional(), creatures: filterSchema.optional() })
  .meta({ id: 'Immunity', description: 'Attacks of a sort, or creatures of a described sort: one of the two.' })
  .refine(({ attack, creatures }) => (attack === undefined) !== (creatures === undefined), {
    error: 'An immunity names an attack or creatures: exactly one of the two.',
  });
export type Immunity = z.output<typeof immunitySchema>;

export const conditionSchema = z
  .strictObject({
    own: filterSchema.optional().meta({ description: 'A filter for creatures of the target group.' }),
    opponent: filterSchema.optional().meta({ description: 'The creature that the target faces.' }),
    terrain: terrainTypeSchema.optional().meta({ description: 'The terrain fought over.' }),
    place: combatPlaceSchema.optional(),
    role: roleSchema.optional(),
  })
  .meta({ id: 'EffectCondition', description: 'All that is given must hold (cards.md 4.3).' });
export type EffectCondition = z.output<typeof conditionSchema>;

const operationNames = Object.keys(operations) as [OperationName, ...OperationName[]];

/** Every field that an effect may have; what fits together: `effectFaults`. */
export const effectFields = z.strictObject({
  op: z.enum(operationNames).meta({ id: 'Operation', description: 'The operation (cards.md 5).' }),
  value: z.int().optional(),
  what: whatSchema.optional(),
  setting: settingSchema.optional().meta({ description: 'The setting of a RULE.' }),
  immunity: immunitySchema.optional().meta({ description: 'The harm that IMMUNE is against.' }),
  vulnerabilities: z
    .array(vulnerabilitySchema)
    .min(1)
    .optional()
    .meta({ description: 'The sort that BAR_CORRUPTION bars for both seats; absent: the target cannot be corrupted.' }),
  trigger: triggerSchema,
  target: targetSchema,
  when: conditionSchema.optional(),
  duration: durationSchema,
  tag: tagSchema.optional(),
  timing: z.array(timingSchema).min(1).optional().meta({ description: 'Only in these windows of the card.' }),
  cost: z.int().min(1).optional().meta({ description: 'Power stones for an ability.' }),
  games: z.array(gameSchema).min(1).optional().meta({ description: 'Exists only in these games (CARD-10).' }),
});

/** An effect before it is checked as a whole. */
export type EffectFields = z.output<typeof effectFields>;
