import { z } from 'zod';
import { attackModeSchema, characteristicSchema } from '../words.js';
import type { Parts, WideDialect } from './dialect.js';
import type { Effect, Grant, Modifier, Power } from './language.js';
import { wordNumber } from './one-word.js';
import { momentSchema } from './terms.js';

/** The schemas of what cards and sheets allow and change. */
export function powerSchemas(
  { abilitySchema, modifiers, cited }: WideDialect,
  { figuresSchema, conditionSchema }: Parts,
  effectSchema: z.ZodType<Effect>,
): { modifierSchema: z.ZodType<Modifier>; grantSchema: z.ZodType<Grant>; powerSchema: z.ZodType<Power> } {
  const modifierSchema: z.ZodType<Modifier> = z
    .strictObject({
      who: figuresSchema,
      characteristic: characteristicSchema.optional(),
      by: wordNumber.optional(),
      combat: wordNumber.optional().meta({ description: 'Combat dice in its attacks.' }),
      power: wordNumber.optional().meta({ description: 'Power dice in its attacks.' }),
      against: figuresSchema.optional().meta({ description: 'Only in attacks on these.' }),
      if: conditionSchema.optional(),
      ...modifiers,
    })
    .meta({ id: 'Modifier', description: 'A change that holds as long as its card or sheet lies open.' });
  const grantSchema: z.ZodType<Grant> = z
    .strictObject({ who: figuresSchema, ability: abilitySchema, if: conditionSchema.optional() })
    .meta({ id: 'Grant' });
  const reactionSchema = z
    .strictObject({
      moment: momentSchema,
      to: z.enum(['ATTACK_ON', 'ATTACK_BY', 'TEST_BY']).meta({ id: 'ReactionTo' }),
      figures: figuresSchema.meta({ description: 'The figures of the attack or test, seen from the owner as SELF.' }),
      mode: attackModeSchema.optional(),
      oncePerTurn: z.boolean().optional(),
    })
    .meta({ id: 'ReactionMoment' });
  const powerSchema: z.ZodType<Power> = z
    .strictObject({
      trigger: z.enum(['PERMANENT', 'ACTION', 'UNIQUE_ACTION', 'REACTION', 'REVEAL']).meta({
        id: 'PowerTrigger',
        description:
          `PERMANENT: modifiers and grants, from the reveal on (${cited.permanent}). ACTION, UNIQUE_ACTION: for an action (${cited.actions}). ` +
          `REACTION: at \`reaction\` (${cited.reaction}). REVEAL: at the reveal.`,
      }),
      modifiers: z.array(modifierSchema).optional(),
      grants: z.array(grantSchema).optional(),
      reaction: reactionSchema.optional(),
      do: z.array(effectSchema).optional(),
    })
    .meta({ id: 'Power' });
  return { modifierSchema, grantSchema, powerSchema };
}
