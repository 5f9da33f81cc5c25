import { z } from 'zod';
import { attackModeSchema, characteristicSchema } from '../../words.js';
import { conditionSchema } from './conditions.js';
import { effectSchema } from './effects.js';
import { figuresSchema } from './figures.js';
import { number } from './one-word.js';

/** A change that holds as long as its card or sheet lies open. */
export const modifierSchema = z
  .strictObject({
    who: figuresSchema,
    characteristic: characteristicSchema.optional(),
    by: number.optional(),
    combat: number.optional().meta({ description: 'Combat dice in its attacks.' }),
    power: number.optional().meta({ description: 'Power dice in its attacks.' }),
    against: figuresSchema.optional().meta({ description: 'Only in attacks on these.' }),
    if: conditionSchema.optional(),
  })
  .meta({ id: 'Modifier', description: 'A change that holds as long as its card or sheet lies open.' });
export type Modifier = z.output<typeof modifierSchema>;

/** What a figure may do, or not, as long as a card or sheet lies open. */
export const abilitySchema = z
  .enum([
    'RANGED_ATTACKS',
    'IGNORE_ENEMIES_MOVING',
    'CANNOT_BE_PUSHED',
    'PUSH_TWICE',
    'SEE_THROUGH_ENEMIES',
    'SURE_FOOTED',
    'NO_REPOSITION',
    'NO_RANGED_ATTACKS',
    'CANNOT_MOVE',
    'CANNOT_ATTACK',
    'CANNOT_USE_OBJECTS',
    'TESTS_ONE_DIE_FEWER',
    'TESTS_ONE_DIE_MORE',
  ])
  .meta({
    id: 'Ability',
    description:
      'IGNORE_ENEMIES_MOVING: enemies neither stop nor pin it. PUSH_TWICE: its pushes go two spaces. SURE_FOOTED: leaving a zone with an enemy does not end its move.',
  });
export type Ability = z.output<typeof abilitySchema>;

export const grantSchema = z
  .strictObject({ who: figuresSchema, ability: abilitySchema, if: conditionSchema.optional() })
  .meta({ id: 'Grant' });
export type Grant = z.output<typeof grantSchema>;

/** When a reaction power of a hero is offered (CLASH-211, CLASH-245, CLASH-267). */
export const momentSchema = z
  .enum(['BEFORE_ROLL', 'AFTER_ATTACK_ROLL', 'AFTER_TEST_ROLL', 'AFTER_HIT', 'AFTER_ATTACK'])
  .meta({ id: 'Moment' });

/** A power of a card or sheet. What it does stands in modifiers, grants, a reaction or effects. */
export const powerSchema = z
  .strictObject({
    trigger: z.enum(['PERMANENT', 'ACTION', 'UNIQUE_ACTION', 'REACTION', 'REVEAL']).meta({
      id: 'PowerTrigger',
      description:
        'PERMANENT: modifiers and grants, from the reveal on (CLASH-058). ACTION, UNIQUE_ACTION: for an action (CLASH-059, CLASH-060). ' +
        'REACTION: at `reaction` (CLASH-211). REVEAL: at the reveal.',
    }),
    modifiers: z.array(modifierSchema).optional(),
    grants: z.array(grantSchema).optional(),
    reaction: z
      .strictObject({
        moment: momentSchema,
        to: z.enum(['ATTACK_ON', 'ATTACK_BY', 'TEST_BY']).meta({ id: 'ReactionTo' }),
        figures: figuresSchema.meta({ description: 'Whose attack or test, seen from the owner as SELF.' }),
        mode: attackModeSchema.optional(),
        oncePerTurn: z.boolean().optional(),
      })
      .meta({ id: 'ReactionMoment' })
      .optional(),
    do: z.array(effectSchema).optional(),
  })
  .meta({ id: 'Power' });
export type Power = z.output<typeof powerSchema>;
